// @ts-check
/** What the builds of the door tell the frame's build, which writes `pages.json` (docs/adr/0009). */
import { createRequire } from 'node:module';
import path from 'node:path';

const require = createRequire(import.meta.url);

/** @typedef {{ page: string, lng: string, body: string, styles: string }} Written */

/** What is known of the door once both of its builds are done. */
export class BuiltDoor {
  /** Every file of the browser's build, relative to the output. @type {Set<string>} */
  files = new Set();
  /** First files of each entry. @type {Record<string, string[]>} */
  entries = {};
  /** Where the build that writes the pages lies. */
  writer = '';

  /** @param {string} file */
  has(file) {
    return this.files.has(file);
  }

  /** Files that begin so. @param {string} name */
  named(name) {
    return [...this.files].filter((file) => path.basename(file).startsWith(name) && !file.endsWith('.map'));
  }

  /** The pages in all languages, each by a fresh copy of the writer. @returns {Promise<Written[]>} */
  async write() {
    /** @type {Written[]} */
    const written = [];
    for (const page of this.fresh().DOOR_PAGES) written.push(...(await this.fresh().writePage(page)));
    return written;
  }

  /** @returns {{ DOOR_PAGES: readonly string[], writePage: (page: string) => Promise<Written[]> }} */
  fresh() {
    delete require.cache[this.writer];
    return require(this.writer);
  }
}

/** Tells which files the browser's build of the door made. */
export class DoorFilesPlugin {
  /** @param {BuiltDoor} built */
  constructor(built) {
    this.built = built;
  }

  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.afterEmit.tap('DoorFilesPlugin', ({ assets, assetsInfo, entrypoints }) => {
      const maps = [...assetsInfo.values()].flatMap(({ related }) => related?.sourceMap ?? []).flat();
      this.built.files = new Set([...Object.keys(assets), ...maps]);
      this.built.entries = Object.fromEntries(
        [...entrypoints].map(([name, entry]) => [name, [...entry.getFiles()]]),
      );
    });
  }
}

/** Tells where the build that writes the pages lies. */
export class DoorWriterPlugin {
  /** @param {BuiltDoor} built */
  constructor(built) {
    this.built = built;
  }

  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.afterEmit.tap('DoorWriterPlugin', ({ outputOptions }) => {
      this.built.writer = path.join(String(outputOptions.path), String(outputOptions.filename));
    });
  }
}
