import { describe, expect, test } from '@jest/globals';
import { PHONE_CALLS, type ErrorBody, type Outputs } from '@sytno/contract';
import { dayAt, addDays } from '@sytno/domain';
import { randomUUID } from 'node:crypto';
import { DAY, MINUTE, now, plus } from '../../platform/time/clock';
import { BODIES } from '../../testing/call-bodies';
import { QUERIES } from '../../testing/call-queries';
import { CALLS, PUBLIC_CALLS } from '../../testing/calls';
import { useStand, type Answer, type Person } from '../../testing/stand';

type Session = Outputs['account']['session']['authenticate'];
type Devices = Outputs['account']['session']['devices']['items'];
type Phone = Outputs['account']['session']['phone'];

const stand = useStand();

/** Gives a person days of premium that began so many days ago. */
const givePremium = async ({ userId }: Person, days: number, daysAgo = 0): Promise<void> => {
  const at = plus(now(), -daysAgo * DAY);
  await stand.db.query(
    `insert into acc_premium_day (id, user_id, kind, days, at, given_on, note) values ($1, $2, 'manual', $3, $4, $5, '')`,
    [randomUUID(), userId, days, at, addDays(dayAt(now(), 'Europe/Kyiv'), -daysAgo)],
  );
};

const codeFor = (person: Person) => stand.call('POST', '/api/account/phone-code', { as: person });
const enter = (code: string) =>
  stand.call('POST', '/api/account/phone', { body: { code }, headers: { 'user-agent': 'Phone of Anna' } });

/** A phone of a person, signed in for lists. */
async function phoneOf(person: Person): Promise<Person> {
  const { code } = (await codeFor(person)).body as { code: string };
  const { status, body } = await enter(code);
  expect(status).toBe(200);
  return { ...person, keys: (body as Session).headers };
}

async function premiumPerson(days = 30, daysAgo = 0): Promise<Person> {
  const person = await stand.person();
  await givePremium(person, days, daysAgo);
  return person;
}

const codeOf = ({ body }: Answer) => (body as ErrorBody).code;
const devicesOf = async (as: Person): Promise<Devices> =>
  ((await stand.call('GET', '/api/account/devices', { as })).body as { items: Devices }).items;

describe('a phone', () => {
  test('is signed in by a code that works once, however it is written', async () => {
    const anna = await premiumPerson();
    const { code, expiresAt } = (await codeFor(anna)).body as { code: string; expiresAt: string };
    expect(code).toMatch(/^[A-HJ-NP-Z2-9]{10}$/);
    expect(expiresAt > plus(now(), 9 * MINUTE) && expiresAt < plus(now(), 11 * MINUTE)).toBe(true);
    expect((await enter(` ${code.slice(0, 5).toLowerCase()}-${code.slice(5)} `)).status).toBe(200);
    const again = await enter(code);
    expect([again.status, codeOf(again)]).toEqual([410, 'LINK_EXPIRED']);
    expect((await enter('AAAAABBBBB')).status).toBe(410);
  });

  test('is not signed in by a code that is ten minutes old, nor by the one before the last', async () => {
    const anna = await premiumPerson();
    const first = (await codeFor(anna)).body as { code: string };
    const second = (await codeFor(anna)).body as { code: string };
    expect((await enter(first.code)).status).toBe(410);
    await stand.db.query(`update acc_link set expires_at = $1 where kind = 'phone'`, [plus(now(), -1)]);
    expect((await enter(second.code)).status).toBe(410);
  });

  test('of somebody without premium gets no code', async () => {
    const refused = await codeFor(await stand.person());
    expect([refused.status, codeOf(refused)]).toEqual([403, 'PREMIUM_REQUIRED']);
  });

  test('stands among the devices and is ended there, by its owner alone', async () => {
    const anna = await premiumPerson();
    const phone = await phoneOf(anna);
    const devices = await devicesOf(anna);
    expect(devices.map(({ name, phone: isPhone, current }) => [name, isPhone, current])).toEqual(
      expect.arrayContaining([
        ['Phone of Anna', true, false],
        [expect.any(String), false, true],
      ]),
    );
    const id = devices.find((one) => one.phone)?.id ?? '';
    const stranger = await stand.person();
    expect((await stand.call('DELETE', `/api/account/devices/${id}`, { as: stranger })).status).toBe(404);
    expect((await stand.call('GET', '/api/grocery/lists', { as: phone })).status).toBe(200);
    expect((await stand.call('DELETE', `/api/account/devices/${id}`, { as: anna })).status).toBe(200);
    expect((await stand.call('GET', '/api/grocery/lists', { as: phone })).status).toBe(401);
  });
});

describe('a session for lists alone', () => {
  const shut = CALLS.filter(({ name }) => !PHONE_CALLS.includes(name));

  test('reaches nothing but lists: every other call of the contract is refused', async () => {
    const phone = await phoneOf(await premiumPerson());
    const open = ['account.session.enterPhone', 'platform.live.stream'];
    for (const { name, method, path } of shut.filter((one) => !open.includes(one.name))) {
      const query = new URLSearchParams(QUERIES[name] ?? {}).toString();
      const answer = await stand.call(method, `${path.replace(/\{\w+\}/g, randomUUID())}?${query}`, {
        as: phone,
        ...(method === 'GET' ? {} : { body: BODIES[name] ?? {} }),
      });
      // What needs no session answers everybody, and nothing of the person's.
      if (answer.status !== 403) expect([name, PUBLIC_CALLS.includes(name)]).toEqual([name, true]);
    }
  }, 60_000);

  test('names only calls that there are', () => {
    const names = CALLS.map(({ name }) => name);
    expect(PHONE_CALLS.filter((name) => !names.includes(name))).toEqual([]);
  });

  test.each<[string, number, number, number, number, Phone['right']]>([
    ['lasts', 30, 0, 200, 404, 'whole'],
    ['ended a week ago', 3, 10, 200, 403, 'read'],
    ['ended three weeks ago', 3, 24, 403, 403, 'ended'],
  ])('when premium %s', async (_, days, daysAgo, reading, writing, right) => {
    const anna = await stand.person();
    await givePremium(anna, 30);
    const phone = await phoneOf(anna);
    await stand.db.query('delete from acc_premium_day where user_id = $1', [anna.userId]);
    await givePremium(anna, days, daysAgo);
    const read = await stand.call('GET', '/api/grocery/lists', { as: phone });
    const write = await stand.call('POST', `/api/grocery/lists/${randomUUID()}/use`, { as: phone });
    expect([read.status, write.status]).toEqual([reading, writing]);
    if (reading === 403) expect(codeOf(read)).toBe('PHONE_ENDED');
    const state = (await stand.call('GET', '/api/account/phone', { as: phone })).body as Phone;
    const until = addDays(dayAt(now(), 'Europe/Kyiv'), days - daysAgo - 1 + 14);
    expect(state).toEqual({ right, readableUntil: right === 'whole' ? null : until });
    expect((await stand.call('GET', '/api/auth/sign_out', { as: phone })).status).toBe(200);
  });
});
