// @ts-check
/**
 * How soon the embedded server is ready on a full data folder, and what it holds in memory then and after some use:
 * 50,000 recipes and a year of a household's menus. Figures in ms and MB.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startReplica, peakMemory } from '../operation/replica.mjs';
import { build } from '../src/build.mjs';
import { signInDemo } from '../src/demo-account.mjs';
import { fillYear } from '../src/full-year.mjs';
import { root } from '../src/workspace.mjs';
import { fillRecipes } from './catalog.mjs';

export const about = 'ms until an embedded server of 50,000 recipes and a year of menus is ready, and its MB';

const FIRST = '2026-01-05';
const STARTS = 3;
const BUDGET = { ready: 15_000, memory: 700 };

/** @param {string} url */
async function use(url) {
  const { headers } = JSON.parse(await signInDemo(url, 'premium'));
  for (const path of [
    `mealplans/menu?from=${FIRST}&language=uk`,
    'recipes?language=uk&page=1&pageSize=12&name=borsch',
  ]) {
    const answer = await fetch(`${url}/api/${path}`, { headers });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
    await answer.text();
  }
}

/** @param {{ log: (line: string) => void }} tools */
export async function run({ log }) {
  const { failed } = await build({ only: ['backend'], log });
  if (failed.length > 0) throw new Error(`${failed.join(', ')} could not be built.`);
  const pg = createRequire(join(root, 'backend/package.json'))('pg');
  const data = mkdtempSync(join(tmpdir(), 'sytno-start-'));
  const env = { DATA_DIR: data, DEMO: 'on' };
  try {
    const first = await startReplica(env);
    const db = new pg.Client({ host: join(data, 'run'), user: 'postgres', database: 'postgres' });
    db.on('error', () => undefined);
    await db.connect();
    await fillRecipes(db, log);
    await fillYear(db, FIRST);
    await db.end();
    await first.end('SIGTERM');
    const figures = {
      ready: /** @type {number[]} */ ([]),
      memory: /** @type {number[]} */ ([]),
      used: /** @type {number[]} */ ([]),
    };
    for (let n = 0; n < STARTS; n++) {
      const begun = performance.now();
      const server = await startReplica(env);
      const ready = await fetch(`${server.url}/api/health/ready`);
      if (!ready.ok) throw new Error(`It was not ready: ${ready.status}`);
      figures.ready.push(performance.now() - begun);
      figures.memory.push(peakMemory(server.pid));
      await use(server.url);
      figures.used.push(peakMemory(server.pid));
      await server.end(n === STARTS - 1 ? 'SIGTERM' : 'SIGKILL');
    }
    const [ready, used] = [Math.max(...figures.ready), Math.max(...figures.used)];
    log(`ready within ${ready.toFixed(0)} ms of ${BUDGET.ready}, ${used.toFixed(0)} MB of ${BUDGET.memory}`);
    if (ready > BUDGET.ready || used > BUDGET.memory) log('OVER');
    return figures;
  } finally {
    rmSync(data, { recursive: true, force: true });
  }
}
