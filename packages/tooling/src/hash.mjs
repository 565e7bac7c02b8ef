// @ts-check
/**
 * A part is built again only when the hash of everything that can change its output differs from the
 * hash kept with that output. webpack's own cache takes seconds to say "nothing changed"; this takes
 * a tenth of one. Node builtins only.
 */
import { createHash } from 'node:crypto';
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PICTURE_SEEDS } from './food-pictures-seeds.mjs';
import { filesUnder, withNeeds } from './workspace.mjs';

/** @typedef {import('./workspace.mjs').Part} Part @typedef {import('./workspace.mjs').WorkspacePackage} WorkspacePackage */

const NO_INFLUENCE = /\.spec\.[^/]+$|\.tsbuildinfo$/;

/** Names and contents of the files under the paths, in an order of their own. @param {string} base @param {string[]} paths */
export function hashOf(base, paths) {
  const hash = createHash('sha256');
  const files = paths.flatMap((path) => filesUnder(base, path, (file) => !NO_INFLUENCE.test(file)));
  for (const file of [...new Set(files)].sort()) {
    const content = readFileSync(join(base, file));
    hash.update(`${file}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}

/**
 * Where a part's output comes from: its folder, the packages under it, the lockfile, of the
 * tooling only what takes part in bundling, and for the shell the facts that name food pictures.
 * @param {WorkspacePackage[]} packages @param {Part} part @returns {string[]}
 */
export function sourcesOf(packages, part) {
  const own = packages.find(({ dir }) => dir === part.dir);
  if (!own) throw new Error(`${part.dir} is no package of the workspace.`);
  const tooling = 'packages/tooling';
  const folders = withNeeds(packages, own.name).map(({ dir }) => dir);
  return [
    ...folders.filter((dir) => dir !== tooling),
    ...['src', 'runtime', 'package.json'].map((path) => `${tooling}/${path}`),
    ...(part.kind === 'shell' ? PICTURE_SEEDS : []),
    'pnpm-lock.yaml',
  ];
}

const stamp = (/** @type {string} */ base, /** @type {Part} */ part) =>
  join(base, part.dir, 'dist', '.sources');

/** The hash that the present output was built from, null without output. @param {string} base @param {Part} part */
export function builtFrom(base, part) {
  try {
    return readFileSync(stamp(base, part), 'utf8');
  } catch {
    return null;
  }
}

/** Written last, so that a build that was cut short counts as none. @param {string} base @param {Part} part @param {string} hash */
export function markBuilt(base, part, hash) {
  writeFileSync(`${stamp(base, part)}.new`, hash);
  renameSync(`${stamp(base, part)}.new`, stamp(base, part));
}
