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
 * @typedef {object} Release as in packages/contract/src/registry.ts
 * @property {string} name
 * @property {string} version
 * @property {string} entry
 * @property {string[]} preload
 * @property {Record<string, string>} texts
 * @property {number} contract
 * @property {string[]} [pages]
 * @property {Record<string, string>} [integrity]
 * @property {{ api: string, kit: Record<string, string[]> }} [needs]
 * @typedef {{ revision: number, sections: Release[] }} Registry
 */

const MANIFEST = 'mf-manifest.json';
/** Written by the remote's build (release-plugins.mjs): what a registry has to know of it. */
const RELEASE = 'release.json';
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
 * The registry's entry of a release, from what the build wrote beside its files.
 * @param {string} target folder of the release @param {string} base its path in addresses
 * @returns {Promise<Release>}
 */
async function describe(target, base) {
  const [manifest, release] = await Promise.all(
    [MANIFEST, RELEASE].map(async (file) => JSON.parse(await readFile(join(target, file), 'utf8'))),
  );
  if (!manifest.exposes.some((/** @type {any} */ { path }) => path === './section')) {
    throw new Error(`${base}${MANIFEST} exposes no ./section.`);
  }
  /** @type {Record<string, string>} */
  const texts = release.texts;
  const missing = Object.keys(release.files).filter((file) => !existsSync(join(target, file)));
  if (missing.length > 0)
    throw new Error(`${base}${RELEASE} names ${missing.join(', ')}, which is not there.`);
  return {
    name: release.name,
    version: release.version,
    entry: base + MANIFEST,
    preload: release.preload.map((/** @type {string} */ file) => base + file),
    texts: Object.fromEntries(Object.entries(texts).map(([language, file]) => [language, base + file])),
    contract: release.contract,
    pages: release.pages,
    integrity: Object.fromEntries(
      [MANIFEST, ...release.preload, ...Object.values(texts)].map((file) => [file, release.files[file]]),
    ),
    needs: release.needs,
  };
}

/** What only tools look at. @param {string} name */
const isLeftOut = (name) => name.startsWith('.') || name.endsWith('.map');

/** @param {string} releases @param {string} section @param {string} version */
export const releaseFolder = (releases, section, version) => join(releases, section, version);

/**
 * Copies the output into the folder of its version unless that is there already.
 * @param {{ dist: string, releases: string, section: string, version: string }} what
 * @returns {Promise<Release>}
 */
export async function publish({ dist, releases, section, version }) {
  const target = releaseFolder(releases, section, version);
  if (!existsSync(target)) {
    const draft = join(releases, `.draft-${section}-${randomUUID()}`);
    try {
      await cp(dist, draft, {
        recursive: true,
        filter: (from) => from === dist || !isLeftOut(basename(from)),
      });
      await describe(draft, `/mfe/${section}/${version}/`);
      await compressFolder(draft);
      await mkdir(dirname(target), { recursive: true });
      await rename(draft, target);
    } catch (error) {
      await rm(draft, { recursive: true, force: true });
      // Somebody else published the same version meanwhile: theirs stands.
      if (!existsSync(target)) throw error;
    }
  }
  return describe(target, `/mfe/${section}/${version}/`);
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
