// @ts-check
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import webpack from 'webpack';
import { evaluate } from './evaluate.mjs';

const { Compilation, sources } = webpack;

/**
 * Beside a section's files: `release.json`, what a registry has to know of them. File names are relative
 * to the release's folder.
 *
 * preload: scripts and styles of the first view; texts: the text file of each language.
 */
export class SectionReleasePlugin {
  /** @param {{ name: string, version: string, contract: number }} release */
  constructor(release) {
    this.release = release;
  }

  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('SectionReleasePlugin', (compilation) => {
      const options = { name: 'SectionReleasePlugin', stage: Compilation.PROCESS_ASSETS_STAGE_REPORT + 100 };
      compilation.hooks.processAssets.tap(options, () => {
        const files = Object.keys(compilation.assets).filter((file) => /\.(js|css)$/.test(file));
        const starting = (/** @type {string} */ prefix) => files.filter((file) => file.startsWith(prefix));
        const release = {
          ...this.release,
          preload: [...starting('remoteEntry.'), ...starting('section.')],
          texts: Object.fromEntries(
            ['uk', 'ru', 'en'].flatMap((language) =>
              starting(`texts-${language}.`).map((file) => [language, file]),
            ),
          ),
        };
        compilation.emitAsset('release.json', new sources.RawSource(JSON.stringify(release, null, 2)));
      });
    });
  }
}

/**
 * The shell's `pages.json`: the page template with its scripts, and the route table with titles, for the
 * server to answer every address with the right status, language and title.
 */
export class ShellPagesPlugin {
  /** @param {{ template: string, pages: string, version: string }} options absolute paths of the two source files */
  constructor(options) {
    this.options = options;
  }

  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    const { template, pages, version } = this.options;
    compiler.hooks.thisCompilation.tap('ShellPagesPlugin', (compilation) => {
      compilation.fileDependencies.add(template);
      compilation.fileDependencies.add(pages);
      const options = { name: 'ShellPagesPlugin', stage: Compilation.PROCESS_ASSETS_STAGE_REPORT + 100 };
      compilation.hooks.processAssets.tapPromise(options, async () => {
        const files = compilation.entrypoints.get('main')?.getFiles() ?? [];
        const all = Object.keys(compilation.assets);
        const texts = Object.fromEntries(
          ['uk', 'ru', 'en'].flatMap((language) =>
            all
              .filter((file) => path.basename(file).startsWith(`texts-${language}.`) && file.endsWith('.js'))
              .map((file) => [language, `/${file}`]),
          ),
        );
        const font = all.filter((file) => /onest-(cyrillic|latin)-wght.*\.woff2$/.test(file));
        const tags = [
          ...files.filter((f) => f.endsWith('.css')).map((f) => `<link rel="stylesheet" href="/${f}">`),
          ...files
            .filter((f) => f.endsWith('.js'))
            .map((f) => `<script defer src="/${f}" nonce="{{nonce}}"></script>`),
        ];
        const html = (await readFile(template, 'utf8')).replace('{{assets}}', tags.join('\n    '));
        const table = (await evaluate(pages)).pages;
        const json = { version, template: html, texts, fonts: font.map((f) => `/${f}`), ...Object(table) };
        compilation.emitAsset('pages.json', new sources.RawSource(JSON.stringify(json, null, 1)));
      });
    });
  }
}
