// @ts-check
/**
 * What people do at the same time, as docs/scaling.md describes it: they open the dashboard, their menu, recipes and
 * lists, tick lines and plan dishes. First at a steady pace (400 requests a second; `--seconds` long, 30 unless told),
 * then as fast as it goes. Embedded, and PostgreSQL with two replicas behind a balancer. Prints throughput, latencies,
 * processor time a request of each party, and what held it back, with a profile.
 */
import { randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { Agent, request as ask } from 'node:http';
import { createRequire } from 'node:module';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { build } from '../src/build.mjs';
import { profileShares } from '../src/cpu-profile.mjs';
import { localPostgres } from '../src/postgres.mjs';
import { root } from '../src/workspace.mjs';
import { startBalancer } from '../operation/balancer.mjs';
import { cpuSeconds, peakMemory, startReplica } from '../operation/replica.mjs';
import { people } from './list-sync.mjs';

export const about =
  'requests a second, latencies, CPU a request and the bottleneck of a realistic mix, embedded and PostgreSQL';

const PACE = 400;
const PEOPLE = 200;
const LINES = 30;
const AT_ONCE = 32;
const BUDGET_P95 = 100;
const WARM_UP = 200;
const BACKLOG = 1_000;

/** @typedef {import('../operation/replica.mjs').Replica} Replica */
/** @typedef {{ id: string, lines: string[], headers: Record<string, string>, ticked: Set<string> }} Person */
/** @typedef {{ method: string, path: string, body?: object }} Call */
/** @typedef {{ monday: string, recipes: string[], words: string[], add: (day: string) => object }} World */

const one = (/** @type {readonly string[]} */ all, /** @type {number} */ n) => all[n % all.length] ?? '';
const get = (/** @type {string} */ path) => ({ method: 'GET', path });

/** Of a hundred visits, so many do this: each is the calls that the page makes. @type {[share: number, name: string, calls: (person: Person, world: World, n: number) => Call[]][]} */
const VISITS = [
  [
    20,
    'dashboard',
    (_person, { monday }) => [
      get('/api/account/session'),
      get('/api/account/household'),
      get('/api/mealplans/parameters?language=uk'),
      get(`/api/mealplans/facts?from=${monday}&language=uk`),
      get(`/api/mealplans/menu?from=${monday}&language=uk`),
    ],
  ],
  [
    20,
    'menu',
    (_person, { monday }) => [
      get('/api/account/profile'),
      get(`/api/mealplans/facts?from=${monday}&language=uk`),
      get(`/api/mealplans/menu?from=${monday}&language=uk`),
    ],
  ],
  [
    15,
    'recipes',
    (_person, { words }, n) => [
      get(`/api/recipes?language=uk&page=${1 + (n % 5)}&pageSize=12`),
      get('/api/recipes/categories?language=uk'),
      get(`/api/recipes?language=uk&page=1&pageSize=12&name=${encodeURIComponent(one(words, n))}`),
    ],
  ],
  [20, 'recipe', (_person, { recipes }, n) => [get(`/api/recipes/${one(recipes, n * 7)}?language=uk`)]],
  [
    10,
    'lists',
    ({ id }) => [get('/api/grocery/lists?page=1&pageSize=96'), get(`/api/grocery/lists/${id}?language=uk`)],
  ],
  [
    10,
    'tick',
    ({ id, lines, ticked }, _world, n) => {
      const lineId = one(lines, n * 3);
      const value = !ticked.has(lineId);
      ticked[value ? 'add' : 'delete'](lineId);
      const operations = [{ opId: randomUUID(), lineId, field: 'ticked', value, seen: 1_000_000 }];
      return [{ method: 'POST', path: `/api/grocery/lists/${id}/operations`, body: { operations } }];
    },
  ],
  [
    5,
    'plan',
    (_person, { monday, add }) => [{ method: 'POST', path: '/api/mealplans/menu', body: add(monday) }],
  ],
];

/** A fixed order in which a hundred visits have their shares, well mixed. */
const ORDER = VISITS.flatMap(([share, , calls]) => Array.from({ length: share }, () => calls))
  .map((calls, at) => ({ calls, key: (at * 61) % 101 }))
  .sort((a, b) => a.key - b.key)
  .map(({ calls }) => calls);

/** Calls one after another, for ever. @param {Person[]} everybody @param {World} world @returns {() => { person: Person, call: Call }} */
function endlessCalls(everybody, world) {
  let n = 0;
  /** @type {{ person: Person, call: Call }[]} */
  const waiting = [];
  return () => {
    while (waiting.length === 0) {
      const person = everybody[(n * 17) % everybody.length];
      const calls = ORDER[n % ORDER.length];
      if (person && calls) waiting.push(...calls(person, world, n).map((call) => ({ person, call })));
      n++;
    }
    return /** @type {{ person: Person, call: Call }} */ (waiting.shift());
  };
}

/** @param {string} url @param {Agent} agent @param {{ person: Person, call: Call }} what @returns {Promise<number>} its status; 0 when there was none */
function send(url, agent, { person, call: { method, path, body } }) {
  const text = body && JSON.stringify(body);
  const headers = { ...person.headers, ...(text ? { 'content-type': 'application/json' } : {}) };
  return new Promise((resolve) => {
    const request = ask(url + path, { method, headers, agent }, (answer) => {
      answer.resume();
      answer.once('end', () => resolve(answer.statusCode ?? 0));
    });
    request.once('error', () => resolve(0));
    request.end(text);
  });
}

/** @param {readonly number[]} sorted @param {number} share */
const quantile = (sorted, share) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

/** Children of a process, such as PostgreSQL's. @param {number} parent @returns {number[]} */
const childrenOf = (parent) =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => {
      try {
        return Number(/^PPid:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) === parent;
      } catch {
        return false;
      }
    });

/** @param {number[]} pids */
const cpuOf = (pids) => pids.reduce((sum, pid) => sum + cpuSeconds(pid), 0);

/**
 * @param {string} url @param {Person[]} everybody @param {World} world
 * @param {{ seconds: number, pace?: number }} load without a pace as fast as it goes
 */
async function drive(url, everybody, world, { seconds, pace }) {
  const agent = new Agent({ keepAlive: true, maxSockets: pace ? 256 : AT_ONCE });
  const next = endlessCalls(everybody, world);
  for (let i = 0; i < WARM_UP; i++) await send(url, agent, next());
  /** @type {number[]} */
  const times = [];
  /** @type {Map<string, number>} */
  const failed = new Map();
  const begun = performance.now();
  const until = begun + seconds * 1000;
  const once = async (/** @type {number} */ due) => {
    const what = next();
    const status = await send(url, agent, what);
    times.push(performance.now() - due);
    if (status < 200 || status >= 300) {
      const key = `${status} ${what.call.method} ${what.call.path.split(/[?]|[0-9a-f]{8}-/)[0]}`;
      failed.set(key, (failed.get(key) ?? 0) + 1);
    }
  };
  if (pace) {
    /** @type {Promise<void>[]} */
    const running = [];
    // A late request counts from when it was due: a server that is slow is not spared by it. Past a backlog nothing
    // more is begun, so that an overload ends.
    for (let due = begun; due < until; due += 1000 / pace) {
      const early = due - performance.now();
      if (early > 1) await sleep(early);
      if (running.length - times.length < BACKLOG) running.push(once(due));
      else failed.set('not begun', (failed.get('not begun') ?? 0) + 1);
    }
    await Promise.all(running);
  } else {
    const client = async () => {
      while (performance.now() < until) await once(performance.now());
    };
    await Promise.all(Array.from({ length: AT_ONCE }, client));
  }
  const lasted = (performance.now() - begun) / 1000;
  agent.destroy();
  times.sort((a, b) => a - b);
  return { count: times.length, lasted, times, failed };
}

/** What held it back. @param {Record<string, number>} busy cores by party @param {number} p95 @param {boolean} paced */
function bottleneckOf(busy, p95, paced) {
  const cores = cpus().length;
  const all = Object.values(busy).reduce((sum, one) => sum + one, 0);
  const [name = '', most = 0] = Object.entries(busy).sort(([, a], [, b]) => b - a)[0] ?? [];
  const told = Object.entries(busy).map(([party, used]) => `${party} ${used.toFixed(2)}`);
  const sum = `of ${cores} cores ${all.toFixed(2)} were busy by this bench (${told.join(', ')})`;
  if (paced && p95 <= BUDGET_P95) return `nothing: the pace was held; ${sum}`;
  if (all > cores * 0.85) return `the processor, mostly ${name}; ${sum}`;
  if (most > 0.9) return `one core, by ${name}; ${sum}`;
  return `waiting, or somebody else’s load on this machine; ${sum}`;
}

/** @param {{ query: (sql: string, values?: readonly unknown[]) => Promise<{ rows: Record<string, string>[] }> }} db @param {string[]} households */
async function fillMenus(db, households) {
  await db.query(
    `insert into mp_menu_item (id, household_id, date, meal_type, position, recipe_id, servings,
       weight_serving, no_cooking_required, cooking_id, created_by, created_at)
     select gen_random_uuid(), m.household_id, date_trunc('week', now())::date + d, meal.name, p,
            dishes.ids[1 + (d * 17 + meal.place * 5 + p) % array_length(dishes.ids, 1)], 2, null, false, null, m.user_id, now()
       from acc_member m
      cross join generate_series(0, 13) d
      cross join unnest(array['breakfast', 'dinner', 'supper']) with ordinality meal(name, place)
      cross join generate_series(0, 1) p
      cross join (select array_agg(id order by number) ids from rec_recipe where state = 'published') dishes
      where m.user_id = any($1)`,
    [households],
  );
  await db.query('vacuum analyze');
}

/** @param {string} where @param {Replica[]} servers @param {string} url @param {import('../src/postgres.mjs').Postgres | undefined} postgres @param {object} address @param {number} seconds @param {(line: string) => void} log */
async function measure(where, servers, url, postgres, address, seconds, log) {
  const pg = createRequire(join(root, 'backend/package.json'))('pg');
  const db = new pg.Client(address);
  db.on('error', () => undefined);
  await db.connect();
  const everybody = /** @type {Person[]} */ (
    await people(db, { lists: PEOPLE, lines: LINES, devices: 0, perSecond: 0, seconds: 0 })
  );
  await fillMenus(
    db,
    everybody.map(({ headers }) => headers['uid'] ?? ''),
  );
  const { rows } = await db.query(
    `select id, split_part(name_uk, ' ', 1) word, (select date_trunc('week', now())::date::text) monday
       from rec_recipe where state = 'published' order by number limit 300`,
  );
  const { rows: sizes } = await db.query(
    `select pg_total_relation_size('mp_menu_item')::float8 / count(*) bytes from mp_menu_item`,
  );
  await db.end();
  const world = {
    monday: rows[0]?.monday ?? '',
    recipes: rows.map((/** @type {{ id: string }} */ { id }) => id),
    words: rows.map((/** @type {{ word: string }} */ { word }) => word),
    add: (/** @type {string} */ date) => ({
      language: 'uk',
      date,
      mealType: 'afternoon-snack',
      recipeId: rows[0]?.id,
      servings: 1,
    }),
  };
  /** @type {Record<string, number>} */
  const figures = { [`${where}.dish.bytes`]: Number(sizes[0]?.bytes ?? 0) };
  for (const [name, load] of /** @type {[string, { seconds: number, pace?: number }][]} */ ([
    ['paced', { seconds, pace: PACE }],
    ['full', { seconds }],
  ])) {
    const parties = () => ({
      servers: cpuOf(servers.map(({ pid }) => pid)),
      ...(postgres?.pid ? { database: cpuOf([postgres.pid, ...childrenOf(postgres.pid)]) } : {}),
      bench: process.cpuUsage().user / 1e6 + process.cpuUsage().system / 1e6,
    });
    const before = parties();
    const { count, lasted, times, failed } = await drive(url, everybody, world, load);
    const after = parties();
    const busy = Object.fromEntries(
      Object.entries(after).map(([party, used]) => [
        party,
        (used - (before[/** @type {keyof typeof before} */ (party)] ?? 0)) / lasted,
      ]),
    );
    const p95 = quantile(times, 0.95);
    Object.assign(figures, {
      [`${where}.${name}.perSecond`]: count / lasted,
      [`${where}.${name}.p50`]: quantile(times, 0.5),
      [`${where}.${name}.p95`]: p95,
      [`${where}.${name}.p99`]: quantile(times, 0.99),
      [`${where}.${name}.failed`]: [...failed.values()].reduce((sum, n) => sum + n, 0),
      [`${where}.${name}.cpu.servers`]: ((busy['servers'] ?? 0) * lasted * 1000) / count,
      [`${where}.${name}.cpu.database`]: ((busy['database'] ?? 0) * lasted * 1000) / count,
    });
    log(
      `${where}, ${name}: ${(count / lasted).toFixed(0)} requests a second, p95 ${p95.toFixed(0)} ms; what held it back: ${bottleneckOf(busy, p95, load.pace !== undefined)}`,
    );
    for (const [what, times_] of failed) log(`  failed ${times_}: ${what}`);
  }
  figures[`${where}.memory`] = Math.max(...servers.map(({ pid }) => peakMemory(pid)));
  return figures;
}

/** @param {string} where @param {string} folder @param {(line: string) => void} log */
function tellProfile(where, folder, log) {
  const { owners, functions } = profileShares(folder);
  const lines = (/** @type {[string, number][]} */ shares) =>
    shares.map(([name, share]) => `  ${(share * 100).toFixed(1).padStart(5)} %  ${name}`).join('\n');
  log(
    `${where}: processor time of the servers by whose code it is\n${lines(owners)}\nby function\n${lines(functions)}`,
  );
}

/** @param {{ log: (line: string) => void, seconds?: string | undefined }} tools */
export async function run({ log, seconds = '30' }) {
  const { failed } = await build({ log });
  if (failed.length > 0) throw new Error(`${failed.join(', ')} could not be built.`);
  const data = mkdtempSync(join(tmpdir(), 'sytno-mix-'));
  const postgres = await localPostgres(log);
  /** @type {[where: string, count: number, env: Record<string, string>, address: object][]} */
  const places = [
    [
      'embedded',
      1,
      { DATA_DIR: join(data, 'embedded') },
      { host: join(data, 'embedded/run'), user: 'postgres', database: 'postgres' },
    ],
  ];
  if (postgres) {
    const env = { DATABASE_URL: postgres.url, DATA_DIR: join(data, 'files') };
    places.push(['postgres', 2, env, { connectionString: postgres.url }]);
  }
  /** @type {Record<string, number>} */
  const figures = {};
  try {
    for (const [where, count, env, address] of places) {
      log(`${where} …`);
      const profiles = join(data, `profiles-${where}`);
      mkdirSync(profiles);
      const node = ['--cpu-prof', `--cpu-prof-dir=${profiles}`, '--cpu-prof-interval=2000'];
      /** @type {Replica[]} */
      const servers = [];
      for (let n = 0; n < count; n++) servers.push(await startReplica({ ...env, DEMO: 'on' }, { node }));
      const balancer = count > 1 ? await startBalancer(servers.map(({ port }) => port)) : undefined;
      try {
        const own = postgres && 'pid' in postgres && where === 'postgres' ? postgres : undefined;
        const url = balancer?.url ?? servers[0]?.url ?? '';
        const full = /** @type {import('../src/postgres.mjs').Postgres | undefined} */ (own);
        Object.assign(figures, await measure(where, servers, url, full, address, Number(seconds), log));
      } finally {
        await balancer?.close();
        await Promise.all(servers.map((server) => server.end('SIGTERM')));
      }
      tellProfile(where, profiles, log);
    }
  } finally {
    await postgres?.stop();
    rmSync(data, { recursive: true, force: true });
  }
  return figures;
}
