// @ts-check
/**
 * Opening a week of a menu that is full: a year of three dishes in each of five meals, for a household of five,
 * every tenth dish from a pot that is eaten for three days, every other plate with grams of its own. The built
 * server is asked by HTTP as a member. Figures in ms.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from '../src/build.mjs';
import { signInDemo } from '../src/demo-account.mjs';
import { fillYear } from '../src/full-year.mjs';
import { freePort } from '../src/port.mjs';
import { localPostgres } from '../src/postgres.mjs';
import { startServer } from '../src/server.mjs';
import { root } from '../src/workspace.mjs';

export const about = 'ms of opening a week in a year of 3 dishes × 5 meals a day for a household of 5';

const BUDGET = 80;
const WEEKS = 52;
const FIRST = '2026-01-05';

/** @param {readonly number[]} all @param {number} share */
function quantile(all, share) {
  const sorted = [...all].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

/** @param {string} url */
async function measure(url) {
  const { headers } = JSON.parse(await signInDemo(url, 'premium'));
  /** @param {string} path */
  const ask = async (path) => {
    const started = performance.now();
    const answer = await fetch(`${url}/api/mealplans/${path}`, { headers });
    const text = await answer.text();
    const ms = performance.now() - started;
    if (!answer.ok) throw new Error(`${answer.status} for ${path}: ${text}`);
    return { ms, items: JSON.parse(text).items?.length ?? 0 };
  };
  const mondays = Array.from({ length: WEEKS }, (_, week) => {
    const day = new Date(`${FIRST}T00:00:00Z`);
    day.setUTCDate(day.getUTCDate() + week * 7);
    return day.toISOString().slice(0, 10);
  });
  const weeks = mondays.map((from) => `menu?from=${from}&language=uk`);
  for (const week of weeks.slice(0, 5)) await ask(week);
  const answers = [];
  for (const week of weeks) answers.push(await ask(week));
  const few = answers.filter(({ items }) => items !== 105);
  if (few.length > 0) throw new Error(`A week has ${few[0]?.items} dishes instead of 105.`);
  return answers.map(({ ms }) => ms);
}

/** @param {{ log: (line: string) => void }} tools */
export async function run({ log }) {
  const { failed } = await build({ log });
  if (failed.length > 0) throw new Error(`${failed.join(', ')} could not be built.`);
  const pg = createRequire(join(root, 'backend/package.json'))('pg');
  const data = mkdtempSync(join(tmpdir(), 'sytno-menu-'));
  const postgres = await localPostgres(log);
  /** @type {[string, NodeJS.ProcessEnv, object][]} */
  const places = [
    ['embedded', { DATA_DIR: data }, { host: join(data, 'run'), user: 'postgres', database: 'postgres' }],
  ];
  if (postgres) {
    const env = { DATABASE_URL: postgres.url, DATA_DIR: join(data, 'files') };
    places.push(['postgres', env, { connectionString: postgres.url }]);
  }
  /** @type {Record<string, number>} */
  const figures = {};
  try {
    for (const [place, env, address] of places) {
      log(`${place} …`);
      const server = await startServer(await freePort(), { ...env, LOG_LEVEL: 'error' });
      try {
        const db = new pg.Client(address);
        db.on('error', () => undefined);
        await db.connect();
        await fillYear(db, FIRST);
        await db.end();
        const ms = await measure(server.url);
        figures[`${place}.week.p50`] = quantile(ms, 0.5);
        figures[`${place}.week.p95`] = quantile(ms, 0.95);
        const p50 = figures[`${place}.week.p50`] ?? 0;
        log(`${place}: ${p50.toFixed(1)} ms a week, budget ${BUDGET}${p50 > BUDGET ? ': OVER' : ''}`);
      } finally {
        await server.stop();
      }
    }
  } finally {
    await postgres?.stop();
    rmSync(data, { recursive: true, force: true });
  }
  return figures;
}
