// @ts-check
/**
 * Fifty photos sent at once, while somebody else asks for the list of recipes, a page and his week again and
 * again: how long those answers take, beside how long they take when nothing is uploaded. Each round starts
 * when the one before is done. Figures in ms.
 */
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isMainThread, Worker, workerData } from 'node:worker_threads';
import { build } from '../src/build.mjs';
import { median } from '../src/figures.mjs';
import { freePort } from '../src/port.mjs';
import { signInDemo } from '../src/demo-account.mjs';
import { startServer } from '../src/server.mjs';
import { root } from '../src/workspace.mjs';

export const about = 'ms of other answers while 50 photos are uploaded at once, and until all are there';

const UPLOADS = 50;
const ROUNDS = 5;
const BUDGET = 200;
/** A phone's photo, in pixels. */
const PHOTO = { width: 4000, height: 3000 };

/** @typedef {Record<string, string>} Headers */

/** Different photos that do not compress to nothing. @returns {Promise<Buffer[]>} */
async function photos() {
  const sharp = createRequire(join(root, 'backend/package.json'))('sharp');
  const grain = { type: 'gaussian', mean: 128, sigma: 12 };
  return Promise.all(
    ['#b5564a', '#6e9b4e', '#c9a227', '#3a5a8c'].map((background) =>
      sharp({ create: { ...PHOTO, channels: 3, background, noise: grain } })
        .resize(PHOTO.width, PHOTO.height)
        .jpeg({ quality: 85 })
        .toBuffer(),
    ),
  );
}

/** @param {string} url @param {string} name @returns {Promise<Headers>} */
const signedIn = async (url, name) => JSON.parse(await signInDemo(url, name)).headers;

/** @param {string} url @param {Headers} headers @returns {Promise<number>} ms until the answer is there */
async function timed(url, headers) {
  const started = performance.now();
  const answer = await fetch(url, { headers });
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`${answer.status} for ${url}`);
  return performance.now() - started;
}

/**
 * Asks as long as told, one answer after another.
 * @param {string} url @param {Headers} headers @param {() => boolean} goesOn @returns {Promise<number[]>}
 */
async function asked(url, headers, goesOn) {
  const day = new Date().toISOString().slice(0, 10);
  const paths = [
    '/api/recipes?language=uk',
    `/api/mealplans/menu?from=${day}&language=uk`,
    '/uk/user/recipes',
  ];
  const all = [];
  for (let n = 0; goesOn(); n++) all.push(await timed(`${url}${paths[n % paths.length]}`, headers));
  return all;
}

/** What the worker is told. @typedef {{ url: string, headers: Headers, files: Uint8Array[] }} Sending */

/** All at once. @param {Sending} sending */
async function sendAll({ url, headers, files }) {
  const send = async (/** @type {number} */ n) => {
    const answer = await fetch(`${url}/api/pictures?kind=recipe`, {
      method: 'POST',
      body: files[n % files.length] ?? null,
      headers: { ...headers, 'content-type': 'application/octet-stream' },
    });
    const text = await answer.text();
    if (answer.status !== 201) throw new Error(`${answer.status}: ${text}`);
  };
  await Promise.all(Array.from({ length: UPLOADS }, (_, n) => send(n)));
}

/** In a thread of its own, so that sending is not measured with the answers. @param {Sending} sending */
async function sentApart(sending) {
  const worker = new Worker(new URL(import.meta.url), { workerData: sending });
  const [code] = await once(worker, 'exit');
  if (code !== 0) throw new Error('The photos could not be sent.');
}

if (!isMainThread && workerData?.files) await sendAll(workerData);

/** @param {readonly number[]} all @param {number} share */
const quantile = (all, share) => [...all].sort((a, b) => a - b)[Math.floor((all.length - 1) * share)] ?? NaN;

/** @param {{ log: (line: string) => void }} tools */
export async function run({ log }) {
  const { failed } = await build({ log });
  if (failed.length > 0) throw new Error(`${failed.join(', ')} could not be built.`);
  const files = await photos();
  log(`photos of ${files.map(({ length }) => `${(length / 1e6).toFixed(1)} MB`).join(', ')}`);
  const data = mkdtempSync(join(tmpdir(), 'sytno-uploads-'));
  // As many uploads as five rounds are would be held back otherwise.
  const env = { DATA_DIR: data, LOG_LEVEL: 'error', THROTTLE_SCALE: '100' };
  const server = await startServer(await freePort(), env);
  /** @type {Record<string, number[]>} */
  const figures = {
    'quiet.p95': [],
    'uploads.median': [],
    'uploads.p95': [],
    'uploads.max': [],
    'all.there': [],
  };
  try {
    const [sender, reader] = await Promise.all([
      signedIn(server.url, 'premium'),
      signedIn(server.url, 'free'),
    ]);
    let left = 60;
    await asked(server.url, reader, () => left-- > 0);
    for (let round = 0; round < ROUNDS; round++) {
      left = 60;
      const quiet = await asked(server.url, reader, () => left-- > 0);
      let going = true;
      const started = performance.now();
      const sent = sentApart({ url: server.url, headers: sender, files }).finally(() => (going = false));
      const [found] = await Promise.all([asked(server.url, reader, () => going), sent]);
      figures['quiet.p95']?.push(quantile(quiet, 0.95));
      figures['uploads.median']?.push(quantile(found, 0.5));
      figures['uploads.p95']?.push(quantile(found, 0.95));
      figures['uploads.max']?.push(Math.max(...found));
      figures['all.there']?.push(performance.now() - started);
      log(
        `round ${round + 1}: ${found.length} other answers, the slowest ${Math.max(...found).toFixed(0)} ms`,
      );
    }
  } finally {
    await server.stop();
    rmSync(data, { recursive: true, force: true });
  }
  const p95 = median(figures['uploads.p95'] ?? []);
  log(`others’ p95 ${p95} ms, budget ${BUDGET} ms${p95 > BUDGET ? ': OVER' : ''}`);
  return figures;
}
