// @ts-check
/** What the build of a section's application for phones tells: the server, and the release that it is part of. */
import path from 'node:path';
import webpack from 'webpack';
import { integrityOf } from './integrity-plugin.mjs';

const { Compilation, sources } = webpack;

/** Beside the files: what the page begins with. */
const PHONE_PAGE = 'phone.json';

/** @type {Map<string, BuiltPhone>} */
const known = new Map();

/** What is known of a section's application for phones once it is built. */
export class BuiltPhone {
  /** Whether the section has one. */
  wanted = false;
  /** The hash of every file. @type {Record<string, string>} */
  files = {};

  /** @param {string} name of its build */
  constructor(name) {
    this.name = name;
  }

  /** The one of a section's folder. @param {string} dir @returns {BuiltPhone} */
  static of(dir) {
    const one = known.get(dir) ?? new BuiltPhone(`${path.basename(dir)}_phone`);
    known.set(dir, one);
    return one;
  }

  /** @param {string} file */
  has(file) {
    return file.replace(/\.map$/, '') in this.files;
  }
}

/** Writes `phone.json`: first scripts and styles, the texts of each language, and the pictures of its icon. */
export class PhonePagePlugin {
  /** @param {BuiltPhone} built */
  constructor(built) {
    this.built = built;
  }

  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('PhonePagePlugin', (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT + 100;
      compilation.hooks.processAssets.tap({ name: 'PhonePagePlugin', stage }, () => {
        const first = [...(compilation.entrypoints.get('start')?.getFiles() ?? [])];
        const named = (/** @type {string} */ start) =>
          Object.keys(compilation.assets).filter((file) => file.startsWith(start) && !file.endsWith('.map'));
        const page = {
          scripts: first.filter((file) => file.endsWith('.js')),
          styles: first.filter((file) => file.endsWith('.css')),
          texts: Object.fromEntries(
            ['uk', 'ru', 'en'].map((language) => [language, named(`phone-texts-${language}.`)[0] ?? '']),
          ),
          icons: Object.fromEntries(
            ['icon', 'icon-180', 'icon-512'].map((icon) => [icon, named(`phone-${icon}.`)[0] ?? '']),
          ),
        };
        compilation.emitAsset(PHONE_PAGE, new sources.RawSource(JSON.stringify(page, null, 1)));
        this.built.files = Object.fromEntries(
          Object.entries(compilation.assets)
            .filter(([file]) => !file.endsWith('.map'))
            .map(([file, source]) => [file, integrityOf(source.buffer())]),
        );
      });
    });
  }
}
