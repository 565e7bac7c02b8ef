import { describe, expect, test } from '@jest/globals';
import type { ErrorBody, Outputs } from '@sytno/contract';
import { addDays, dayAt } from '@sytno/domain';
import { randomUUID } from 'node:crypto';
import { Builders } from '../../testing/builders';
import { useStand, type Answer, type Person } from '../../testing/stand';
import { now } from '../../platform/time/clock';
import { PremiumDays } from './premium-days.entity';

const stand = useStand();
const make = new Builders(stand);

type Profile = Outputs['account']['profile']['get'];
type Changed = Outputs['account']['profile']['change'];

const TARGETS = { kcal: 1800, protein: 120, fat: 50, carbs: 200, cash: 25_000 };

const read = async (as: Person): Promise<Profile> =>
  (await stand.call('GET', '/api/account/profile', { as })).body as Profile;
const change = (as: Person, body: object): Promise<Answer> =>
  stand.call('PATCH', '/api/account/profile', { as, body });
const faultsOf = (answer: Answer) => (answer.body as ErrorBody).data.fields;
const touched = async (whose: 'user_id' | 'household_id', id: string): Promise<string[]> => {
  const rows = await stand.db.query<{ topic: string }[]>(
    `select topic from plt_event where ${whose} = $1 order by topic`,
    [id],
  );
  return rows.map(({ topic }) => topic);
};
const give = (person: Person, days: number, kind: PremiumDays['kind'] = 'manual', ago = 0) =>
  stand.db.manager.insert(PremiumDays, {
    id: randomUUID(),
    userId: person.userId,
    kind,
    days,
    at: now(),
    on: addDays(dayAt(now(), 'Europe/Kyiv'), -ago),
    note: 'spec',
  });

describe('changing the profile', () => {
  test('keeps what is given, answers with the new state, and leaves the rest', async () => {
    const [person, other] = [await stand.person({ name: 'Олена' }), await stand.person()];
    const [before, others] = [await read(person), await read(other)];
    const answer = await change(person, { name: '  Олена К.  ', language: 'en', timeZone: 'Europe/Berlin' });
    expect(answer.status).toBe(200);
    const expected: Changed = {
      avatarId: null,
      profile: before.profile,
      profileData: {
        ...before.profileData,
        name: 'Олена К.',
        language: 'en',
        timeZone: 'Europe/Berlin',
      },
    };
    expect(answer.body).toEqual(expected);
    expect(await read(person)).toEqual({ ...before, ...expected });
    expect(await read(other)).toEqual(others);
  });

  test('of targets says when they changed, and only when they did', async () => {
    const person = await stand.person();
    const first = (await change(person, { targets: TARGETS })).body as Changed;
    expect(first.profile.targets).toEqual(TARGETS);
    expect(first.profile.targetsUpdatedAt).not.toBeNull();
    const again = (await change(person, { targets: TARGETS, name: 'Інше' })).body as Changed;
    expect(again.profile.targetsUpdatedAt).toBe(first.profile.targetsUpdatedAt);
  });

  test('in nothing changes nothing and tells nobody', async () => {
    const person = await stand.person({ name: 'Олена' });
    const before = await read(person);
    expect((await change(person, {})).status).toBe(200);
    expect((await change(person, { name: 'Олена', countryCode: 'UA' })).status).toBe(200);
    expect(await read(person)).toEqual(before);
    expect(await touched('user_id', person.userId)).toEqual([]);
  });

  test.each<[string, object, object[]]>([
    ['a country of nowhere', { countryCode: 'XX' }, [{ path: 'countryCode', code: 'choice' }]],
    ['a language we have not', { language: 'de' }, [{ path: 'language', code: 'choice' }]],
    ['a time zone that is none', { timeZone: 'Mars/Base' }, [{ path: 'timeZone', code: 'choice' }]],
    ['a long name', { name: 'x'.repeat(81) }, [{ path: 'name', code: 'text.long' }]],
    [
      'a starving target, confirmed or not',
      { targets: { ...TARGETS, kcal: 799 }, lowTargetConfirmed: true },
      [{ path: 'targets.kcal', code: 'number.range' }],
    ],
    ['half a gram', { targets: { ...TARGETS, fat: 0.5 } }, [{ path: 'targets.fat', code: 'type' }]],
    ['somebody else’s access', { access: 'admin' }, [{ path: 'access', code: 'unknown' }]],
  ])('refuses %s at its field', async (_, body, fields) => {
    const person = await stand.person();
    const answer = await change(person, body);
    expect(answer.status).toBe(400);
    expect(faultsOf(answer)).toEqual(fields);
  });
});

describe('a target under 1,200 kcal', () => {
  const low = { targets: { ...TARGETS, kcal: 1199 } };

  test('is asked about, and stored only when it was confirmed', async () => {
    const person = await stand.person();
    for (const body of [low, { ...low, lowTargetConfirmed: false }]) {
      const answer = await change(person, { ...body, name: 'Не збережеться' });
      expect((answer.body as ErrorBody).code).toBe('INPUT_INVALID');
      expect(faultsOf(answer)).toEqual([{ path: 'targets.kcal', code: 'target.low' }]);
    }
    expect(await read(person)).toMatchObject({
      profile: { targets: { kcal: 2000 } },
      profileData: { name: '' },
    });
    expect((await change(person, { ...low, lowTargetConfirmed: true })).status).toBe(200);
    expect((await read(person)).profile.targets.kcal).toBe(1199);
  });

  test('that stands already is not asked about again, another one is', async () => {
    const person = await stand.person();
    await change(person, { ...low, lowTargetConfirmed: true });
    expect((await change(person, { targets: { ...low.targets, fat: 60 } })).status).toBe(200);
    expect((await change(person, { targets: { ...low.targets, kcal: 1100 } })).status).toBe(400);
  });

  test('begins below 1,200', async () => {
    const person = await stand.person();
    expect((await change(person, { targets: { ...TARGETS, kcal: 1200 } })).status).toBe(200);
  });
});

describe('the country', () => {
  test('decides the currency, and a new currency asks for the cash limit again', async () => {
    const person = await stand.person();
    const refused = await change(person, { countryCode: 'DE' });
    expect((refused.body as ErrorBody).code).toBe('INPUT_INVALID');
    expect(faultsOf(refused)).toEqual([{ path: 'targets.cash', code: 'blank' }]);
    expect((await read(person)).profile).toMatchObject({ countryCode: 'UA', currency: 'UAH' });

    const { body } = await change(person, { countryCode: 'DE', targets: { ...TARGETS, cash: 900 } });
    expect((body as Changed).profile).toMatchObject({
      countryCode: 'DE',
      currency: 'EUR',
      targets: { cash: 900 },
    });
  });

  test('of the same currency asks for nothing', async () => {
    const person = await stand.person();
    await change(person, { countryCode: 'DE', targets: TARGETS });
    expect((await change(person, { countryCode: 'ES' })).status).toBe(200);
    expect((await read(person)).profile).toMatchObject({
      countryCode: 'ES',
      currency: 'EUR',
      targets: TARGETS,
    });
  });
});

describe('other browsers hear', () => {
  test('of a currency whatever shows money, and the household its menu', async () => {
    const person = await stand.person();
    await change(person, { countryCode: 'DE', targets: TARGETS });
    expect(await touched('user_id', person.userId)).toEqual([
      'account.profile',
      'account.session',
      'grocery.lists',
      'mealplans.menu',
      'recipes.catalog',
      'recipes.recipe',
    ]);
    expect(await touched('household_id', person.householdId)).toEqual(['mealplans.menu']);
  });

  test('of a name the household, and of a language the person alone', async () => {
    const person = await stand.person();
    await change(person, { name: 'Оля' });
    expect(await touched('household_id', person.householdId)).toEqual(['account.household']);
    await change(person, { language: 'ru' });
    expect(await touched('household_id', person.householdId)).toEqual(['account.household']);
    expect(await touched('user_id', person.userId)).toEqual([
      'account.profile',
      'account.profile',
      'account.session',
      'account.session',
    ]);
  });
});

describe('access and days', () => {
  const today = () => dayAt(now(), 'Europe/Kyiv');

  test('come from the ledger: nothing, days, few days, none left', async () => {
    const person = await stand.person();
    expect(await read(person)).toMatchObject({
      profile: { access: 'free', daysLeft: 0 },
      subscription: { status: 'none', until: null },
    });
    await give(person, 14, 'trial');
    expect(await read(person)).toMatchObject({
      profile: { access: 'premium', daysLeft: 14 },
      subscription: { status: 'trial', until: addDays(today(), 13) },
    });
    await give(person, 30, 'paid');
    expect((await read(person)).subscription).toEqual({ status: 'active', until: addDays(today(), 43) });
    await give(person, -42, 'refund');
    expect((await read(person)).subscription).toEqual({ status: 'ending', until: addDays(today(), 1) });
    await give(person, -2, 'refund');
    expect(await read(person)).toMatchObject({
      profile: { access: 'free', daysLeft: 0 },
      subscription: { status: 'expired' },
    });
  });

  test('are told alike by session and profile, and are nobody else’s', async () => {
    const [person, partner] = [await stand.person(), await stand.person()];
    await make.moveIn(partner, person);
    await give(person, 5);
    const session = (await stand.call('GET', '/api/account/session', { as: person }))
      .body as Outputs['account']['session']['current'];
    expect(session.profile).toEqual((await read(person)).profile);
    expect(session.profile.daysLeft).toBe(5);
    expect((await read(partner)).profile).toMatchObject({ access: 'free', daysLeft: 0 });
  });

  test('count from the date they were given on, wherever the person says he is now', async () => {
    const person = await stand.person();
    await give(person, 1, 'manual', 1);
    expect((await read(person)).profile.daysLeft).toBe(0);
  });
});

test('numbers are hidden and shown again for oneself alone, and the own browsers hear of it', async () => {
  const [person, other] = [await stand.person(), await stand.person()];
  expect((await read(person)).profile.hideNumbers).toBe(false);
  expect((await change(person, { hideNumbers: true })).body).toMatchObject({
    profile: { hideNumbers: true },
  });
  expect(await touched('user_id', person.userId)).toEqual(['account.profile', 'account.session']);
  expect((await read(person)).profile).toMatchObject({ hideNumbers: true, targetsUpdatedAt: null });
  expect((await read(other)).profile.hideNumbers).toBe(false);
  await change(person, { hideNumbers: false });
  expect((await read(person)).profile.hideNumbers).toBe(false);
  expect(faultsOf(await change(person, { hideNumbers: 'yes' }))).toEqual([
    { path: 'hideNumbers', code: 'type' },
  ]);
});
