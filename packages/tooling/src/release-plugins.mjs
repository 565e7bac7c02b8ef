// @ts-check
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import webpack from 'webpack';
import { withoutStyleAttributes } from './door-styles.mjs';
import { evaluate } from './evaluate.mjs';
import { integrityOf } from './integrity-plugin.mjs';

const { Compilation, sources } = webpack;

/**
 * Beside a section's files: `release.json`, what a registry has to know of them. File names are relative
 * to the release's folder.
 *
 * preload: scripts and styles of the first view; texts: the text file of each language; pages: the keys of the
 * pages it has; needs: what shell and backend must have; files: the hash of every file.
 */
export class SectionReleasePlugin {
  /**
   * @param {{ name: string, version: string, contract: number, pages: string[], needs: { api: string } }} release
   * @param {{ names: import('./kit-names.mjs').NamesByFace }} kit what it takes from the kit, once that is known
   * @param {{ files: Record<string, string> }} [phone] its application for phones, built before it
   */
  constructor(release, kit, phone) {
    this.phone = phone;
    this.release = release;
    this.kit = kit;
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
          needs: { ...this.release.needs, kit: this.kit.names },
          preload: [...starting('remoteEntry.'), ...starting('section.')],
          texts: Object.fromEntries(
            ['uk', 'ru', 'en'].flatMap((language) =>
              starting(`texts-${language}.`).map((file) => [language, file]),
            ),
          ),
          files: {
            ...this.phone?.files,
            ...Object.fromEntries(
              Object.entries(compilation.assets)
                .filter(([file]) => !file.endsWith('.map'))
                .map(([file, source]) => [file, integrityOf(source.buffer())]),
            ),
          },
        };
        compilation.emitAsset('release.json', new sources.RawSource(JSON.stringify(release, null, 2)));
      });
    });
  }
}

/** Files of which every page needs those of its language. */
const LANGUAGES = ['uk', 'ru', 'en'];
const FONT = /onest-(cyrillic|latin)-wght.*\.woff2$/;

/** Pages of the door with a file of their own; the others, around the session, share one. @type {Record<string, string>} */
const FILE_OF = { landing: 'landing', oferta: 'oferta' };

/** Asked for before what is only preloaded: nothing stands without it. */
const FIRST = 'defer fetchpriority="high" ';

/** @param {string} file @param {string} [how] */
const script = (file, how = 'defer ') => `<script ${how}src="/${file}" nonce="{{nonce}}"></script>`;
/** @param {readonly string[]} files */
const styles = (files) =>
  files.filter((file) => file.endsWith('.css')).map((file) => `<link rel="stylesheet" href="/${file}">`);
/** @param {readonly string[]} files */
const scripts = (files) => files.filter((file) => file.endsWith('.js'));
/** @param {readonly string[]} files @param {string} language */
const textsOf = (files, language) =>
  scripts(files).filter((file) => path.basename(file).startsWith(`texts-${language}.`));

/**
 * The shell's `pages.json`: the page template with its scripts, the pages of the door as they were written
 * down, and the route table with titles, for the server to answer every address with the right status,
 * language and title.
 */
export class ShellPagesPlugin {
  /**
   * @param {{ template: string, pages: string, version: string,
   *   kit: { names: import('./kit-names.mjs').NamesByFace },
   *   door: { template: string, built: import('./door-plugins.mjs').BuiltDoor } }} options absolute paths of source files
   */
  constructor(options) {
    this.options = options;
  }

  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    const { template, pages, version, kit, door } = this.options;
    compiler.hooks.thisCompilation.tap('ShellPagesPlugin', (compilation) => {
      for (const file of [template, pages, door.template]) compilation.fileDependencies.add(file);
      // A change of the door alone makes this build anew too, since its pages are written here.
      compilation.contextDependencies.add(path.dirname(pages));
      const options = { name: 'ShellPagesPlugin', stage: Compilation.PROCESS_ASSETS_STAGE_REPORT + 100 };
      compilation.hooks.processAssets.tapPromise(options, async () => {
        const files = compilation.entrypoints.get('main')?.getFiles() ?? [];
        const all = Object.keys(compilation.assets);
        const texts = Object.fromEntries(
          LANGUAGES.map((language) => [language, `/${textsOf(all, language)[0]}`]),
        );
        const fonts = all.filter((file) => FONT.test(file)).map((file) => `/${file}`);
        const tags = [...styles(files), ...scripts(files).map((file) => script(file, FIRST))];
        const html = await filled(template, tags);
        const table = (await evaluate(pages)).pages;
        const json = {
          version,
          template: html,
          texts,
          fonts,
          kit: kit.names,
          door: await this.door([...scripts(files), ...styles(files)]),
          ...Object(table),
        };
        compilation.emitAsset('pages.json', new sources.RawSource(JSON.stringify(json, null, 1)));
      });
    });
  }

  /** The door's part of `pages.json`. @param {readonly string[]} frame what the frame begins with */
  async door(frame) {
    const { built, template } = this.options.door;
    const first = built.entries.door ?? [];
    const early = scripts(built.entries['door-early'] ?? []);
    const tags = [
      ...early.map((file) => script(file, '')),
      ...styles(first),
      ...scripts(first).map((file) => script(file)),
    ];
    const written = await built.write();
    const own = (/** @type {string} */ page, /** @type {string} */ lng) => [
      ...built.named(`door-texts-${lng}.`),
      ...built.named(`door-${FILE_OF[page] ?? 'auth'}.`),
      ...(page === 'oferta' ? built.named(`oferta-${lng}.`) : []),
    ];
    return {
      template: await filled(template, tags),
      pages: written.map(({ page, lng, ...one }) => ({
        page,
        lng,
        ...withNonce(one),
        files: own(page, lng).map((file) => `/${file}`),
        // Whoever signs in comes into the frame next.
        next: ['login', 'registration'].includes(page) ? scripts(frame).map((file) => `/${file}`) : [],
      })),
    };
  }
}

/** A written page as the page's security policy takes it. @param {{ body: string, styles: string }} written */
function withNonce({ body, styles }) {
  const { body: bare, rules } = withoutStyleAttributes(body);
  const all = `${styles}${rules && `<style >${rules}</style>`}`;
  return { body: bare, styles: all.replaceAll('<style ', '<style nonce="{{nonce}}" ') };
}

/** A page's template with the tags of its files. @param {string} template @param {readonly string[]} tags */
async function filled(template, tags) {
  return (await readFile(template, 'utf8')).replace('{{assets}}', tags.join('\n    '));
}
