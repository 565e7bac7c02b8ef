// @ts-check
/**
 * What the workspace consists of, read from its own files, so that no command keeps a second list of
 * packages or sections. Node builtins only: it runs before anything is installed.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the checkout, wherever the command was called from. */
export const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..', '..');

/** Folders that hold no source: installed, built, cached or left by a run. */
const NOT_SOURCE = new Set(['node_modules', 'dist', 'var', '.cache', '.git', 'test-results', 'coverage']);

/**
 * @typedef {object} WorkspacePackage
 * @property {string} name
 * @property {string} version
 * @property {string} dir path from the root
 * @property {string[]} needs names of the workspace packages it depends on directly
 * @property {Record<string, string>} ranges every dependency of every kind with its range
 *
 * @typedef {{ name: string, dir: string, kind: 'shell' | 'remote' | 'backend' }} Part what is built as one
 */

const DEPENDENCY_FIELDS = ['dependencies', 'devDependencies', 'optionalDependencies', 'peerDependencies'];

/** @param {string} base @param {string} dir @returns {WorkspacePackage} */
function readPackage(base, dir) {
  const json = JSON.parse(readFileSync(join(base, dir, 'package.json'), 'utf8'));
  /** @type {Record<string, string>} */
  const ranges = Object.assign({}, ...DEPENDENCY_FIELDS.map((field) => json[field] ?? {}));
  const needs = Object.keys(ranges).filter((name) => ranges[name]?.startsWith('workspace:'));
  return { name: json.name, version: json.version, dir, needs, ranges };
}

/** Every package of the workspace, the root among them as dir '.'. @returns {WorkspacePackage[]} */
export function readPackages(base = root) {
  const folders = (/** @type {string} */ dir) =>
    existsSync(join(base, dir))
      ? readdirSync(join(base, dir), { withFileTypes: true })
          .filter((entry) => entry.isDirectory() && !NOT_SOURCE.has(entry.name))
          .map((entry) => (dir === '.' ? entry.name : `${dir}/${entry.name}`))
          .filter((path) => existsSync(join(base, path, 'package.json')))
      : [];
  return ['.', ...folders('.'), ...folders('packages')].map((dir) => readPackage(base, dir));
}

/**
 * A package and all workspace packages it stands on, nearest first.
 * @param {WorkspacePackage[]} packages @param {string} name @returns {WorkspacePackage[]}
 */
export function withNeeds(packages, name) {
  /** @type {Map<string, WorkspacePackage>} */
  const found = new Map();
  const queue = [name];
  for (const next of queue) {
    const one = packages.find((candidate) => candidate.name === next);
    if (!one) throw new Error(`No workspace package is called ${next}.`);
    if (found.has(next)) continue;
    found.set(next, one);
    queue.push(...one.needs);
  }
  return [...found.values()];
}

/** @param {string} dir @returns {Part['kind'] | null} */
const kindOf = (dir) =>
  dir === 'backend' || dir === 'shell' ? dir : dir.startsWith('mfe-') ? 'remote' : null;

/** What the build makes: the backend, the shell and each remote. @returns {Part[]} */
export function readParts(base = root) {
  return readPackages(base).flatMap(({ dir }) => {
    const kind = kindOf(dir);
    return kind ? [{ name: dir.replace(/^mfe-/, ''), dir, kind }] : [];
  });
}

/**
 * Files under a folder (or the file itself), as sorted paths from `base` with forward slashes.
 * @param {string} base @param {string} path @param {(path: string) => boolean} [wanted] @returns {string[]}
 */
export function filesUnder(base, path, wanted = () => true) {
  const full = join(base, path);
  if (!existsSync(full)) return [];
  /** @type {string[]} */
  const found = [];
  const walk = (/** @type {string} */ dir) => {
    for (const entry of readdirSync(dir, { withFileTypes: true })) {
      if (entry.isDirectory() && !NOT_SOURCE.has(entry.name)) walk(join(dir, entry.name));
      if (entry.isFile()) found.push(relative(base, join(dir, entry.name)).split(sep).join('/'));
    }
  };
  try {
    walk(full);
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'ENOTDIR') throw error;
    found.push(path);
  }
  return found.filter(wanted).sort();
}
