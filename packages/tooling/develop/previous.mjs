// @ts-check
/**
 * The version before this one, built: what a browser may still have of us after a release, and what a server may
 * still run. It is the last release that history knows; where there is none (a shallow clone, an archive), or it
 * cannot be built here, the same sources under another version stand in.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { installEnv } from '../src/install.mjs';
import { run } from '../src/processes.mjs';
import { root } from '../src/workspace.mjs';

/** Written when a release's contract of the API is noted (`npm run release:api`). */
const RELEASED = 'packages/contract/released/openapi.json';
const folder = join(root, '.cache', 'previous');
/** What a checkout holds besides sources. */
const NO_SOURCE = /^(\.git|\.cache|node_modules|dist|var)$/;

/** @typedef {{ kind: 'release' | 'same sources', id: string, dir: string }} Previous */

/** @param {string[]} args @returns {string} what git says; empty when there is no git or no history */
function git(...args) {
  const { status, stdout } = spawnSync('git', ['-C', root, '-c', `safe.directory=${root}`, ...args], {
    encoding: 'utf8',
  });
  return status === 0 ? stdout.trim() : '';
}

/** The commit of the last release: its tag, else where its contract of the API was noted. */
export function lastRelease() {
  const tag = git('describe', '--tags', '--abbrev=0', 'HEAD~1');
  const commit = tag ? git('rev-parse', `${tag}^{commit}`) : git('log', '-1', '--format=%H', '--', RELEASED);
  // In a shallow clone the oldest commit seems to have written everything.
  const whole = git('rev-parse', '--is-shallow-repository') === 'false';
  return whole && commit && commit !== git('rev-parse', 'HEAD') ? commit : '';
}

/** @param {string} commit @param {string} dir */
function unpack(commit, dir) {
  const archive = join(folder, `${commit}.tar`);
  git('archive', '--output', archive, commit);
  const { status, stderr } = spawnSync('tar', ['-xf', archive, '-C', dir], { encoding: 'utf8' });
  rmSync(archive, { force: true });
  if (status !== 0) throw new Error(`${commit} cannot be unpacked: ${stderr}`);
}

/** These very sources, as another version. @param {string} dir */
function copyAsOther(dir) {
  for (const entry of readdirSync(root)) {
    if (NO_SOURCE.test(entry)) continue;
    cpSync(join(root, entry), join(dir, entry), {
      recursive: true,
      filter: (from) => !NO_SOURCE.test(from.split('/').at(-1) ?? ''),
    });
  }
  for (const part of readdirSync(dir).filter((name) => /^(shell|backend|mfe-.+)$/.test(name))) {
    const file = join(dir, part, 'package.json');
    writeFileSync(file, readFileSync(file, 'utf8').replace(/"version": "[^"]+"/, '"version": "0.0.9"'));
  }
}

/** Installs and builds by the version's own commands. @param {string} dir */
async function built(dir) {
  const { SYTNO_VERSION: _, ...env } = installEnv(root);
  const { code, output } = await run(process.execPath, ['packages/tooling/bin/build.mjs'], { cwd: dir, env });
  if (code !== 0) throw new Error(`The version before could not be built:\n${output.slice(-2_000)}`);
}

/** @param {string} id @param {(dir: string) => void} fill @returns {Promise<string>} its folder, built */
async function prepared(id, fill) {
  const dir = join(folder, id);
  const stamp = join(dir, '.built');
  if (existsSync(stamp)) return dir;
  rmSync(dir, { recursive: true, force: true });
  mkdirSync(dir, { recursive: true });
  fill(dir);
  await built(dir);
  writeFileSync(stamp, '');
  return dir;
}

/** @param {string} now a mark of the present sources @param {(line: string) => void} log @returns {Promise<Previous>} */
export async function buildPrevious(now, log) {
  const commit = lastRelease();
  if (commit) {
    try {
      const id = commit.slice(0, 12);
      return { kind: 'release', id, dir: await prepared(id, (dir) => unpack(commit, dir)) };
    } catch (error) {
      log(error instanceof Error ? error.message : String(error));
    }
  }
  return { kind: 'same sources', id: now, dir: await prepared(now, copyAsOther) };
}
