import { describe, expect, test } from '@jest/globals';
import type { ErrorBody } from '@sytno/contract';
import { PASSWORD, useStand, type Person } from '../../testing/stand';
import { OutboxMail } from '../../platform/mail/outbox.entity';
import { now, plus } from '../../platform/time/clock';
import { Link } from '../link.entity';

const stand = useStand();

const ask = (body: object) => stand.call('POST', '/api/auth/password', { body });
const mailsTo = (toAddress: string) =>
  stand.db.manager.find(OutboxMail, { where: { toAddress }, order: { createdAt: 'DESC' } });
const secretTo = async (address: string): Promise<string> => {
  const [mail] = await mailsTo(address);
  return /token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
};
const edit = (token: string, password = 'зовсім новий', passwordConfirmation = password) =>
  stand.call('PUT', '/api/auth/password', { body: { token, password, passwordConfirmation } });
const signIn = (person: Person, password: string) =>
  stand.call('POST', '/api/admins/authenticate', { body: { username: person.email, password } });

/** The call to the letter of spec §7.3. */
const wholeCall = (email: string) => ({
  email,
  client_config: { name: 'web', nested: [{ any: 'thing' }] },
  redirect_url: 'http://sytno.test/auth/password/edit',
  only_path: true,
  host: 'sytno.test',
});

describe('asking for a new password', () => {
  test('answers the same, after the same time, for a known and an unknown address', async () => {
    const person = await stand.person();
    const timed = async (email: string) => {
      const start = performance.now();
      const { status, body } = await ask(wholeCall(email));
      return { status, body, ms: performance.now() - start };
    };
    const [known, unknown] = [await timed(person.email.toUpperCase()), await timed('nobody@sytno.test')];
    expect([known.status, known.body]).toEqual([200, { done: true }]);
    expect([unknown.status, unknown.body]).toEqual([known.status, known.body]);
    expect(Math.min(known.ms, unknown.ms)).toBeGreaterThanOrEqual(240);
    expect(await mailsTo(person.email)).toHaveLength(1);
    expect(await mailsTo('nobody@sytno.test')).toHaveLength(0);
  });

  test('builds the link from configuration alone', async () => {
    const person = await stand.person({ language: 'ru' });
    await ask({ ...wholeCall(person.email), redirect_url: '/somewhere/else' });
    const [mail] = await mailsTo(person.email);
    expect(mail?.text).toMatch(/http:\/\/sytno\.test\/auth\/password\/edit\?token=[\w-]{43}&lng=ru\n/);
    expect(mail?.html).toContain('http://sytno.test/auth/password/edit?token=');
  });

  test.each([
    { redirect_url: 'https://evil.example/x' },
    { redirect_url: '//evil.example' },
    { redirect_url: 'http://sytno.test@evil.example/' },
    { redirect_url: 'javascript:alert(1)' },
    { redirect_url: '/\\evil.example' },
    { host: 'evil.example' },
    { host: 'sytno.test.evil.example' },
  ])('refuses %p, whoever asks', async (wrong) => {
    const person = await stand.person();
    for (const email of [person.email, 'nobody@sytno.test']) {
      const answer = await ask({ email, ...wrong });
      expect((answer.body as ErrorBody).code).toBe('REDIRECT_NOT_ALLOWED');
    }
    expect(await mailsTo(person.email)).toHaveLength(0);
  });

  test('takes any client_config to 2 KB', async () => {
    const email = 'nobody@sytno.test';
    for (const client_config of [null, 1, 'x', [], { a: { b: [1] } }]) {
      expect((await ask({ email, client_config })).status).toBe(200);
    }
    expect((await ask({ email, client_config: 'x'.repeat(2100) })).status).toBe(400);
  });
});

describe('setting the new password', () => {
  test('signs every device out, and the old password works no more', async () => {
    const person = await stand.person();
    await ask({ email: person.email });
    expect((await edit(await secretTo(person.email))).body).toEqual({ done: true });
    expect((await stand.call('GET', '/api/account/session', { as: person })).status).toBe(401);
    expect((await signIn(person, PASSWORD)).status).toBe(401);
    expect((await signIn(person, 'зовсім новий')).status).toBe(200);
    expect((await mailsTo(person.email)).map(({ kind }) => kind)).toContain('passwordChanged');
  });

  test('works once, for an hour, and only with the newest link', async () => {
    const person = await stand.person();
    await ask({ email: person.email });
    const first = await secretTo(person.email);
    await ask({ email: person.email });
    const second = await secretTo(person.email);
    expect((await edit(first)).body).toMatchObject({ code: 'LINK_EXPIRED', status: 410 });
    expect((await edit(second)).status).toBe(200);
    expect((await edit(second)).status).toBe(410);
    await ask({ email: person.email });
    await stand.db.manager.update(Link, { userId: person.userId }, { expiresAt: plus(now(), -1) });
    expect((await edit(await secretTo(person.email))).status).toBe(410);
    expect((await edit('unknown')).status).toBe(410);
  });

  test('that is refused leaves the link as it was', async () => {
    const person = await stand.person();
    await ask({ email: person.email });
    const secret = await secretTo(person.email);
    const short = await edit(secret, 'short');
    expect((short.body as ErrorBody).data.fields).toEqual([{ path: 'password', code: 'password.short' }]);
    const other = await edit(secret, 'long enough', 'another one');
    expect((other.body as ErrorBody).data.fields).toEqual([
      { path: 'passwordConfirmation', code: 'password.mismatch' },
    ]);
    expect((await edit(secret)).status).toBe(200);
  });
});
