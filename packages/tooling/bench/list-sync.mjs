// @ts-check
/**
 * How fast a change of a grocery list reaches everybody who has it open: 500 lines and 20 devices on one list, then
 * 1,000 streams (200 lists of 5 devices) under 20 operations a second. The built server is asked by HTTP as its
 * people; a change has arrived when the last of its devices heard it. `--seconds` says how long the second part
 * lasts, 120 unless told. Figures in ms; `lost` are changes that a device never heard of or the list does not hold.
 */
import { createHash, randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { build } from '../src/build.mjs';
import { freePort } from '../src/port.mjs';
import { localPostgres } from '../src/postgres.mjs';
import { startServer } from '../src/server.mjs';
import { root } from '../src/workspace.mjs';

export const about =
  'ms until a tick reaches 20 devices of a list of 500, and 1,000 streams at 20 ticks a second';

const BUDGET = 1_000;
const ONE = { lists: 1, lines: 500, devices: 20, perSecond: 4, seconds: 20 };
const MANY = { lists: 200, lines: 20, devices: 5, perSecond: 20 };
/** After the last operation everybody has so long to hear of it. */
const PATIENCE = 10_000;
const OPENED_AT_ONCE = 50;

/** @typedef {{ query: (sql: string, values?: readonly unknown[]) => Promise<{ rows: Record<string, string>[] }> }} Client */
/** @typedef {{ lists: number, lines: number, devices: number, perSecond: number, seconds: number }} Load */
/** @typedef {{ id: string, lines: string[], headers: Record<string, string>, ticked: Set<string> }} List */

/** @param {string} secret */
const hashOf = (secret) => createHash('sha256').update(secret).digest('hex');

/**
 * Makes people with a household and a list each, after the first account there is.
 * @param {Client} db @param {Load} load @returns {Promise<List[]>}
 */
export async function people(db, { lists, lines }) {
  const made = [];
  for (let at = 0; at < lists; at++) {
    const [user, household, list, client, token] = [1, 2, 3, 4, 5].map(() => randomUUID());
    const like = (/** @type {string} */ table, /** @type {string} */ where) =>
      `insert into ${table} select (jsonb_populate_record(null::${table}, to_jsonb(o) || $1::jsonb)).* from (select * from ${table} where ${where} limit 1) o`;
    await db.query('begin');
    await db.query('set constraints all deferred');
    const model = `(select id from acc_user where email like 'premium@%')`;
    await db.query(like('acc_user', `id = ${model}`), [
      { id: user, email: `bench-${user}@sytno.example`, email_key: `bench-${user}@sytno.example` },
    ]);
    await db.query(like('acc_profile', `user_id = ${model}`), [{ user_id: user }]);
    await db.query('insert into acc_household (id, owner_id, created_at) values ($1, $2, now())', [
      household,
      user,
    ]);
    await db.query('insert into acc_member (user_id, household_id, joined_at) values ($1, $2, now())', [
      user,
      household,
    ]);
    await db.query(
      `insert into acc_session (id, user_id, client, token_hash, device, created_at, last_used_at, expires_at)
       values (gen_random_uuid(), $1, $2, $3, 'bench', now(), now(), now() + interval '1 day')`,
      [user, client, hashOf(token ?? '')],
    );
    await db.query(
      `insert into gro_list (id, household_id, name, state, created_at) values ($1, $2, 'Bench', 'in-use', now())`,
      [list, household],
    );
    const { rows } = await db.query(
      `insert into gro_line (id, list_id, position, ingredient_id, amounts, to_taste, sources, ticked)
       select gen_random_uuid(), $1, n - 1, ids.all_ids[1 + n % array_length(ids.all_ids, 1)],
              '[{"low":300,"high":300,"unit":"g"}]', false, '[]', false
         from generate_series(1, $2) n cross join (select array_agg(id order by id) all_ids from rec_ingredient) ids
       returning id`,
      [list, lines],
    );
    await db.query('commit');
    made.push({
      id: list ?? '',
      lines: rows.map(({ id }) => id ?? ''),
      headers: { 'access-token': token ?? '', client: client ?? '', uid: user ?? '' },
      ticked: /** @type {Set<string>} */ (new Set()),
    });
  }
  return made;
}

/**
 * One device: what it hears is told with the time.
 * @param {string} url @param {List} list @param {AbortSignal} signal @param {(seq: number) => void} heard
 */
async function follow(url, list, signal, heard) {
  const answer = await fetch(`${url}/api/grocery/lists/${list.id}/stream`, {
    headers: { ...list.headers, 'last-event-id': '0' },
    signal,
  });
  if (!answer.ok || !answer.body) throw new Error(`A stream answered ${answer.status}.`);
  const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader();
  /** @type {(value?: unknown) => void} */
  let open = () => undefined;
  const opened = new Promise((resolve) => {
    open = resolve;
  });
  const pump = async () => {
    let rest = '';
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      rest += value;
      const blocks = rest.split('\n\n');
      rest = blocks.pop() ?? '';
      for (const block of blocks) {
        const data = /^data: (.*)$/m.exec(block)?.[1];
        const event = data === undefined ? {} : JSON.parse(data);
        if (event.kind === 'alive') open();
        if (event.kind === 'reload') throw new Error('A stream lost its place.');
        if (event.kind === 'changes') for (const { seq } of event.changes) heard(seq);
      }
    }
  };
  pump().catch((error) => {
    if (!signal.aborted) console.error(error);
  });
  await opened;
}

/** @param {readonly number[]} all @param {number} share */
function quantile(all, share) {
  const sorted = [...all].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

/**
 * Opens all streams, ticks at a steady pace, and waits until everybody heard.
 * @param {string} url @param {Client} db @param {Load} load @param {(line: string) => void} log
 */
async function measure(url, db, load, log) {
  const lists = await people(db, load);
  const end = new AbortController();
  /** By list and number, how many devices heard it, and when the last did. @type {Map<string, { count: number, last: number }>} */
  const heard = new Map();
  const devices = lists.flatMap((list) => Array.from({ length: load.devices }, () => list));
  for (let at = 0; at < devices.length; at += OPENED_AT_ONCE) {
    await Promise.all(
      devices.slice(at, at + OPENED_AT_ONCE).map((list) =>
        follow(url, list, end.signal, (seq) => {
          const key = `${list.id} ${seq}`;
          heard.set(key, { count: (heard.get(key)?.count ?? 0) + 1, last: performance.now() });
        }),
      ),
    );
  }
  log(`${devices.length} streams are open.`);
  /** @type {{ key: string, began: number }[]} */
  const done = [];
  let failed = 0;
  /** @type {number[]} */
  const answers = [];
  const tick = async (/** @type {number} */ at) => {
    const list = lists[(at * 7) % lists.length];
    const lineId = list?.lines[at % list.lines.length];
    if (!list || lineId === undefined) return;
    const value = !list.ticked.has(lineId);
    list.ticked[value ? 'add' : 'delete'](lineId);
    const began = performance.now();
    const operation = { opId: randomUUID(), lineId, field: 'ticked', value, seen: 1_000_000 };
    const answer = await fetch(`${url}/api/grocery/lists/${list.id}/operations`, {
      method: 'POST',
      headers: { ...list.headers, 'content-type': 'application/json' },
      body: JSON.stringify({ operations: [operation] }),
    }).catch(() => undefined);
    const [result] = answer?.ok ? JSON.parse(await answer.text()).results : [];
    answers.push(performance.now() - began);
    if (result?.outcome === 'done') done.push({ key: `${list.id} ${result.seq}`, began });
    else failed++;
  };
  const total = load.perSecond * load.seconds;
  const started = performance.now();
  /** @type {Promise<void>[]} */
  const running = [];
  for (let at = 0; at < total; at++) {
    await sleep(Math.max(0, started + (at * 1000) / load.perSecond - performance.now()));
    running.push(tick(at));
  }
  await Promise.all(running);
  const all = () => done.every(({ key }) => heard.get(key)?.count === load.devices);
  for (const limit = performance.now() + PATIENCE; !all() && performance.now() < limit;) await sleep(50);
  end.abort();
  const { rows } = await db.query('select sum(seq) kept from gro_list where id = any($1)', [
    lists.map(({ id }) => id),
  ]);
  const missing = done.filter(({ key }) => heard.get(key)?.count !== load.devices).length;
  const lost = failed + missing + Math.max(0, done.length - Number(rows[0]?.['kept'] ?? 0));
  const times = done.map(({ key, began }) => (heard.get(key)?.last ?? Infinity) - began);
  log(`answers: p50 ${quantile(answers, 0.5).toFixed(0)} ms, p95 ${quantile(answers, 0.95).toFixed(0)} ms`);
  return { operations: total, p50: quantile(times, 0.5), p95: quantile(times, 0.95), lost };
}

/** @param {{ log: (line: string) => void, seconds?: string | undefined }} tools */
export async function run({ log, seconds = '120' }) {
  const { failed } = await build({ log });
  if (failed.length > 0) throw new Error(`${failed.join(', ')} could not be built.`);
  const pg = createRequire(join(root, 'backend/package.json'))('pg');
  const data = mkdtempSync(join(tmpdir(), 'sytno-list-sync-'));
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
      const server = await startServer(await freePort(), {
        ...env,
        LOG_LEVEL: 'error',
        THROTTLE_SCALE: '1000',
      });
      try {
        const db = new pg.Client(address);
        db.on('error', () => undefined);
        await db.connect();
        for (const [name, load] of /** @type {[string, Load][]} */ ([
          ['one', ONE],
          ['many', { ...MANY, seconds: Number(seconds) }],
        ])) {
          const { operations, p50, p95, lost } = await measure(server.url, db, load, log);
          Object.assign(figures, {
            [`${place}.${name}.p50`]: p50,
            [`${place}.${name}.p95`]: p95,
            [`${place}.${name}.lost`]: lost,
          });
          const over = p95 > BUDGET || lost > 0 ? ': OVER' : '';
          log(
            `${place}, ${name}: ${operations} operations, p95 ${p95.toFixed(0)} ms of ${BUDGET}, ${lost} lost${over}`,
          );
        }
        await db.end();
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
