// @ts-check
/**
 * A remote's output becomes a release: a folder that is never written again, so that a tab opened
 * before a deploy still finds its chunks, and a registry that names the live one. Whoever is cut short
 * anywhere leaves the old state or the new one, nothing between. Node builtins only.
 */
import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, mkdir, open, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { inParallel } from './processes.mjs';
import { filesUnder } from './workspace.mjs';

/**
 * @typedef {object} Release as in packages/contract/src/sections.ts
 * @property {string} name
 * @property {string} version
 * @property {string} entry
 * @property {string[]} preload
 * @property {number} contract
 * @typedef {{ revision: number, sections: Release[] }} Registry
 */

const MANIFEST = 'mf-manifest.json';
const TEXTUAL = new Set(['.js', '.css', '.json', '.svg', '.html', '.txt', '.webmanifest']);
/** Below this a compressed copy saves less than a packet. */
const WORTH_IT = 512;
/** Brotli's highest quality takes seconds for a large file and saves 3 % against 9. */
const SMALL = 200 * 1024;

/** @param {string} file */
async function compressFile(file) {
  const { size } = await stat(file);
  if (size < WORTH_IT) return;
  const content = await readFile(file);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: size <= SMALL ? 11 : 9,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: size,
  };
  const [gz, br] = await Promise.all([
    promisify(gzip)(content, { level: 9 }),
    promisify(brotliCompress)(content, { params }),
  ]);
  await Promise.all([writeFile(`${file}.gz`, gz), writeFile(`${file}.br`, br)]);
}

/** Puts a .gz and a .br beside every textual file, so that the server compresses nothing twice. @param {string} dir */
export async function compressFolder(dir) {
  const files = filesUnder(dir, '.', (file) => TEXTUAL.has(extname(file)));
  await inParallel(files, 4, (file) => compressFile(join(dir, file)));
}

/**
 * What the first view needs, by full path: the container's entry, then scripts and styles of './section'.
 * @param {any} manifest mf-manifest.json @param {string} base path of the release @returns {string[]}
 */
export function preloadOf(manifest, base) {
  const { name, path = '' } = manifest.metaData.remoteEntry;
  const section = manifest.exposes.find((/** @type {any} */ exposed) => exposed.path === './section');
  if (!section) throw new Error(`${base}${MANIFEST} exposes no ./section.`);
  const files = [`${path}${name}`, ...section.assets.js.sync, ...section.assets.css.sync];
  return [...new Set(files)].map((file) => base + file.replace(/^\.?\//, ''));
}

/** @param {string} releases @param {string} section @param {string} version */
export const releaseFolder = (releases, section, version) => join(releases, section, version);

/**
 * Copies the output into the folder of its version unless that is there already.
 * @param {{ dist: string, releases: string, section: string, version: string, contract: number }} what
 * @returns {Promise<Release>}
 */
export async function publish({ dist, releases, section, version, contract }) {
  const target = releaseFolder(releases, section, version);
  if (!existsSync(target)) {
    const draft = join(releases, `.draft-${section}-${randomUUID()}`);
    try {
      await cp(dist, draft, {
        recursive: true,
        filter: (from) => from === dist || !(basename(from).startsWith('.') || from.endsWith('.map')),
      });
      await compressFolder(draft);
      await mkdir(dirname(target), { recursive: true });
      await rename(draft, target);
    } catch (error) {
      await rm(draft, { recursive: true, force: true });
      // Somebody else published the same version meanwhile: theirs stands.
      if (!existsSync(target)) throw error;
    }
  }
  const base = `/mfe/${section}/${version}/`;
  const manifest = JSON.parse(await readFile(join(target, MANIFEST), 'utf8'));
  return { name: section, version, entry: base + MANIFEST, preload: preloadOf(manifest, base), contract };
}

const registryFile = (/** @type {string} */ releases) => join(releases, 'registry.json');

/** @param {string} releases @returns {Promise<Registry>} */
export async function readRegistry(releases) {
  try {
    return JSON.parse(await readFile(registryFile(releases), 'utf8'));
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === 'ENOENT') return { revision: 0, sections: [] };
    throw error;
  }
}

/**
 * Makes the releases the live ones of their sections; the others stay as they are.
 * @param {string} releases @param {Release[]} live @returns {Promise<Registry>}
 */
export async function goLive(releases, live) {
  const before = await readRegistry(releases);
  const names = new Set(live.map(({ name }) => name));
  const sections = [...before.sections.filter(({ name }) => !names.has(name)), ...live].sort((a, b) =>
    a.name.localeCompare(b.name),
  );
  if (JSON.stringify(sections) === JSON.stringify(before.sections)) return before;
  const after = { revision: before.revision + 1, sections };
  await mkdir(releases, { recursive: true });
  const draft = join(releases, `.registry-${randomUUID()}`);
  const handle = await open(draft, 'w');
  try {
    await handle.writeFile(JSON.stringify(after, null, 2));
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(draft, registryFile(releases));
  return after;
}

/** Drafts of publishers that were killed. Only under the build lock: nobody else is writing then. @param {string} releases */
export async function sweepDrafts(releases) {
  if (!existsSync(releases)) return;
  const drafts = (await readdir(releases)).filter((name) => /^\.(draft|registry)-/.test(name));
  await Promise.all(drafts.map((name) => rm(join(releases, name), { recursive: true, force: true })));
}
