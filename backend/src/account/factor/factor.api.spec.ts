import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { ELEVATED_CALLS, type ErrorBody, type Outputs } from '@sytno/contract';
import { Secret, TOTP } from 'otpauth';
import { AuditRow } from '../../platform/audit/audit.entity';
import { MINUTE, now, plus } from '../../platform/time/clock';
import { Builders } from '../../testing/builders';
import { BODIES } from '../../testing/call-bodies';
import { CALLS } from '../../testing/calls';
import { PASSWORD, Stand, useStand, type Answer, type Keys, type Person } from '../../testing/stand';
import { Link } from '../link.entity';
import { Session } from '../session/session.entity';
import { Factor } from './factor.entity';
import { opened, sealed } from './sealed';

type Calls = Outputs['account']['factor'];

const stand = useStand();
const codeOf = ({ status, body }: Answer) => [status, (body as ErrorBody).code];
const faultOf = ({ status, body }: Answer) => [status, (body as ErrorBody).data.fields?.[0]];
const signIn = (email: string, password = PASSWORD, on: Stand = stand) =>
  on.call('POST', '/api/admins/authenticate', { body: { username: email, password } });
const step = (ticket: string, code: string, on: Stand = stand) =>
  on.call('POST', '/api/auth/second-step', { body: { ticket, code } });
const factor = (method: string, path: string, as: Person, body: object = {}, on: Stand = stand) =>
  on.call(method, `/api/account/factor${path}`, { as, ...(method !== 'GET' && { body }) });
const elevate = (as: Person, password = PASSWORD, on: Stand = stand) =>
  on.call('POST', '/api/account/elevation', { as, body: { password } });
const withKeys = (person: Person, answer: Answer): Person => ({
  ...person,
  keys: (answer.body as { headers: Keys }).headers,
});

/** The code that an app shows now, or so many half minutes from now. */
const codeFor = (secret: string, later = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.parse(now()) + later * 30_000 });
const wrong = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

async function administrator(on: Stand = stand): Promise<Person> {
  const person = await on.person();
  await new Builders(on).administrator(person);
  return person;
}

/** An administrator with a second step: his secret and his codes for bad days. */
async function stepped(on: Stand = stand): Promise<{ admin: Person; secret: string; codes: string[] }> {
  const admin = await administrator(on);
  const { secret } = (await factor('POST', '', admin, {}, on)).body as Calls['begin'];
  const confirmed = await factor('PUT', '', admin, { code: codeFor(secret, -1) }, on);
  expect([confirmed.status, confirmed.text]).toEqual([200, expect.any(String)]);
  return { admin, secret, codes: (confirmed.body as Calls['confirm']).codes };
}
const ticketOf = (answer: Answer): string => {
  expect(codeOf(answer)).toEqual([401, 'SECOND_STEP']);
  return (answer.body as ErrorBody).data.ticket ?? '';
};

describe('setting it up', () => {
  test('begins with a secret that nothing asks for until a code confirms it', async () => {
    const admin = await administrator();
    expect((await factor('GET', '', admin)).body).toEqual({
      on: false,
      required: false,
      since: null,
      codesLeft: 0,
    });
    expect(codeOf(await factor('PUT', '', admin, { code: '123456' }))).toEqual([409, 'CONFLICT']);
    const begun = (await factor('POST', '', admin)).body as Calls['begin'];
    expect(begun.address).toMatch(/^otpauth:\/\/totp\/Sytno/);
    expect(begun.address).toContain(`secret=${begun.secret}`);
    expect((await signIn(admin.email)).status).toBe(200);
    const stored = await stand.db.manager.findOneByOrFail(Factor, { userId: admin.userId });
    expect(stored.secret).not.toContain(begun.secret);
    const bad = await factor('PUT', '', admin, { code: wrong(codeFor(begun.secret)) });
    expect(faultOf(bad)).toEqual([400, { path: 'code', code: 'code.wrong' }]);
    const other = withKeys(admin, await signIn(admin.email));
    const good = await factor('PUT', '', admin, { code: codeFor(begun.secret) });
    const { codes } = good.body as Calls['confirm'];
    expect(new Set(codes).size).toBe(10);
    expect(codes[0]).toMatch(/^[A-Z2-9]{4}(-[A-Z2-9]{4}){3}$/);
    expect((await factor('GET', '', admin)).body).toMatchObject({ on: true, codesLeft: 10 });
    expect((await factor('GET', '', other)).status).toBe(401);
    expect(codeOf(await factor('POST', '', admin))).toEqual([409, 'CONFLICT']);
  });

  test('is for administrators alone', async () => {
    expect((await factor('POST', '', await stand.person())).status).toBe(403);
  });
});

describe('signing in', () => {
  test('takes the password, then a code of the hour, each code once', async () => {
    const { admin, secret } = await stepped();
    expect(codeOf(await signIn(admin.email, 'wrong password'))).toEqual([401, 'INVALID_ACCOUNT']);
    const ticket = ticketOf(await signIn(admin.email));
    expect(faultOf(await step(ticket, wrong(codeFor(secret))))).toEqual([
      400,
      { path: 'code', code: 'code.wrong' },
    ]);
    const code = codeFor(secret);
    const came = await step(ticket, ` ${code.slice(0, 3)} ${code.slice(3)} `);
    expect(came.status).toBe(200);
    const here = withKeys(admin, came);
    expect((await stand.call('GET', '/api/account/administration/overview', { as: here })).status).toBe(200);
    expect(codeOf(await step(ticket, codeFor(secret, 1)))).toEqual([410, 'LINK_EXPIRED']);
    const again = ticketOf(await signIn(admin.email));
    expect(faultOf(await step(again, code))).toEqual([400, { path: 'code', code: 'code.wrong' }]);
    expect((await step(again, codeFor(secret, 1))).status).toBe(200);
  });

  test('two at the same moment with one code: one comes in', async () => {
    const { admin, secret } = await stepped();
    const ticket = ticketOf(await signIn(admin.email));
    const both = await Promise.all([step(ticket, codeFor(secret)), step(ticket, codeFor(secret))]);
    expect(both.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  test('takes a code for bad days once, however it is written; new ones end the old', async () => {
    const { admin, codes } = await stepped();
    const [first = '', second = ''] = codes;
    const came = await step(ticketOf(await signIn(admin.email)), first.toLowerCase().replaceAll('-', ' '));
    expect(came.status).toBe(200);
    expect((await step(ticketOf(await signIn(admin.email)), first)).status).toBe(400);
    const here = withKeys(admin, came);
    expect((await factor('GET', '', here)).body).toMatchObject({ codesLeft: 9 });
    expect(codeOf(await factor('POST', '/codes', here))).toEqual([403, 'PASSWORD_AGAIN']);
    await elevate(here);
    const renewed = (await factor('POST', '/codes', here)).body as Calls['renewCodes'];
    expect((await step(ticketOf(await signIn(admin.email)), second)).status).toBe(400);
    const [fresh = ''] = renewed.codes;
    expect((await step(ticketOf(await signIn(admin.email)), fresh)).status).toBe(200);
    const rows = await stand.db.query(`select code_hash from acc_recovery_code where user_id = $1`, [
      admin.userId,
    ]);
    expect(JSON.stringify(rows)).not.toContain(fresh.replaceAll('-', ''));
  });

  test('ends by a ticket that is too old, or of nobody', async () => {
    const { admin, secret } = await stepped();
    const ticket = ticketOf(await signIn(admin.email));
    await stand.db.manager.update(
      Link,
      { userId: admin.userId, kind: 'step' },
      { expiresAt: plus(now(), -1) },
    );
    expect(codeOf(await step(ticket, codeFor(secret)))).toEqual([410, 'LINK_EXPIRED']);
    expect(codeOf(await step('nobodys', codeFor(secret)))).toEqual([410, 'LINK_EXPIRED']);
  });

  test('is by the password alone after it is turned off, which is written down', async () => {
    const { admin } = await stepped();
    expect((await factor('DELETE', '', admin)).status).toBe(200);
    expect((await signIn(admin.email)).status).toBe(200);
    expect(codeOf(await factor('DELETE', '', admin))).toEqual([409, 'CONFLICT']);
    const rows = await stand.db.manager.findBy(AuditRow, { actorId: admin.userId });
    expect(rows.map(({ action }) => action).sort()).toEqual(['factor.off', 'factor.on']);
  });

  test('comes from nowhere else: a session that came without administers nothing', async () => {
    const { admin } = await stepped();
    await stand.db.manager.update(Session, { userId: admin.userId }, { factorAt: null });
    const answer = await stand.call('GET', '/api/account/administration/overview', { as: admin });
    expect(codeOf(answer)).toEqual([403, 'SECOND_STEP_MISSING']);
    expect((await stand.call('GET', '/api/account/profile', { as: admin })).status).toBe(200);
  });
});

describe('the password once more', () => {
  test.each([...ELEVATED_CALLS])('%s wants it', async (name) => {
    const admin = await administrator();
    await stand.db.manager.update(Session, { userId: admin.userId }, { elevatedUntil: plus(now(), -1) });
    const found = CALLS.find((call) => call.name === name)!;
    const path = found.path.replace('{section}', 'recipes').replace(/\{\w+\}/g, admin.userId);
    const call = () => stand.call(found.method, path, { as: admin, body: BODIES[name] ?? {} });
    expect(codeOf(await call())).toEqual([403, 'PASSWORD_AGAIN']);
    expect(faultOf(await elevate(admin, 'wrong password'))).toEqual([
      400,
      { path: 'password', code: 'password.wrong' },
    ]);
    expect(codeOf(await call())).toEqual([403, 'PASSWORD_AGAIN']);
    const { until } = (await elevate(admin)).body as { until: string };
    expect(Date.parse(until) - Date.parse(now())).toBeLessThanOrEqual(10 * MINUTE);
    expect((await call()).status).not.toBe(403);
  });

  test('holds for the session that gave it, and for none of somebody else', async () => {
    const admin = await administrator();
    const fresh = withKeys(admin, await signIn(admin.email));
    const token = (as: Person) =>
      stand.call('POST', '/api/platform/sections/recipes/tokens', { as, body: { label: 'a' } });
    expect((await token(admin)).status).toBe(200);
    expect(codeOf(await token(fresh))).toEqual([403, 'PASSWORD_AGAIN']);
  });
});

describe('where it is required', () => {
  const strict = new Stand({ FACTOR_REQUIRED: 'on', THROTTLE_SCALE: '0.2' });
  beforeAll(() => strict.open(), 60_000);
  afterAll(() => strict.close());

  test('an administrator sets it up before anything else', async () => {
    const admin = await administrator(strict);
    const desk = () => strict.call('GET', '/api/account/administration/overview', { as: admin });
    expect(codeOf(await desk())).toEqual([403, 'SECOND_STEP_MISSING']);
    expect((await factor('GET', '', admin, {}, strict)).body).toMatchObject({ on: false, required: true });
    const { secret } = (await factor('POST', '', admin, {}, strict)).body as Calls['begin'];
    await factor('PUT', '', admin, { code: codeFor(secret) }, strict);
    expect((await desk()).status).toBe(200);
    await factor('DELETE', '', admin, {}, strict);
    expect(codeOf(await desk())).toEqual([403, 'SECOND_STEP_MISSING']);
  });

  test('too many wrong codes, and too many wrong passwords, are refused for a while', async () => {
    const { admin, secret } = await stepped(strict);
    const ticket = ticketOf(await signIn(admin.email, PASSWORD, strict));
    const statuses: number[] = [];
    for (let i = 0; i < 4; i++) statuses.push((await step(ticket, wrong(codeFor(secret)), strict)).status);
    expect(statuses.at(-1)).toBe(429);
    expect(codeOf(await step(ticket, codeFor(secret), strict))).toEqual([429, 'TOO_MANY']);
    for (let i = 0; i < 3; i++) await elevate(admin, 'wrong password', strict);
    expect(codeOf(await elevate(admin, PASSWORD, strict))).toEqual([429, 'TOO_MANY']);
  });
});

test('a sealed secret opens by its key alone, also when a new one stands before it, and for its owner', () => {
  const [old, fresh] = ['k'.repeat(32), 'n'.repeat(32)];
  const stored = sealed('JBSWY3DP', 'olena', [old]);
  expect(opened(stored, 'olena', [fresh, old])).toBe('JBSWY3DP');
  expect(() => opened(stored, 'olena', [fresh])).toThrow('FACTOR_KEY');
  expect(() => opened(stored, 'taras', [old])).toThrow('FACTOR_KEY');
  expect(sealed('JBSWY3DP', 'olena', [old])).not.toBe(stored);
});
