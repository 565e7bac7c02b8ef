import { beforeAll, describe, expect, test } from '@jest/globals';
import { dayAt, mondayOf } from '@sytno/domain';
import type { Outputs } from '@sytno/contract';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT } from '../testing/template';
import { useStand, type Person } from '../testing/stand';
import { now } from '../platform/time/clock';
import { fillDemo } from './demo';

const stand = useStand({ DEMO: 'on' });
const SEEDS = join(ROOT, 'backend', 'seeds');

const people: Record<string, Person> = {};
const ask = async <T>(path: string, who = 'premium'): Promise<T> =>
  (await stand.call('GET', path, { as: people[who] })).body as T;

beforeAll(async () => {
  for (const role of ['free', 'premium', 'partner', 'expert', 'participant', 'admin']) {
    const { body } = await stand.call('POST', '/api/admins/authenticate', {
      body: { username: `${role}@sytno.example`, password: 'sytno-demo' },
    });
    const { id, email, headers } = body as Outputs['account']['session']['authenticate'];
    people[role] = { userId: id, email, householdId: '', password: 'sytno-demo', keys: headers };
  }
}, 30_000);

describe('the demo', () => {
  test.each([
    ['free', 'free', 0],
    ['premium', 'premium', 180],
    ['partner', 'free', 0],
    ['expert', 'expert', 365],
    ['participant', 'free', 0],
    ['admin', 'admin', 0],
  ])('%s signs in and is %s', async (role, access, daysLeft) => {
    const { profile, emailConfirmed } = await ask<Outputs['account']['session']['current']>(
      '/api/account/session',
      role,
    );
    expect({ ...profile, emailConfirmed }).toMatchObject({ access, daysLeft, emailConfirmed: true });
  });

  test('has every recipe of the files, with its nutrition', async () => {
    const files = await readdir(join(SEEDS, 'recipes'));
    const { items, count } = await ask<Outputs['recipes']['catalog']['list']>(
      '/api/recipes?language=uk&pageSize=96',
    );
    expect(count).toBe(files.length);
    for (const { perServing, number, name } of items) {
      expect([name, perServing.kcal > 20 && perServing.kcal < 1500]).toEqual([name, true]);
      expect(number).toBeGreaterThanOrEqual(1001);
    }
  });

  test('has a week around today, which the partner shares', async () => {
    const monday = mondayOf(dayAt(now(), 'Europe/Kyiv'));
    const path = `/api/mealplans/menu?from=${monday}&language=uk`;
    type Week = Outputs['mealplans']['menu']['week'];
    const week = await ask<Week>(path);
    expect(new Set(week.items.map(({ date }) => date)).size).toBe(7);
    const shared = (await ask<Week>(path, 'partner')).items.map(({ id }) => id);
    expect(shared).toEqual(week.items.map(({ id }) => id));
    expect((await ask<Week>(path, 'free')).items.length).toBeGreaterThan(0);
    expect((await ask<Week>(path, 'participant')).items).toEqual([]);
  });

  test('has two children at the table of premium and partner, and of nobody else', async () => {
    type Household = Outputs['account']['household']['get'];
    const household = await ask<Household>('/api/account/household');
    expect(household.members.map(({ email, isOwner }) => [email, isOwner])).toEqual([
      ['premium@sytno.example', true],
      ['partner@sytno.example', false],
    ]);
    expect(household.eaters.map(({ share }) => share)).toEqual([0.7, 0.5]);
    const { invitations, ...shared } = household;
    expect(invitations).toEqual([]);
    expect(await ask<Household>('/api/account/household', 'partner')).toEqual(shared);
    expect((await ask<Household>('/api/account/household', 'free')).eaters).toEqual([]);
  });

  test('welcomes everybody in the notices', async () => {
    for (const role of Object.keys(people)) {
      const { items } = await ask<Outputs['account']['messages']['notices']>('/api/account/notices', role);
      expect([role, items.map(({ kind }) => kind)]).toEqual([role, expect.arrayContaining(['welcome'])]);
    }
  });

  test('has a draft list and a used one, and a course with its participant', async () => {
    const lists = await ask<Outputs['grocery']['lists']['list']>('/api/grocery/lists');
    expect(lists.items.map(({ state }) => state)).toEqual(['draft', 'closed']);
    expect(lists.items.map(({ lines, ticked }) => [lines, ticked])).toEqual([
      [8, 0],
      [5, 5],
    ]);
    const path = '/api/expert/courses?language=en';
    const courses = await ask<Outputs['expert']['courses']['list']>(path, 'participant');
    expect(courses.items).toHaveLength(1);
    expect(courses.items[0]).toMatchObject({ application: { state: 'accepted' }, seatsTaken: 1 });
  });

  test('is filled in once', async () => {
    expect(await fillDemo(stand.db, SEEDS)).toBe(false);
    await stand.db.query(`update plt_seed set content = 'older' where name = 'catalogue'`);
    const before = await stand.db.query<object[]>('select id, number, kcal from rec_recipe order by id');
    expect(await fillDemo(stand.db, SEEDS)).toBe(true);
    expect(await stand.db.query('select id, number, kcal from rec_recipe order by id')).toEqual(before);
  });

  test('shows its mails', async () => {
    await stand.call('POST', '/api/auth/password', { body: { email: 'free@sytno.example' } });
    const { mails } = await ask<{ mails: { to: string; text: string }[] }>('/api/demo/outbox', 'free');
    expect(mails[0]).toMatchObject({
      to: 'free@sytno.example',
      text: expect.stringContaining('/auth/password/edit?token='),
    });
  });
});
