import { describe, expect, test } from '@jest/globals';
import type { ErrorBody, Outputs } from '@sytno/contract';
import { PASSWORD, useStand, type Person } from '../../testing/stand';
import { between, DAY, MINUTE, now, plus } from '../../platform/time/clock';
import { Session } from './session.entity';

const stand = useStand();

const signIn = (username: string, password: string, language = 'en') =>
  stand.call('POST', '/api/admins/authenticate', {
    body: { username, password },
    headers: { 'accept-language': language, 'user-agent': 'A phone' },
  });
const current = (as: Person) => stand.call('GET', '/api/account/session', { as });
const onDevice = (person: Person, answer: { body: unknown }): Person => ({
  ...person,
  keys: (answer.body as Outputs['account']['session']['authenticate']).headers,
});

describe('signing in', () => {
  test('gives the user with the headers of later calls, and when they end', async () => {
    const person = await stand.person();
    const answer = await signIn(person.email, PASSWORD);
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({
      id: person.userId,
      email: person.email,
      headers: { 'access-token': expect.any(String), client: expect.any(String), uid: person.userId },
      expiresAt: expect.any(String),
    });
    const { headers, expiresAt } = answer.body as Outputs['account']['session']['authenticate'];
    expect(headers['access-token']).toMatch(/^[\w-]{43}$/);
    expect(between(now(), expiresAt) / DAY).toBeCloseTo(30, 1);
    expect((await current(onDevice(person, answer))).status).toBe(200);
  });

  test('takes the address in any case and with blanks around it', async () => {
    const person = await stand.person({ email: 'Olena.Case@Sytno.test' });
    expect((await signIn('  oLENA.case@sytno.TEST ', PASSWORD)).status).toBe(200);
    expect((await current(person)).body).toMatchObject({ email: 'Olena.Case@Sytno.test' });
  });

  test.each([
    ['en', 'Invalid account or password!'],
    ['uk', 'Неправильна адреса або пароль!'],
    ['ru', 'Неверный адрес или пароль!'],
  ])('refuses in %s with the words of the specification', async (language, message) => {
    const person = await stand.person();
    const wrong = await signIn(person.email, `${PASSWORD}!`, language);
    const unknown = await signIn('nobody@sytno.test', PASSWORD, language);
    expect(wrong.status).toBe(401);
    expect(wrong.body).toEqual({ defined: true, code: 'INVALID_ACCOUNT', status: 401, message, data: {} });
    expect(unknown.body).toEqual(wrong.body);
  });

  test('keeps of the token its hash alone', async () => {
    const person = await stand.person();
    const rows = await stand.db.manager.findBy(Session, { userId: person.userId });
    expect(JSON.stringify(rows)).not.toContain(person.keys['access-token']);
    expect(rows[0]?.tokenHash).toMatch(/^[0-9a-f]{64}$/);
  });
});

describe('a session', () => {
  test('tells who is signed in', async () => {
    const person = await stand.person({ name: 'Олена', language: 'en', timeZone: 'Europe/Berlin' });
    expect((await current(person)).body).toEqual({
      id: person.userId,
      email: person.email,
      emailConfirmed: false,
      termsAccepted: true,
      profile: {
        access: 'free',
        trialUsed: false,
        daysLeft: 0,
        targets: { kcal: 2000, protein: 150, fat: 44, carbs: 250, cash: 20_000 },
        currency: 'UAH',
        countryCode: 'UA',
        usedShoppingList: false,
        hideNumbers: false,
        targetsUpdatedAt: null,
        householdRole: 'owner',
        servings: 4,
      },
      profileData: {
        name: 'Олена',
        avatar: null,
        countryCode: 'UA',
        language: 'en',
        timeZone: 'Europe/Berlin',
      },
    });
  });

  test('of one device ends alone', async () => {
    const person = await stand.person();
    const phone = onDevice(person, await signIn(person.email, PASSWORD));
    const out = await stand.call('GET', '/api/auth/sign_out', { as: phone });
    expect([out.status, out.body]).toEqual([200, { done: true }]);
    expect((await current(phone)).status).toBe(401);
    expect((await current(person)).status).toBe(200);
    const again = await stand.call('GET', '/api/auth/sign_out', { as: phone });
    expect((again.body as ErrorBody).code).toBe('SIGN_IN_REQUIRED');
  });

  test('ends when its time is over', async () => {
    const person = await stand.person();
    await stand.db.manager.update(Session, { userId: person.userId }, { expiresAt: plus(now(), -1) });
    expect((await current(person)).status).toBe(401);
  });

  test('lasts on while it is used, which is written down once a minute', async () => {
    const person = await stand.person();
    const read = () => stand.db.manager.findOneByOrFail(Session, { userId: person.userId });
    const before = await read();
    await current(person);
    expect(await read()).toEqual(before);
    const [lastUsedAt, expiresAt] = [plus(now(), -2 * MINUTE), plus(now(), DAY)];
    await stand.db.manager.update(Session, { userId: person.userId }, { lastUsedAt, expiresAt });
    await current(person);
    const after = await read();
    expect(between(after.lastUsedAt, now())).toBeLessThan(MINUTE);
    expect(between(now(), after.expiresAt) / DAY).toBeCloseTo(30, 1);
    // A year after it began it ends, however it is used.
    await stand.db.manager.update(
      Session,
      { userId: person.userId },
      { lastUsedAt, createdAt: plus(now(), -360 * DAY) },
    );
    await current(person);
    expect(between(now(), (await read()).expiresAt) / DAY).toBeCloseTo(5, 1);
  });

  test('is known by its device', async () => {
    const person = await stand.person();
    await signIn(person.email, PASSWORD);
    const rows = await stand.db.manager.findBy(Session, { userId: person.userId });
    expect(rows.map(({ device }) => device).sort()).toEqual(['A phone', 'spec']);
  });
});
