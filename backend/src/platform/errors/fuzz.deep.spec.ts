import { afterAll, beforeAll, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { Agent, request, type IncomingMessage } from 'node:http';
import { Session } from '../../account/session/session.entity';
import { SessionService } from '../../account/session/session.service';
import { User } from '../../account/user.entity';
import { Builders } from '../../testing/builders';
import type { ContractCall } from '../../testing/calls';
import { fuzzedCalls, type FuzzedCall } from '../../testing/fuzz-inputs';
import { useStand, type Keys, type Person } from '../../testing/stand';
import { DAY, now, plus } from '../time/clock';

/** So many calls over the whole API; FUZZ_CALLS says others. */
const ALL = Number(process.env['FUZZ_CALLS'] ?? 100_000);
/** So many at the same moment: clashes and locks are looked for too. */
const TOGETHER = 20;
/** No answer takes longer. */
const SLOWEST_MS = 2_000;
const SEED = Number(process.env['FUZZ_SEED'] ?? 20_261_129);

/** Slow by intention (a password's hash, a wait that hides an address) or work of seconds in another thread. */
const RARE: readonly string[] = [
  'account.session.authenticate',
  'account.session.elevate',
  'account.registration.register',
  'account.password.request',
  'account.password.edit',
  'mealplans.generator.start',
  'mealplans.generator.again',
  'mealplans.generator.second',
  'mealplans.generator.relax',
  'mealplans.templates.generate',
  'mealplans.templates.fillWeek',
  'recipes.import.begin',
  'recipes.import.goOn',
];
const STREAMS: readonly string[] = [
  'platform.live.stream',
  'mealplans.generator.stream',
  'grocery.lines.follow',
  'grocery.sharing.follow',
];
/** Written also when the answer is no, and by streams and threads beside the calls. */
const BESIDE: readonly string[] = [
  'acc_session',
  'acc_active_day',
  'acc_payment_news',
  'gro_presence',
  'mp_generation',
  'plt_event',
  'plt_mail',
  'plt_rate_limit',
  'rec_import',
];

const weightOf = ({ name }: ContractCall): number => (RARE.includes(name) ? 1 : 60);

const stand = useStand();
const agent = new Agent({ keepAlive: true, maxSockets: TOGETHER });
const people: Person[] = [];
let ids: string[] = [];

beforeAll(async () => {
  const make = new Builders(stand);
  for (let i = 0; i < 5; i++) people.push(await stand.person());
  const [admin, premium, expert, partner] = people;
  if (!admin || !premium || !expert || !partner) throw new Error('nobody');
  await make.administrator(admin);
  for (const person of [admin, premium, expert]) await make.premium(person, 300);
  await stand.db.manager.update(User, { id: expert.userId }, { expertKind: 'nutritionist' });
  await make.moveIn(partner, premium);
  await make.recipe('Борщ', { id: 'f0000000-0000-4000-8000-000000000001' }, [
    { ingredientId: 'potato', quantity: 500, unit: 'g' },
  ]);
  for (const person of people) await make.recipe('Свій суп', { ownerId: person.userId, state: 'private' });
  await make.course(expert, { title: 'Курс' });
  await watchWrites();
  ids = await someIds();
}, 120_000);
afterAll(() => agent.destroy());

interface Heard {
  readonly status: number;
  readonly took: number;
  readonly text: string;
}

/** Keys by person: a call may sign somebody out, or an administrator may keep him out. */
async function keysOf(person: Person): Promise<Keys> {
  const client = person.keys.client;
  if (await stand.db.manager.existsBy(Session, { client })) return person.keys;
  const { manager } = stand.db;
  await manager.update(User, { id: person.userId }, { blockedAt: null });
  const user = await manager.findOneByOrFail(User, { id: person.userId });
  const { headers } = await stand.app.nest.get(SessionService).open(manager, user, 'fuzz');
  await manager.update(Session, { userId: user.id }, { elevatedUntil: plus(now(), DAY) });
  Object.assign(person.keys, headers);
  return person.keys;
}

function send({ call, who, input }: FuzzedCall, keys: Keys): Promise<Heard> {
  const value = typeof input === 'object' && input !== null && !Array.isArray(input) ? input : { input };
  const rest = { ...(value as Record<string, unknown>) };
  const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const part = rest[name];
    Reflect.deleteProperty(rest, name);
    return encodeURIComponent(wordOf(part).slice(0, 300).toWellFormed()) || '-';
  });
  const looks = call.method === 'GET';
  const query = looks ? `?${queryOf(rest).slice(0, 6_000)}` : '';
  const body = looks
    ? undefined
    : JSON.stringify(typeof input === 'object' && !Array.isArray(input) ? rest : input);
  const headers = {
    ...(who === 4 && call.name.length % 3 === 0 ? {} : keys),
    // Said by hand: Node's client frames no body of a DELETE by itself.
    ...(body !== undefined && {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
    }),
  };
  const began = performance.now();
  return new Promise((resolve, reject) => {
    const asked = request(stand.app.url + path + query, { method: call.method, agent, headers }, (answer) => {
      if (STREAMS.includes(call.name) && answer.statusCode === 200) {
        answer.destroy();
        resolve({ status: 200, took: performance.now() - began, text: '' });
        return;
      }
      void read(answer).then((text) =>
        resolve({ status: answer.statusCode ?? 0, took: performance.now() - began, text }),
      );
    });
    asked.on('error', reject);
    asked.end(body);
  });
}

async function read(answer: IncomingMessage): Promise<string> {
  let text = '';
  for await (const part of answer) if (text.length < 2_000) text += String(part);
  return text;
}

const wordOf = (value: unknown): string =>
  typeof value === 'string' ? value.toWellFormed() : ['', JSON.stringify(value)].join('');

const queryOf = (input: Record<string, unknown>): string =>
  new URLSearchParams(
    Object.fromEntries(Object.entries(input).map(([key, value]) => [key, wordOf(value)])),
  ).toString();

test(`${String(ALL)} calls break nothing, take no longer than ${String(SLOWEST_MS)} ms, and save nothing by halves`, async () => {
  const tally = { right: [0, 0], nearly: [0, 0], hostile: [0, 0] };
  const heard = new Map<string, number>();
  let [slowest, rounds] = [0, 0];
  const chunk = fc.array(
    fuzzedCalls(weightOf, () => ids, people.length),
    {
      minLength: TOGETHER,
      maxLength: TOGETHER,
    },
  );
  await fc.assert(
    fc.asyncProperty(chunk, async (calls) => {
      const keys = new Map<number, Keys>();
      for (const { who } of calls) if (!keys.has(who)) keys.set(who, await keysOf(people[who]!));
      const before = await written();
      const answers = await Promise.all(calls.map((call) => send(call, keys.get(call.who)!)));
      for (const [index, { status, took, text }] of answers.entries()) {
        const fuzzed = calls[index]!;
        const { call, temper, input } = fuzzed;
        const told = [call.name, temper, wordOf(input).slice(0, 1_500), text.slice(0, 300)];
        expect([status < 500, ...(status < 500 ? [] : told)]).toEqual([true]);
        // Twenty at once on a machine that does something else meanwhile: what is slow is slow by itself, too.
        const slow = took < SLOWEST_MS ? 0 : (await send(fuzzed, keys.get(fuzzed.who)!)).took;
        expect([slow < SLOWEST_MS, ...(slow < SLOWEST_MS ? [] : [slow, ...told])]).toEqual([true]);
        tally[temper][status < 400 ? 0 : 1]! += 1;
        if (status < 300) heard.set(call.name, (heard.get(call.name) ?? 0) + 1);
        slowest = Math.max(slowest, took);
      }
      const refused = answers.every(({ status }) => status >= 400);
      if (refused) {
        const marks = await since(before);
        const told = calls.map(({ call }, index) => `${call.name} ${String(answers[index]?.status)}`);
        expect([marks, ...(marks.length > 0 ? told : [])]).toEqual([[]]);
      }
      if (++rounds % 100 === 0) ids = await someIds();
    }),
    { numRuns: Math.ceil(ALL / TOGETHER), seed: SEED, endOnFailure: true },
  );
  expect(await broken()).toEqual([]);
  process.stdout.write(
    `\nfuzz: ${JSON.stringify(tally)} [done, refused], slowest ${slowest.toFixed(0)} ms, ${String(heard.size)} calls succeeded\n`,
  );
}, 1_500_000);

/** Every row that is written in any table leaves a mark, which goes with its transaction when that is undone. */
async function watchWrites(): Promise<void> {
  await stand.db.query('create table fuzz_write (id bigserial primary key, tab text not null)');
  await stand.db.query(
    `create function fuzz_wrote() returns trigger language plpgsql as $$
       begin insert into fuzz_write (tab) values (tg_table_name); return null; end $$`,
  );
  const tables = await stand.db.query<{ name: string }[]>(
    `select table_name as name from information_schema.tables
      where table_schema = 'public' and table_type = 'BASE TABLE' and table_name ~ '^(acc|rec|mp|gro|exp|plt)_'`,
  );
  for (const { name } of tables.filter((table) => !BESIDE.includes(table.name))) {
    await stand.db.query(
      `create trigger fuzz_wrote after insert or update or delete on ${name}
         for each row execute function fuzz_wrote()`,
    );
  }
}

interface Mark {
  readonly last: number;
  readonly at: string;
}

/** The last mark so far, and when by the database's clock. */
async function written(): Promise<Mark> {
  const [row] = await stand.db.query<{ last: number | null; at: string }[]>(
    'select max(id) last, clock_timestamp()::text at from fuzz_write',
  );
  return { last: row?.last ?? 0, at: row?.at ?? '' };
}

/** In which tables calls wrote something after a mark; what a job wrote meanwhile is not theirs. */
async function since({ last, at }: Mark): Promise<string[]> {
  const rows = await stand.db.query<{ tab: string }[]>('select distinct tab from fuzz_write where id > $1', [
    last,
  ]);
  const tables = rows.map(({ tab }) => tab);
  if (tables.length === 0 || (await jobsRan(at))) return [];
  if (!tables.includes('plt_audit')) return tables;
  const deeds = await stand.db.query<{ action: string }[]>(
    'select action from plt_audit order by at desc limit 3',
  );
  return [...tables, ...deeds.map(({ action }) => action)];
}

/** Whether a job was at work at some time since then. */
async function jobsRan(at: string): Promise<boolean> {
  const [row] = await stand.db.query<{ n: number }[]>(
    `select count(*)::int n from jobs.job
      where state = 'active' or started_on >= $1::timestamptz or completed_on >= $1::timestamptz`,
    [at],
  );
  return (row?.n ?? 0) > 0;
}

/** Ids of things of all kinds, so that right calls find something. */
async function someIds(): Promise<string[]> {
  const tables = await stand.db.query<{ name: string }[]>(
    `select table_name as name from information_schema.columns
      where table_schema = 'public' and column_name = 'id' and data_type = 'uuid'`,
  );
  const found: string[] = [];
  for (const { name } of tables) {
    const rows = await stand.db.query<{ id: string }[]>(`select id from ${name} order by random() limit 4`);
    found.push(...rows.map(({ id }) => id));
  }
  return [...found, ...people.map(({ userId }) => userId)];
}

/** What no constraint says and must hold all the same: each gives the rows that break it. */
const HOLDS: Readonly<Record<string, string>> = {
  'everybody has a profile': `select id from acc_user u where not exists (select 1 from acc_profile p where p.user_id = u.id)`,
  'everybody lives somewhere': `select id from acc_user u where not exists (select 1 from acc_member m where m.user_id = u.id)`,
  // One that nobody lives in waits for its owner to come back to it.
  'a household’s owner lives in it': `select h.id from acc_household h
     where exists (select 1 from acc_member m where m.household_id = h.id)
       and not exists (select 1 from acc_member m where m.household_id = h.id and m.user_id = h.owner_id)`,
  'whoever is kept out has no device': `select s.id from acc_session s join acc_user u on u.id = s.user_id where u.blocked_at is not null`,
  'there is an administrator': `select 1 where not exists (select 1 from acc_user where role = 'admin' and blocked_at is null)`,
  'what waits for review says since when': `select id from rec_recipe where (state = 'pending') <> (submitted_at is not null)`,
  'every order that is paid gave its days': `select id from acc_payment p where state = 'paid'
     and not exists (select 1 from acc_premium_day d where d.payment_id = p.id)`,
  'every recipe has a name': `select id from rec_recipe r where not exists (select 1 from rec_recipe_text t where t.recipe_id = r.id)`,
};

async function broken(): Promise<unknown[]> {
  const found: unknown[] = [];
  for (const [name, statement] of Object.entries(HOLDS)) {
    const rows = await stand.db.query<object[]>(statement);
    if (rows.length > 0) found.push([name, rows.slice(0, 3)]);
  }
  return found;
}
