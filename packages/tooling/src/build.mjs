// @ts-check
/**
 * Builds what changed and publishes the remotes. Shared by start, build, test, bench and dev, so that
 * all of them serve the same files. Node builtins only: webpack runs in children.
 */
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { builtFrom, hashOf, markBuilt, sourcesOf } from './hash.mjs';
import { withLock } from './lock.mjs';
import { inParallel, run } from './processes.mjs';
import { compressFolder, goLive, publish, sweepDrafts } from './publish.mjs';
import { readPackages, readParts, root } from './workspace.mjs';

/** @typedef {import('./workspace.mjs').Part} Part @typedef {import('./publish.mjs').Release} Release */

const releases = join(root, 'var', 'releases');

/** @param {string} version of package.json @param {string} hash of the sources */
export const releaseVersion = (version, hash) => `${version}-${hash.slice(0, 8)}`;

/** @param {Part} part @param {string} version @param {(line: string) => void} log @returns {Promise<boolean>} */
async function make(part, version, log) {
  const started = performance.now();
  const args =
    part.kind === 'backend'
      ? [join(root, 'backend/build.mjs')]
      : [join(root, 'packages/tooling/src/bundle.mjs'), part.dir];
  await rm(join(root, part.dir, 'dist', '.sources'), { force: true });
  const env = { ...process.env, NODE_ENV: 'production', SYTNO_VERSION: version };
  const { code, output } = await run(process.execPath, args, { cwd: join(root, part.dir), env });
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  log(
    code === 0
      ? `  ${part.name} built in ${seconds} s`
      : `  ${part.name} could not be built:\n${output.trim()}`,
  );
  if (code === 0 && part.kind === 'shell') await compressFolder(join(root, part.dir, 'dist', 'static'));
  return code === 0;
}

/**
 * The release of the present output, published beside the others. Which one is live is the server's matter: it
 * takes what it sees here for the first time (backend/src/platform/sections).
 * @param {Part} part @param {string} version @returns {Promise<Release>}
 */
function release(part, version) {
  const dist = join(root, part.dir, 'dist');
  return publish({ dist, releases, section: part.name, version });
}

/**
 * @typedef {{ built: string[], reused: string[], failed: string[] }} Outcome
 * @param {Part[]} parts @param {boolean} publishing @param {(line: string) => void} log @returns {Promise<Outcome>}
 */
async function buildParts(parts, publishing, log) {
  await sweepDrafts(releases);
  const packages = readPackages();
  /** @type {Outcome} */
  const outcome = { built: [], reused: [], failed: [] };
  // The shell takes longest: begun last it would be waited for alone.
  const longestFirst = [...parts].sort((a, b) => Number(b.kind === 'shell') - Number(a.kind === 'shell'));
  const live = await inParallel(longestFirst, 2, async (part) => {
    const hash = hashOf(root, sourcesOf(packages, part));
    const version = releaseVersion(packages.find(({ dir }) => dir === part.dir)?.version ?? '0', hash);
    const fresh = builtFrom(root, part) !== hash;
    if (fresh) {
      if (!(await make(part, version, log))) {
        outcome.failed.push(part.name);
        return null;
      }
      markBuilt(root, part, hash);
    }
    outcome[fresh ? 'built' : 'reused'].push(part.name);
    return part.kind === 'remote' && publishing ? release(part, version) : null;
  });
  await goLive(
    releases,
    live.filter((one) => one !== null),
  );
  return outcome;
}

/**
 * @param {{ only?: string[], publishing?: boolean, log?: (line: string) => void }} options only: names of parts,
 *   all without; publishing: whether this installation gets the releases of the sections
 * @returns {Promise<Outcome>}
 */
export async function build({ only, publishing = true, log = console.log } = {}) {
  const all = readParts();
  const unknown = (only ?? []).filter((name) => !all.some((part) => part.name === name));
  if (unknown.length > 0) {
    throw new Error(
      `No part is called ${unknown.join(', ')}: there are ${all.map(({ name }) => name).join(', ')}.`,
    );
  }
  const parts = only ? all.filter(({ name }) => only.includes(name)) : all;
  return withLock(
    join(root, '.cache', 'build.lock'),
    () => buildParts(parts, publishing, log),
    (pid) => log(`Waiting for another build (process ${pid}) …`),
  );
}
