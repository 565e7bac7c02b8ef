import { beforeAll, describe, expect, test } from '@jest/globals';
import type { ErrorBody, Outputs } from '@sytno/contract';
import { FIGURE_DAYS } from '@sytno/domain';
import { AuditRow } from '../../platform/audit/audit.entity';
import { OutboxMail } from '../../platform/mail/outbox.entity';
import { HOUR, now, plus } from '../../platform/time/clock';
import { Builders } from '../../testing/builders';
import { listenTo } from '../../testing/listening';
import { PASSWORD, useStand, type Answer, type Person } from '../../testing/stand';
import { Message } from '../messages/message.entity';
import { PremiumDays } from '../profile/premium-days.entity';
import { User } from '../user.entity';
import { administer, CommandError } from './command';

type Calls = Outputs['account']['administration'];

const stand = useStand();
const make = new Builders(stand);
const AT = '/api/account/administration';
let admin: Person;
beforeAll(async () => {
  admin = await stand.person({ name: 'Адміністраторка' });
  await make.administrator(admin);
});

const get = (path: string, as: Person) => stand.call('GET', path, { as });
const deed = (id: string, what: string, body: object = { reason: 'Спам' }, as = admin) =>
  stand.call(what === 'role' ? 'PUT' : 'POST', `${AT}/people/${id}/${what}`, { as, body });
const codeOf = ({ status, body }: Answer) => [status, (body as ErrorBody).code];
const signIn = (email: string, password = PASSWORD) =>
  stand.call('POST', '/api/admins/authenticate', { body: { username: email, password } });
const overview = async () => (await get(`${AT}/overview`, admin)).body as Calls['overview'];
const audit = async (query: Record<string, string>) =>
  (await get(`${AT}/audit?${new URLSearchParams(query).toString()}`, admin)).body as Calls['audit'];
const whole = async (id: string) => (await get(`${AT}/people/${id}`, admin)).body as Calls['person'];

describe('the first page', () => {
  test('gathers the queues of all sections, with ages, and counts people and days', async () => {
    const before = await overview();
    expect(before.queues.map(({ name }) => name)).toEqual([
      'recipes',
      'reports',
      'templates',
      'courses',
      'nutrition',
      'payments',
      'messages',
      'experts',
    ]);
    expect(before.queues.every(({ open, late, oldest }) => open === 0 && late === 0 && oldest === null)).toBe(
      true,
    );
    const person = await stand.person();
    const submittedAt = plus(now(), -30 * HOUR);
    await make.recipe('На перевірку', { ownerId: person.userId, state: 'pending', submittedAt });
    await stand.call('POST', '/api/account/messages', { as: person, body: { text: 'Де олія?' } });
    const after = await overview();
    const queue = (name: string) => after.queues.find((one) => one.name === name);
    expect(queue('recipes')).toMatchObject({ open: 1, late: 1, oldest: submittedAt, hours: 24 });
    expect(queue('messages')).toMatchObject({ open: 1, late: 0, oldest: expect.any(String) });
    await stand.db.manager.update(Message, { userId: person.userId }, { createdAt: plus(now(), -25 * HOUR) });
    expect((await overview()).queues.find(({ name }) => name === 'messages')).toMatchObject({ late: 1 });
    expect(after.people.all).toBe(before.people.all + 1);
    expect(after.people).toMatchObject({ administrators: 1, blocked: 0, activeDay: after.people.all });
    expect(after.figures.map(({ name, days }) => [name, days.length])).toEqual([
      ['registered', FIGURE_DAYS],
      ['active', FIGURE_DAYS],
      ['plans', FIGURE_DAYS],
      ['listsClosed', FIGURE_DAYS],
    ]);
    expect(after.figures[0]?.days.at(-1)).toEqual({ day: now().slice(0, 10), count: after.people.all });
    expect(after.figures[1]?.days.at(-1)?.count).toBe(after.people.all);
  });
});

describe('keeping somebody out', () => {
  let owner: Person;
  let partner: Person;
  beforeAll(async () => {
    [owner, partner] = [await stand.person({ name: 'Власниця' }), await stand.person({ name: 'Партнер' })];
    await make.premium(owner);
    await make.moveIn(partner, owner);
  });

  const OWN = ['/api/account/session', '/api/account/household', '/api/grocery/lists'];
  const householdAccess = async () =>
    ((await get('/api/account/profile', partner)).body as Outputs['account']['profile']['get'])
      .householdAccess;

  test('ends everything that is his at once, and nothing of anybody else', async () => {
    const { id } = await make.recipe('Його борщ', { ownerId: owner.userId });
    const { url } = (await stand.call('POST', '/api/mealplans/calendar', { as: owner })).body as {
      url: string;
    };
    const feed = new URL(url).pathname;
    const { code } = (await stand.call('POST', '/api/account/phone-code', { as: owner })).body as {
      code: string;
    };
    const live = await listenTo(`${stand.app.url}/api/live`, { ...owner.keys });
    expect((await stand.call('GET', feed)).status).toBe(200);
    expect(await householdAccess()).toBe('premium');

    expect((await deed(owner.userId, 'block')).body).toMatchObject({
      blockedAt: expect.any(String),
      facts: { blockedFor: 'Спам', devices: 0, household: [{ id: partner.userId, name: 'Партнер' }] },
    });
    for (const path of OWN) expect((await get(path, owner)).status).toBe(401);
    expect((await stand.call('GET', feed)).status).toBe(404);
    expect(codeOf(await stand.call('POST', '/api/account/phone', { body: { code } }))).toEqual([
      410,
      'LINK_EXPIRED',
    ]);
    expect(codeOf(await signIn(owner.email))).toEqual([403, 'ACCOUNT_BLOCKED']);
    expect(codeOf(await signIn(owner.email, 'wrong password'))).toEqual([401, 'INVALID_ACCOUNT']);
    await live.close();

    for (const path of OWN) expect((await get(path, partner)).status).toBe(200);
    expect(await householdAccess()).toBe('premium');
    const added = { ...MENU, recipeId: id };
    expect((await stand.call('POST', '/api/mealplans/menu', { as: partner, body: added })).status).toBe(201);
    expect((await get(`/api/recipes/${id}?language=uk`, partner)).body).toMatchObject({ name: 'Його борщ' });
    const [mail] = await stand.db.manager.findBy(OutboxMail, { toAddress: owner.email });
    expect(mail?.text).toContain('Спам');
    expect(codeOf(await deed(owner.userId, 'block'))).toEqual([409, 'CONFLICT']);
  });

  test('also when his days end meanwhile: the others go on free', async () => {
    await stand.db.manager.update(PremiumDays, { userId: owner.userId }, { on: '2020-01-01' });
    expect(await householdAccess()).toBe('free');
    for (const path of OWN) expect((await get(path, partner)).status).toBe(200);
  });

  test('lets him in again as he was', async () => {
    expect((await deed(owner.userId, 'unblock', { reason: 'Помилка' })).body).toMatchObject({
      blockedAt: null,
    });
    expect((await signIn(owner.email)).status).toBe(200);
    expect((await get('/api/account/session', owner)).status).toBe(401);
    expect(codeOf(await deed(owner.userId, 'unblock'))).toEqual([409, 'CONFLICT']);
  });

  test('is nobody’s who is not there, and not the administrator’s own', async () => {
    expect((await deed('00000000-0000-4000-8000-00000000dead', 'block')).status).toBe(404);
    expect(codeOf(await deed(admin.userId, 'block'))).toEqual([409, 'OWN_ACCOUNT']);
    expect((await deed(owner.userId, 'block', { reason: ' ' })).status).toBe(400);
  });

  test('a deleted person’s tokens stop, and the others of his household go on', async () => {
    const gone = await stand.person();
    await make.moveIn(gone, owner);
    await stand.db.manager.delete(User, { id: gone.userId });
    for (const path of OWN) {
      expect((await get(path, gone)).status).toBe(401);
      expect((await get(path, partner)).status).toBe(200);
    }
  });
});

describe('administrators', () => {
  test('are made and unmade by one another, with the reason in the log', async () => {
    const person = await stand.person();
    expect(codeOf(await deed(person.userId, 'role', { admin: false, reason: 'Ні' }))).toEqual([
      409,
      'CONFLICT',
    ]);
    expect((await deed(person.userId, 'role', { admin: true, reason: 'Помагає' })).body).toMatchObject({
      access: 'admin',
      facts: { admin: true },
    });
    expect((await get(`${AT}/overview`, person)).status).toBe(200);
    await deed(person.userId, 'role', { admin: false, reason: 'Досить' });
    expect((await get(`${AT}/overview`, person)).status).toBe(403);
    expect(codeOf(await deed(admin.userId, 'role', { admin: false, reason: 'Сам' }))).toEqual([
      409,
      'OWN_ACCOUNT',
    ]);
  });

  test('who put each other out at the same moment: one is left', async () => {
    const pair = [await stand.person(), await stand.person()] as const;
    for (const one of pair) await make.administrator(one);
    await Promise.all([
      deed(pair[1].userId, 'block', { reason: 'а' }, pair[0]),
      deed(pair[0].userId, 'block', { reason: 'б' }, pair[1]),
    ]);
    const out = await Promise.all(pair.map(({ userId }) => whole(userId)));
    expect(out.filter(({ blockedAt }) => blockedAt === null)).toHaveLength(1);
    for (const { userId } of pair) await stand.db.manager.delete(User, { id: userId });
  });

  test('the last one neither leaves nor is unmade; the first of two who leave at once goes', async () => {
    const leave = (as: Person) =>
      stand.call('POST', '/api/account/own-data/leave', { as, body: { password: PASSWORD, will: 'stay' } });
    expect(codeOf(await leave(admin))).toEqual([409, 'LAST_ADMINISTRATOR']);
    await expect(administer(stand.db, ['revoke', admin.email])).rejects.toThrow('the last administrator');
    expect((await get(`${AT}/overview`, admin)).status).toBe(200);

    const [one, other] = [await stand.person(), await stand.person()];
    for (const { userId } of [one, other]) await deed(userId, 'role', { admin: true, reason: 'Помагає' });
    await deed(admin.userId, 'role', { admin: false, reason: 'Досить' }, one);
    expect((await Promise.all([leave(one), leave(other)])).map(({ status }) => status).sort()).toEqual([
      200, 409,
    ]);
    await make.administrator(admin);
    for (const { userId } of [one, other]) await stand.db.manager.delete(User, { id: userId });
  });

  test('the first one is made by a command at the machine', async () => {
    const person = await stand.person();
    await expect(administer(stand.db, ['grant'])).rejects.toThrow(/npm run admin -- grant EMAIL/);
    await expect(administer(stand.db, ['constructor', person.email])).rejects.toThrow(CommandError);
    await expect(administer(stand.db, ['grant', 'nobody@sytno.test'])).rejects.toThrow('Nobody has');
    expect(await administer(stand.db, ['grant', person.email.toUpperCase()])).toContain(
      'is an administrator',
    );
    expect((await get(`${AT}/overview`, person)).status).toBe(200);
    expect(await administer(stand.db, ['list'])).toContain(person.email);
    await administer(stand.db, ['reset-factor', person.email]);
    expect((await get('/api/account/session', person)).status).toBe(401);
    await administer(stand.db, ['revoke', person.email]);
    const rows = await stand.db.manager.find(AuditRow, {
      where: { thingId: person.userId },
      order: { at: 'ASC' },
    });
    expect(rows.map(({ actorId, action }) => [actorId, action])).toEqual([
      [null, 'role.grant'],
      [null, 'factor.reset'],
      [null, 'role.revoke'],
    ]);
  });
});

describe('the log', () => {
  test('is found by deed, thing, words, who did it, and days', async () => {
    const person = await stand.person();
    await stand.call('POST', `${AT}/people/${person.userId}/days`, {
      as: admin,
      body: { days: 3, reason: '100% знижка_' },
    });
    const found = { action: 'days.give', actorName: 'Адміністраторка', thingId: person.userId };
    for (const search of ['DAYS.give', person.userId, '100% знижка_']) {
      expect((await audit({ search })).items[0]).toMatchObject({ ...found, details: { days: 3 } });
    }
    expect((await audit({ search: 'адміністраторка' })).count).toBeGreaterThan(1);
    expect((await audit({ search: '100_ знижка' })).count).toBe(0);
    const today = now().slice(0, 10);
    expect((await audit({ search: person.userId, from: today, to: today })).count).toBe(1);
    expect((await audit({ search: person.userId, to: '2020-01-01' })).count).toBe(0);
    expect((await audit({ search: person.userId, from: '2099-01-01' })).count).toBe(0);
    expect(JSON.stringify(await audit({ pageSize: '96' }))).not.toContain(PASSWORD);
  });

  test('is read by administrators alone, and never changed by a call', async () => {
    expect((await get(`${AT}/audit`, await stand.person())).status).toBe(403);
  });
});

const MENU = {
  date: now().slice(0, 10),
  mealType: 'dinner',
  servings: 4,
  weightServing: 350,
  language: 'uk',
};
