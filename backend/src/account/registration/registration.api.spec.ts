import { describe, expect, test } from '@jest/globals';
import type { ErrorBody, Outputs } from '@sytno/contract';
import { TERMS_VERSION } from '@sytno/domain';
import { useStand, type Keys, type Person } from '../../testing/stand';
import { OutboxMail } from '../../platform/mail/outbox.entity';
import { now, plus } from '../../platform/time/clock';
import { Link } from '../link.entity';
import { User } from '../user.entity';
import { Acceptance } from './acceptance.entity';

const stand = useStand();

const form = (email: string, more: object = {}) => ({
  email,
  password: 'довгий пароль',
  passwordConfirmation: 'довгий пароль',
  adult: true,
  terms: true,
  language: 'uk',
  ...more,
});
const register = (body: object) => stand.call('POST', '/api/auth/registration', { body });
const mailsTo = (toAddress: string) =>
  stand.db.manager.find(OutboxMail, { where: { toAddress }, order: { createdAt: 'DESC' } });
const secretTo = async (address: string): Promise<string> => {
  const [mail] = await mailsTo(address);
  return /token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
};
const confirm = (token: string) => stand.call('POST', '/api/auth/email/confirm', { body: { token } });
const keysOf = (body: unknown): Keys => (body as Outputs['account']['registration']['register']).headers;

describe('registration', () => {
  test('makes an account that is signed in at once', async () => {
    const answer = await register(form('Anna@Sytno.test', { timeZone: 'Europe/Warsaw', language: 'ru' }));
    expect(answer.status).toBe(201);
    const session = await stand.call('GET', '/api/account/session', { headers: { ...keysOf(answer.body) } });
    expect(session.body).toMatchObject({
      email: 'Anna@Sytno.test',
      emailConfirmed: false,
      profile: { access: 'free', trialUsed: false, currency: 'UAH' },
      profileData: { language: 'ru', timeZone: 'Europe/Warsaw' },
    });
  });

  test('keeps what was accepted: document, version, language, how', async () => {
    const { body } = await register(form('terms@sytno.test'));
    const { id } = body as Outputs['account']['registration']['register'];
    const rows = await stand.db.manager.findBy(Acceptance, { userId: id });
    expect(rows.map(({ document }) => document).sort()).toEqual(['age-18', 'terms']);
    expect(rows[0]).toMatchObject({ version: TERMS_VERSION, language: 'uk', how: 'registration form' });
  });

  test.each<[string, object, object[]]>([
    ['a blank address', { email: ' ' }, [{ path: 'email', code: 'email.required' }]],
    ['a wrong address', { email: 'a@b' }, [{ path: 'email', code: 'email.invalid' }]],
    [
      'a short password',
      { password: 'сім сим', passwordConfirmation: 'сім сим' },
      [{ path: 'password', code: 'password.short' }],
    ],
    [
      'another confirmation',
      { passwordConfirmation: 'інше' },
      [{ path: 'passwordConfirmation', code: 'password.mismatch' }],
    ],
    ['a missing box', { adult: false }, [{ path: 'adult', code: 'consent.required' }]],
    ['the other box', { terms: undefined }, [{ path: 'terms', code: 'blank' }]],
    ['a time zone that is none', { timeZone: 'Mars/Base' }, [{ path: 'timeZone', code: 'choice' }]],
  ])('names %s at its field', async (_, wrong, fields) => {
    const answer = await register(form('wrong@sytno.test', wrong));
    expect(answer.status).toBe(400);
    expect((answer.body as ErrorBody).data.fields).toEqual(fields);
  });

  test('takes an address once, whatever its case, also from ten at the same moment', async () => {
    const spellings = ['twin@sytno.test', 'TWIN@sytno.test', 'Twin@Sytno.Test', ' twin@sytno.test'];
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, i) => register(form(spellings[i % spellings.length] ?? ''))),
    );
    const refused = answers.filter(({ status }) => status !== 201);
    expect(refused).toHaveLength(9);
    for (const { status, body } of refused) {
      expect([status, (body as ErrorBody).code]).toEqual([409, 'EMAIL_TAKEN']);
      expect((body as ErrorBody).data.fields).toEqual([{ path: 'email', code: 'email.taken' }]);
    }
    expect(await stand.db.manager.countBy(User, { emailKey: 'twin@sytno.test' })).toBe(1);
    expect(await mailsTo('twin@sytno.test').then((mails) => mails.length)).toBeLessThanOrEqual(1);
  });
});

describe('confirming the address', () => {
  test('works once, by the link of the mail, which is in the person’s language', async () => {
    await register(form('confirm@sytno.test', { language: 'en' }));
    const [mail] = await mailsTo('confirm@sytno.test');
    expect(mail).toMatchObject({ kind: 'confirm', language: 'en', sentAt: null });
    expect(mail?.text).toMatch(/http:\/\/sytno\.test\/auth\/email\/confirm\?token=[\w-]{43}&lng=en\n/);
    const secret = await secretTo('confirm@sytno.test');
    expect((await confirm(secret)).body).toEqual({ done: true });
    const user = await stand.db.manager.findOneByOrFail(User, { emailKey: 'confirm@sytno.test' });
    expect(user.emailConfirmedAt).not.toBeNull();
    expect((await confirm(secret)).body).toMatchObject({ code: 'LINK_EXPIRED', status: 410 });
  });

  test('of two at the same moment one succeeds', async () => {
    await register(form('race@sytno.test'));
    const secret = await secretTo('race@sytno.test');
    const statuses = (await Promise.all([confirm(secret), confirm(secret)])).map(({ status }) => status);
    expect(statuses.sort()).toEqual([200, 410]);
  });

  test('does not work after a day, nor with a link of another kind', async () => {
    const person = await stand.person();
    await stand.call('POST', '/api/auth/email/resend', { as: person });
    const secret = await secretTo(person.email);
    await stand.db.manager.update(Link, { userId: person.userId }, { expiresAt: plus(now(), -1) });
    expect((await confirm(secret)).status).toBe(410);
    await stand.call('POST', '/api/auth/password', { body: { email: person.email } });
    expect((await confirm(await secretTo(person.email))).status).toBe(410);
  });

  test('can be asked for again: the newest link counts', async () => {
    const person = await stand.person();
    await stand.call('POST', '/api/auth/email/resend', { as: person });
    const first = await secretTo(person.email);
    expect((await stand.call('POST', '/api/auth/email/resend', { as: person })).body).toEqual({ done: true });
    expect((await confirm(first)).status).toBe(410);
    expect((await confirm(await secretTo(person.email))).status).toBe(200);
    await stand.call('POST', '/api/auth/email/resend', { as: person });
    expect(await mailsTo(person.email)).toHaveLength(2);
  });
});

describe('a new edition of the terms', () => {
  const current = async (as: Person) =>
    (await stand.call('GET', '/api/account/session', { as }))
      .body as Outputs['account']['session']['current'];
  const accept = (as: Person, body: object) => stand.call('POST', '/api/account/terms', { as, body });
  const rows = (person: Person) =>
    stand.db.manager.countBy(Acceptance, { userId: person.userId, document: 'terms' });

  test('asks again, keeps the earlier consent, and is accepted once', async () => {
    const person = await stand.person();
    expect((await current(person)).termsAccepted).toBe(true);
    await stand.db.manager.update(Acceptance, { userId: person.userId }, { version: 'an earlier one' });
    expect((await current(person)).termsAccepted).toBe(false);
    const consent = { terms: true, version: TERMS_VERSION };
    expect((await accept(person, consent)).status).toBe(200);
    expect((await current(person)).termsAccepted).toBe(true);
    await accept(person, consent);
    expect(await rows(person)).toBe(2);
  });

  test.each([
    { terms: false, version: TERMS_VERSION },
    { terms: true, version: '1' },
    { version: TERMS_VERSION },
  ])('is not accepted by %j', async (body) => {
    const person = await stand.person();
    expect((await accept(person, body)).status).toBe(400);
    expect(await rows(person)).toBe(1);
  });
});
