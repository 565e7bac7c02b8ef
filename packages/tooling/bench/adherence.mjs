// @ts-check
/**
 * Opening an expert's page of plan and fact: a group of 500 people who let him see it, each with a household of
 * his own, four dishes a day for four weeks and something said of most of them. The built server is asked by HTTP
 * as the expert: a week of the group, and four weeks of one person. Figures in ms.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from '../src/build.mjs';
import { signInDemo } from '../src/demo-account.mjs';
import { median } from '../src/figures.mjs';
import { freePort } from '../src/port.mjs';
import { localPostgres } from '../src/postgres.mjs';
import { startServer } from '../src/server.mjs';
import { root } from '../src/workspace.mjs';

export const about = 'ms of an expert’s page of plan and fact of 500 people, and of one of them';

const BUDGET = 150;
const PEOPLE = 500;
const ROUNDS = 40;

/** @typedef {{ query: (sql: string, values?: readonly unknown[]) => Promise<{ rows: Record<string, unknown>[] }> }} Client */

/**
 * Fills the demo expert's first group with people. @param {Client} db
 * @returns {Promise<{ group: string, member: string }>}
 */
async function fillPeople(db) {
  const { rows } = await db.query(
    `select g.id from exp_group g join acc_user u on u.id = g.expert_id where u.email like 'expert@%' limit 1`,
  );
  const group = String(rows[0]?.['id']);
  for (const sql of [
    `create temp table led as select gen_random_uuid() user_id, gen_random_uuid() household_id,
       gen_random_uuid() member_id, n from generate_series(1, ${PEOPLE}) n`,
    `insert into acc_user (id, email, email_key, password_hash, name, language, time_zone, country_code, created_at)
     select user_id, 'led' || n || '@bench.example', 'led' || n || '@bench.example', '-', 'Person ' || n, 'uk',
            'Europe/Kyiv', 'UA', now() from led`,
    `insert into acc_profile (user_id, kcal, protein, fat, carbs, cash, currency, trial_used, hide_numbers)
     select user_id, 2000, 90, 65, 250, 20000, 'UAH', false, false from led`,
    'insert into acc_household (id, owner_id, created_at) select household_id, user_id, now() from led',
    `insert into acc_member (user_id, household_id, joined_at, role)
     select user_id, household_id, now(), 'planner' from led`,
    `insert into exp_member (id, group_id, user_id, how, joined_at)
     select member_id, '${group}', user_id, 'link', now() - interval '40 days' from led`,
    `insert into exp_consent (id, member_id, what, version, language, how, given_at)
     select gen_random_uuid(), member_id, 'facts', 'bench', 'uk', 'join', now() - interval '40 days' from led`,
    `insert into mp_menu_item (id, household_id, date, meal_type, position, recipe_id, servings, weight_serving,
       no_cooking_required, created_by, created_at)
     select gen_random_uuid(), l.household_id, current_date - d, meal.name, 0,
            dishes.ids[1 + (l.n * 7 + d * 5 + meal.place) % array_length(dishes.ids, 1)], 2, null, false, l.user_id, now()
       from led l cross join generate_series(0, 34) d
      cross join unnest(array['breakfast', 'dinner', 'afternoon-snack', 'supper']) with ordinality meal(name, place)
      cross join (select array_agg(id order by number) ids from rec_recipe where state = 'published') dishes`,
    `insert into mp_fact (id, user_id, date, meal_type, menu_item_id, kind, recipe_id, name, grams, kcal, protein, fat,
       carbs, complete, said_by, said_at, act_id)
     select gen_random_uuid(), l.user_id, m.date, m.meal_type, m.id, 'eaten', m.recipe_id, '',
            r.serving_weight * (0.7 + (l.n % 6) * 0.1), r.kcal, r.protein, r.fat, r.carbs, true, l.user_id, now(),
            l.member_id
       from led l join mp_menu_item m on m.household_id = l.household_id join rec_recipe r on r.id = m.recipe_id
      where m.date < current_date and (l.n + extract(doy from m.date)::int) % 10 > 0`,
    'vacuum analyze',
  ]) {
    await db.query(sql);
  }
  const one = await db.query('select member_id from led order by n limit 1');
  return { group, member: String(one.rows[0]?.['member_id']) };
}

/** @param {string} url @param {{ group: string, member: string }} of */
async function measure(url, { group, member }) {
  const { headers } = JSON.parse(await signInDemo(url, 'expert'));
  const today = new Date().toISOString().slice(0, 10);
  const before = new Date(Date.now() - 7 * 86_400_000).toISOString().slice(0, 10);
  /** @param {string} path */
  const ask = async (path) => {
    const started = performance.now();
    const answer = await fetch(`${url}/api/expert/${path}`, { headers });
    const text = await answer.text();
    const ms = performance.now() - started;
    if (!answer.ok) throw new Error(`${answer.status} for ${path}: ${text}`);
    return { ms, count: JSON.parse(text).count ?? 0 };
  };
  /** @type {Record<string, number[]>} */
  const found = {};
  const paths = {
    group: `groups/${group}/adherence?from=${before}&page=1&pageSize=48`,
    members: `groups/${group}/members?page=1&pageSize=24`,
    person: `members/${member}/adherence?to=${today}`,
  };
  for (const [name, path] of Object.entries(paths)) {
    for (let round = 0; round < 5; round++) await ask(path);
    const all = [];
    for (let round = 0; round < ROUNDS; round++) {
      const { ms, count } = await ask(path);
      if (name === 'group' && count < PEOPLE) throw new Error(`Only ${count} people are there.`);
      all.push(ms);
    }
    found[name] = all;
  }
  return found;
}

/** @param {{ log: (line: string) => void }} tools */
export async function run({ log }) {
  const { failed } = await build({ log });
  if (failed.length > 0) throw new Error(`${failed.join(', ')} could not be built.`);
  const pg = createRequire(join(root, 'backend/package.json'))('pg');
  const data = mkdtempSync(join(tmpdir(), 'sytno-adherence-'));
  const postgres = await localPostgres(log);
  /** @type {[string, NodeJS.ProcessEnv, object][]} */
  const places = [
    ['embedded', { DATA_DIR: data }, { host: join(data, 'run'), user: 'postgres', database: 'postgres' }],
  ];
  if (postgres) {
    const env = { DATABASE_URL: postgres.url, DATA_DIR: join(data, 'files') };
    places.push(['postgres', env, { connectionString: postgres.url }]);
  }
  /** @type {Record<string, number[]>} */
  const figures = {};
  try {
    for (const [place, env, address] of places) {
      log(`${place} …`);
      const server = await startServer(await freePort(), { ...env, LOG_LEVEL: 'error' });
      try {
        const db = new pg.Client(address);
        db.on('error', () => undefined);
        await db.connect();
        const filled = await fillPeople(db);
        await db.end();
        for (const [name, ms] of Object.entries(await measure(server.url, filled))) {
          figures[`${place}.${name}`] = ms;
          const middle = median(ms);
          log(
            `${place}: ${middle.toFixed(1)} ms, ${name}, budget ${BUDGET}${middle > BUDGET ? ': OVER' : ''}`,
          );
        }
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
