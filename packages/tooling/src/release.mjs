// @ts-check
/** Releasing of one section: build it alone, check it, upload it, make it live by compare-and-swap. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { sectionBreaches } from '../checks/budgets.mjs';
import { build } from './build.mjs';
import { integrityOf } from './integrity-plugin.mjs';
import { run } from './processes.mjs';
import { ReleaseServer } from './release-server.mjs';
import { readParts, root } from './workspace.mjs';

/** @typedef {(line: string) => void} Log @typedef {import('./release-server.mjs').State} State */

/** @typedef {{ name: string, version: string, files: Record<string, string>, preload: string[] }} Description */

/** @param {string} section @returns {Description} what the build says of its output */
const description = (section) =>
  JSON.parse(readFileSync(join(root, `mfe-${section}`, 'dist', 'release.json'), 'utf8'));

/** @template T @param {Log} log @param {string} name @param {() => Promise<T>} work @returns {Promise<T>} */
async function timed(log, name, work) {
  const started = performance.now();
  const result = await work();
  log(`  ${name.padEnd(22)} ${((performance.now() - started) / 1000).toFixed(1)} s`);
  return result;
}

/** The same suite for every section: its module, its pages on a fake shell, its texts. @param {string} section */
async function contractSuite(section) {
  const script = join(root, 'node_modules/jest/bin/jest.js');
  const NODE_OPTIONS = `${process.env.NODE_OPTIONS ?? ''} --experimental-vm-modules --no-warnings`.trim();
  const args = [script, '--selectProjects', 'tooling', '--runInBand', '--', 'section-contract'];
  const env = { ...process.env, NODE_OPTIONS, SYTNO_SECTION: section };
  const { code, output } = await run(process.execPath, args, { cwd: root, env });
  if (code !== 0) throw new Error(`${section} does not keep its contract:\n${output}`);
}

/** @param {string} section */
async function buildAlone(section) {
  /** @type {string[]} */
  const lines = [];
  const { failed } = await build({ only: [section], publishing: false, log: (line) => lines.push(line) });
  if (failed.length > 0) throw new Error(lines.join('\n'));
}

/** Every file that is described is there, unchanged. @param {string} section @param {Description} release */
function readFiles(section, { files }) {
  const dist = join(root, `mfe-${section}`, 'dist');
  return Object.entries(files).map(([name, hash]) => {
    const bytes = readFileSync(join(dist, name));
    if (integrityOf(bytes) !== hash) throw new Error(`${name} is not the file that was built: build again.`);
    return /** @type {const} */ ([name, bytes]);
  });
}

/** @param {string} section @param {Log} log @returns {Promise<{ version: string, archive: Buffer, release: Description }>} */
async function checked(section, log) {
  await Promise.all([
    timed(log, 'built', () => buildAlone(section)),
    timed(log, 'contract kept', () => contractSuite(section)),
  ]);
  const release = description(section);
  const files = await timed(log, 'budgets and files', async () => {
    const breaches = sectionBreaches(section);
    if (breaches.length > 0) throw new Error(breaches.join('\n'));
    return readFiles(section, release);
  });
  const packed = Object.fromEntries(files.map(([name, bytes]) => [name, bytes.toString('base64')]));
  const archive = await promisify(gzip)(JSON.stringify({ release, files: packed }));
  return { version: release.version, archive, release };
}

/** What browsers get is what was built. @param {ReleaseServer} server @param {Description} release */
async function checkServed(server, { name, version, files, preload }) {
  for (const file of preload) {
    const bytes = await server.file(`/mfe/${name}/${version}/${file}`);
    if (integrityOf(bytes) !== files[file]) throw new Error(`${file} is served otherwise than it was built.`);
  }
}

/**
 * @param {ReleaseServer} server
 * @param {{ section: string, share: number, activate: boolean, log: Log }} what
 */
async function release(server, { section, share, activate, log }) {
  const started = performance.now();
  // Read first: whoever releases meanwhile is noticed.
  const before = await server.state();
  log(`${section} → ${server.url} (live: ${before.live ?? 'nothing'}, revision ${before.revision})`);
  const { version, archive, release: built } = await checked(section, log);
  const size = `uploaded, ${Math.round(archive.length / 1024)} KB`;
  const { isNew } = await timed(log, size, () => server.upload(version, archive));
  await timed(log, 'served as built', () => checkServed(server, built));
  if (activate) {
    await timed(log, share === 100 ? 'activated' : `tried by ${share} %`, () =>
      server.activate(version, before.revision, share),
    );
  }
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const outcome = activate ? (share === 100 ? 'is live' : `is tried by ${share} %`) : 'is uploaded';
  log(
    `${version} ${outcome}, ${seconds} s after the command${isNew ? '' : '; its files were there already'}.`,
  );
}

/** @param {State} state */
const line = ({ section, live, previous, trial, pinned, revision }) =>
  [
    `${section}: ${live ?? 'nothing'} is live`,
    ...(trial ? [`${trial.version} is tried by ${trial.share} %`] : []),
    ...(previous ? [`${previous} was before`] : []),
    ...(pinned ? ['pinned'] : []),
    `revision ${revision}`,
  ].join(', ');

/**
 * @param {{ section: string, command: string, version?: string | undefined, share: number, activate: boolean,
 *   log: Log }} what
 * @returns {Promise<number>} exit code
 */
export async function releaseCommand({ section, command, version, share, activate, log }) {
  if (!readParts().some(({ name, kind }) => name === section && kind === 'remote')) {
    throw new Error(`${section} is no section. Run this as: pnpm --filter mfe-recipes release`);
  }
  const server = new ReleaseServer(process.env.SYTNO_URL ?? 'http://localhost:3000', section);
  /** @type {Record<string, (revision: number) => Promise<State>>} */
  const moves = {
    activate: (revision) => server.activate(version ?? '', revision, share),
    rollback: (revision) => server.rollback(revision),
    pin: (revision) => server.pin(true, revision),
    unpin: (revision) => server.pin(false, revision),
  };
  if (command === 'release') {
    await release(server, { section, share, activate, log });
    return 0;
  }
  if (command === 'list') {
    log(line(await server.state()));
    return 0;
  }
  const move = moves[command];
  if (!move || (command === 'activate' && !version)) {
    throw new Error(`release ${command} is no command; release --help names them.`);
  }
  log(line(await move((await server.state()).revision)));
  return 0;
}
