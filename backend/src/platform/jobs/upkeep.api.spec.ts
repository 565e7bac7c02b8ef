import { expect, test } from '@jest/globals';
import { useStand } from '../../testing/stand';
import { Live } from '../live/live.service';
import { CLEAN_PICTURES } from '../pictures/picture-cleaning';
import { RELEASE_PRUNE } from '../sections/release-prune';
import { now, plus, DAY } from '../time/clock';
import { Throttle } from '../auth/throttle';
import { HOUSEKEEPING, Housekeeping } from './housekeeping';
import { Jobs } from './jobs.service';
import { Vacuum, VACUUM } from './vacuum';

const stand = useStand();
const get = <T>(what: new (...words: never[]) => T): T => stand.app.nest.get(what);
const count = async (table: string): Promise<number> => {
  const [row] = await stand.db.query<{ n: number }[]>(`select count(*)::int n from ${table}`);
  return row?.n ?? 0;
};

test('the clock brings everything that is done daily and, where the database is embedded, a vacuum', async () => {
  await stand.db.query('delete from jobs.job');
  await get(Jobs).tick();
  const rows = await stand.db.query<{ name: string }[]>('select name from jobs.job order by name');
  expect(rows.map(({ name }) => name)).toEqual([
    CLEAN_PICTURES.name,
    'consultation-round',
    HOUSEKEEPING.name,
    'own-data.clean',
    'own-data.depart',
    'payment-round',
    'premium-round',
    'recipes.removed-for-good',
    RELEASE_PRUNE.name,
    VACUUM.name,
  ]);
});

test('housekeeping removes what has had its day, and that alone', async () => {
  const person = await stand.person();
  await get(Live).touched('everybody', ['mealplans.menu', 'grocery.lists']);
  await stand.db.query(`update plt_event set at = $1 where topic = 'grocery.lists'`, [plus(now(), -DAY)]);
  await get(Throttle).count(['login-ip', 'somewhere']);
  await stand.db.query('update plt_rate_limit set expire = 1');
  await stand.db.query('update acc_session set expires_at = $1 where user_id <> $2', [now(), person.userId]);
  await get(Housekeeping).run();
  const topics = await stand.db.query<{ topic: string }[]>('select topic from plt_event');
  expect(topics.map(({ topic }) => topic)).toEqual(['mealplans.menu']);
  expect([await count('plt_rate_limit'), await count('acc_session')]).toEqual([0, 1]);
});

test('one chore that fails does not stop the others', async () => {
  const keeping = get(Housekeeping);
  keeping.add({ name: 'broken', statement: 'delete from nowhere where at < $1' });
  keeping.add({
    name: 'after it',
    statement: `delete from plt_event where at < $1::timestamptz + interval '1 day'`,
  });
  await keeping.run();
  expect(await count('plt_event')).toBe(0);
});

test('a vacuum leaves statistics behind', async () => {
  await stand.db.query('create table spec_counted as select generate_series(1, 500) n');
  await get(Vacuum).run(new AbortController().signal);
  const [row] = await stand.db.query<{ n: number }[]>(
    `select reltuples::int n from pg_class where relname = 'spec_counted'`,
  );
  expect(row?.n).toBe(500);
});
