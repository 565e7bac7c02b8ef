// @ts-check
/** `pnpm --filter mfe-recipes dev`: one section, watched, on a page of its own and for shells that run elsewhere. */
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import webpack from 'webpack';
import { build } from '../src/build.mjs';
import { evaluate } from '../src/evaluate.mjs';
import { freePort } from '../src/port.mjs';
import { atStop } from '../src/processes.mjs';
import { startServer } from '../src/server.mjs';
import { readParts, root } from '../src/workspace.mjs';
import { sectionBuilds } from './section-build.mjs';
import { serveSection } from './section-server.mjs';

/** @typedef {(line: string) => void} Log */

/** The product's usual address on a developer's machine. */
const USUAL = 'http://localhost:3000';
/** Sections are developed side by side: each has a port of its own from here on. */
const FIRST_PORT = 3101;

export const sections = () => readParts().flatMap(({ name, kind }) => (kind === 'remote' ? [name] : []));

/** @param {string} section */
export const usualPort = (section) => FIRST_PORT + sections().indexOf(section);

/** @param {string} address */
async function isReady(address) {
  try {
    return (await fetch(`${address}/api/health/ready`, { signal: AbortSignal.timeout(3_000) })).ok;
  } catch {
    return false;
  }
}

/**
 * The server whose answers the section gets: the one that was named, the one that runs at the usual address,
 * else one of our own.
 * @param {string | undefined} named @param {Log} log @returns {Promise<string>}
 */
async function realApi(named, log) {
  if (named !== undefined) {
    const { origin } = new URL(named);
    if (!(await isReady(origin))) throw new Error(`No server answers at ${origin}.`);
    return origin;
  }
  if (await isReady(USUAL)) return USUAL;
  log(`Nothing answers at ${USUAL}: starting a server with demo data …`);
  const { failed } = await build({ only: ['backend'], log });
  if (failed.length > 0) throw new Error('The backend could not be built.');
  const data = join(root, 'var', 'section-data');
  mkdirSync(data, { recursive: true });
  const { url, stop } = await startServer(await freePort(), {
    DATA_DIR: data,
    LOG_LEVEL: 'warn',
    DEMO: 'on',
  });
  atStop(stop);
  return url;
}

/** The first page of the section that an address alone opens. @param {string} section @returns {Promise<string>} */
async function firstPage(section) {
  const { sytno } = JSON.parse(readFileSync(join(root, `mfe-${section}`, 'package.json'), 'utf8'));
  const { PAGES } = /** @type {{ PAGES: Record<string, { path: string }> }} */ (
    await evaluate(join(root, 'packages/kit/src/routes/table.ts'))
  );
  const paths = sytno.pages.map(
    (/** @type {string} */ key) => PAGES[key]?.path.replace('/:lng', '/uk') ?? '',
  );
  return paths.find((/** @type {string} */ path) => path !== '' && !path.includes(':')) ?? '/uk';
}

/**
 * @param {{ section: string, port: number, api?: string | undefined, fake: boolean, log: Log }} what
 * @returns {Promise<{ url: string, close: () => Promise<void> }>} once its page can be opened
 */
export async function developSection({ section, port, api: named, fake, log }) {
  if (!sections().includes(section)) {
    throw new Error(`${section} is no section. Run this as: pnpm --filter mfe-recipes dev`);
  }
  const out = join(root, '.cache', 'develop', section);
  const [api, first] = await Promise.all([fake ? '' : realApi(named, log), firstPage(section)]);
  const served = await serveSection({ section, out, api, first, port });
  const compiler = webpack(sectionBuilds(join(root, `mfe-${section}`), out));
  await new Promise((resolve) => {
    const watching = compiler.watch({ aggregateTimeout: 100 }, (failure, stats) => {
      if (failure) console.error(failure);
      if (stats?.hasErrors()) console.error(stats.toString({ all: false, errors: true, colors: false }));
      else log(`${section} built`);
      served.changed();
      resolve(undefined);
    });
    atStop(() => new Promise((done) => watching?.close(() => done(undefined))));
  });
  atStop(served.close);
  log(
    [
      '',
      `${section} alone: ${served.url}${first}`,
      api ? `its answers come from ${api}` : 'its answers are samples that keep the contract',
      `in a running shell: add ?mfe.${section}=${served.url}/mf-manifest.json to an address`,
      '(as administrator, or where SECTIONS_OVERRIDE=on). Stop with Ctrl-C.',
    ].join('\n'),
  );
  return served;
}
