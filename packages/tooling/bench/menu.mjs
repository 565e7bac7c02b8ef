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
import { freePort } from '../src/port.mjs';
import { localPostgres } from '../src/postgres.mjs';
import { startServer } from '../src/server.mjs';
import { root } from '../src/workspace.mjs';

export const about = 'ms of opening a week in a year of 3 dishes × 5 meals a day for a household of 5';

const BUDGET = 80;
const WEEKS = 52;
const FIRST = '2026-01-05';

/** @typedef {{ query: (sql: string, values?: readonly unknown[]) => Promise<{ rows: Record<string, unknown>[] }> }} Client */

/** Fills the premium demo household's year; what stood there goes. @param {Client} db */
async function fill(db) {
  const { rows } = await db.query(
    `select m.household_id household, u.id member from acc_user u join acc_member m on m.user_id = u.id
      where u.email like 'premium@%'`,
  );
  const { household, member } = rows[0] ?? {};
  await db.query('delete from mp_menu_item where household_id = $1', [household]);
  await db.query(
    `insert into mp_menu_item (id, household_id, date, meal_type, position, recipe_id, servings,
       weight_serving, no_cooking_required, cooking_id, created_by, created_at)
     select gen_random_uuid(), $1, $3::date + d, meal.name, p,
            dishes.ids[1 + (case when pot then (d / 3) * 31 + meal.place * 7 + p else d * 17 + meal.place * 5 + p end)
                          % array_length(dishes.ids, 1)],
            5, null, pot and d % 3 > 0,
            case when pot then overlay(overlay(md5(concat(d / 3, meal.name, p)) placing '4' from 13)
                                    placing '8' from 17)::uuid end, $2, now()
       from generate_series(0, 363) d
      cross join unnest(array['breakfast', 'morning-snack', 'dinner', 'afternoon-snack', 'supper'])
            with ordinality meal(name, place)
      cross join generate_series(0, 2) p
      cross join lateral (select (meal.place * 3 + p) % 10 = 0 pot) pots
      cross join (select array_agg(id order by number) ids from rec_recipe where state = 'published') dishes`,
    [household, member, FIRST],
  );
  await db.query(
    `insert into mp_plate (id, menu_item_id, user_id, grams)
     select gen_random_uuid(), i.id, m.user_id, 180 + (i.position * 40)
       from mp_menu_item i join acc_member m on m.household_id = i.household_id
      where i.household_id = $1 and i.position < 2`,
    [household],
  );
  await db.query(
    `insert into acc_eater (id, household_id, name, share, allergies, meal_types, weekdays, position)
     select gen_random_uuid(), household_id, 'Fifth', share, allergies, meal_types, weekdays, 9
       from acc_eater where household_id = $1 limit 1`,
    [household],
  );
  await db.query('vacuum analyze');
}

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
        await fill(db);
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
