import { beforeEach, describe, expect, test } from '@jest/globals';
import type { ErrorBody, Outputs } from '@sytno/contract';
import { OutboxMail } from '../../platform/mail/outbox.entity';
import { PictureCleaning } from '../../platform/pictures/picture-cleaning';
import { photo } from '../../testing/photos';
import { PASSWORD, useStand, type Person } from '../../testing/stand';
import { Notices } from '../messages/notices.service';

const stand = useStand();
const NEW = 'зовсім новий пароль';
let anna: Person;
let other: Person;
beforeEach(async () => {
  [anna, other] = [await stand.person({ name: 'Анна' }), await stand.person()];
});

const signIn = (username: string, password: string) =>
  stand.call('POST', '/api/admins/authenticate', { body: { username, password } });
const works = async (as: Person) => (await stand.call('GET', '/api/account/session', { as })).status === 200;
const mailsTo = (toAddress: string) =>
  stand.db.manager.find(OutboxMail, { where: { toAddress }, order: { createdAt: 'ASC' } });
const fieldsOf = ({ body }: { body: unknown }) => (body as ErrorBody).data.fields;
const profileOf = async (as: Person) =>
  (await stand.call('GET', '/api/account/profile', { as })).body as Outputs['account']['profile']['get'];

describe('a new password', () => {
  const change = (current: string, password = NEW, again = password) =>
    stand.call('PUT', '/api/account/password', {
      as: anna,
      body: { current, password, passwordConfirmation: again },
    });

  test('needs the old one, ends every other session at once, and tells by mail', async () => {
    const elsewhere: Person = {
      ...anna,
      keys: ((await signIn(anna.email, PASSWORD)).body as Outputs['account']['session']['authenticate'])
        .headers,
    };
    expect(fieldsOf(await change('не той'))).toEqual([{ path: 'current', code: 'password.wrong' }]);
    expect(fieldsOf(await change(PASSWORD, 'short'))).toEqual([{ path: 'password', code: 'password.short' }]);
    expect(fieldsOf(await change(PASSWORD, NEW, 'інший пароль'))).toEqual([
      { path: 'passwordConfirmation', code: 'password.mismatch' },
    ]);
    expect(await works(elsewhere)).toBe(true);
    expect((await change(PASSWORD)).body).toEqual({ done: true });
    expect([await works(anna), await works(elsewhere), await works(other)]).toEqual([true, false, true]);
    expect((await signIn(anna.email, PASSWORD)).status).toBe(401);
    expect((await signIn(anna.email, NEW)).status).toBe(200);
    expect((await mailsTo(anna.email)).map(({ kind }) => kind)).toEqual(['passwordChanged']);
  });

  test('ends links for a new one that were sent before', async () => {
    await stand.call('POST', '/api/auth/password', { body: { email: anna.email } });
    const token = /token=([\w-]+)/.exec((await mailsTo(anna.email))[0]?.text ?? '')?.[1];
    await change(PASSWORD);
    const body = { token, password: 'ще один пароль', passwordConfirmation: 'ще один пароль' };
    expect((await stand.call('PUT', '/api/auth/password', { body })).status).toBe(410);
  });
});

describe('another address', () => {
  const ask = (email: string, password = PASSWORD, as = anna) =>
    stand.call('POST', '/api/account/email', { as, body: { email, password } });
  const linkTo = async (address: string) =>
    /token=([\w-]+)/.exec((await mailsTo(address)).at(-1)?.text ?? '')?.[1] ?? '';
  const confirm = (token: string) => stand.call('POST', '/api/auth/email/confirm', { body: { token } });

  test('holds once the link was opened there, and the old one is told', async () => {
    const fresh = `new-${anna.email}`;
    expect(fieldsOf(await ask(fresh, 'не той'))).toEqual([{ path: 'password', code: 'password.wrong' }]);
    expect(fieldsOf(await ask('no address'))).toEqual([{ path: 'email', code: 'email.invalid' }]);
    expect(fieldsOf(await ask(other.email.toUpperCase()))).toEqual([{ path: 'email', code: 'email.taken' }]);
    expect((await ask(fresh)).status).toBe(200);
    expect(await profileOf(anna)).toMatchObject({ email: anna.email, newEmail: fresh });
    expect((await signIn(fresh, PASSWORD)).status).toBe(401);
    const token = await linkTo(fresh);
    expect((await confirm(token)).status).toBe(200);
    expect(await profileOf(anna)).toMatchObject({ email: fresh, newEmail: null, emailConfirmed: true });
    expect((await confirm(token)).status).toBe(410);
    expect([(await signIn(anna.email, PASSWORD)).status, (await signIn(fresh, PASSWORD)).status]).toEqual([
      401, 200,
    ]);
    const [told] = await mailsTo(anna.email);
    expect([told?.kind, told?.text.includes(fresh)]).toEqual(['emailChanged', true]);
  });

  test('can be given up, and another asked for in its place', async () => {
    await ask(`first-${anna.email}`);
    const first = await linkTo(`first-${anna.email}`);
    await ask(`second-${anna.email}`);
    expect((await confirm(first)).status).toBe(410);
    const second = await linkTo(`second-${anna.email}`);
    expect((await stand.call('DELETE', '/api/account/email', { as: anna })).status).toBe(200);
    expect((await profileOf(anna)).newEmail).toBeNull();
    expect((await confirm(second)).status).toBe(410);
  });

  test('goes to one of two who asked for it', async () => {
    const wanted = `shared-${anna.email}`;
    await ask(wanted);
    const first = await linkTo(wanted);
    await ask(wanted, PASSWORD, other);
    const second = await linkTo(wanted);
    const answers = await Promise.all([confirm(first), confirm(second)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});

describe('the picture of a person', () => {
  const change = (avatarId: string | null) =>
    stand.call('PATCH', '/api/account/profile', { as: anna, body: { avatarId } });
  const uploaded = async (as: Person, kind = 'avatar') => {
    const bytes = await photo({ width: 900, height: 600 });
    const answer = await stand.call('POST', `/api/pictures?kind=${kind}`, {
      as,
      raw: bytes,
      headers: { 'content-type': 'application/octet-stream' },
    });
    return (answer.body as Outputs['platform']['pictures']['get']).id;
  };

  test('is an own one, re-encoded, square, and stays while it is shown', async () => {
    const id = await uploaded(anna);
    const changed = (await change(id)).body as Outputs['account']['profile']['change'];
    expect(changed.avatarId).toBe(id);
    const url = changed.profileData.avatar ?? '';
    expect(url).toMatch(/^\/pictures\/[0-9a-f]{40}\/320\.webp$/);
    const file = await stand.call('GET', url);
    expect([file.status, file.headers.get('content-type')]).toEqual([200, 'image/webp']);
    await stand.db.query(`update plt_picture set unused_since = now() - interval '3 days'`);
    await stand.app.nest.get(PictureCleaning).run();
    expect((await profileOf(anna)).avatarId).toBe(id);
    const session = (await stand.call('GET', '/api/account/session', { as: anna }))
      .body as Outputs['account']['session']['current'];
    expect(session.profileData.avatar).toBe(url);

    const crop = { left: 0, top: 0, width: 0.4, height: 0.6 };
    const cropped = await stand.call('POST', `/api/pictures/${id}/crop`, { as: anna, body: { crop } });
    const again = (cropped.body as Outputs['platform']['pictures']['get']).id;
    expect((await change(again)).status).toBe(200);
    await change(null);
    expect((await profileOf(anna)).profileData.avatar).toBeNull();
  });

  test('is none of another’s, and none of a dish', async () => {
    for (const id of [await uploaded(other), await uploaded(anna, 'recipe'), anna.userId]) {
      expect(fieldsOf(await change(id))).toEqual([{ path: 'avatarId', code: 'choice' }]);
    }
  });
});

test('servings of a new dish are kept, between one and 24', async () => {
  const change = (servings: unknown) =>
    stand.call('PATCH', '/api/account/profile', { as: anna, body: { servings } });
  expect((await profileOf(anna)).profile.servings).toBe(4);
  expect((await change(2)).body).toMatchObject({ profile: { servings: 2 } });
  for (const [wrong, code] of [
    [0, 'number.range'],
    [25, 'number.range'],
    [1.5, 'type'],
    ['two', 'type'],
  ]) {
    expect(fieldsOf(await change(wrong))).toEqual([{ path: 'servings', code }]);
  }
  expect((await profileOf(other)).profile.servings).toBe(4);
});

test('of a group of notices one is told as one chose, and of what belongs to none always', async () => {
  const choices = (as: Person) => stand.call('GET', '/api/account/notices/choices', { as });
  const both = { notice: true, mail: true };
  const all = { reminders: both, courses: both, work: both, household: both };
  expect((await choices(anna)).body).toEqual(all);
  const chosen = {
    ...all,
    courses: { notice: true, mail: false },
    household: { notice: false, mail: false },
  };
  const choose = (body: object) => stand.call('PUT', '/api/account/notices/choices', { as: anna, body });
  expect((await choose(chosen)).body).toEqual(chosen);
  expect((await choose({ courses: both })).status).toBe(400);
  expect((await choices(other)).body).toEqual(all);

  const told = stand.app.nest.get(Notices);
  await told.tell(anna.userId, 'application.accepted', { course: 'Ранок' }, null);
  await told.tell(anna.userId, 'household.joined', { person: 'Тарас' }, null);
  await told.tell(anna.userId, 'household.removed', { person: 'Тарас' }, null);
  const { items } = (await stand.call('GET', '/api/account/notices', { as: anna }))
    .body as Outputs['account']['messages']['notices'];
  expect(items.map(({ kind }) => kind).sort()).toEqual(['application.accepted', 'household.removed']);
  expect((await mailsTo(anna.email)).map(({ kind }) => kind)).toEqual(['household.removed']);

  const reminders = { as: anna, body: { on: false } };
  await stand.call('PUT', '/api/account/subscription/reminders', reminders);
  expect((await choices(anna)).body).toMatchObject({ reminders: { notice: true, mail: false } });
});

test('a reminder is put off by one click of a mail program, without a session', async () => {
  await stand.app.nest.get(Notices).tell(anna.userId, 'premium.ending', { until: '1 січня' }, null);
  await stand.app.nest.get(Notices).tell(anna.userId, 'premium.given', { days: '3', reason: 'так' }, null);
  const [reminder, service] = await mailsTo(anna.email);
  expect(service?.off).toBeNull();
  const off = (reminder?.off ?? '').replace('http://sytno.test', '');
  const boundary = 'one';
  const clicked = await stand.call('POST', off, {
    raw: `--${boundary}\r\ncontent-disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--${boundary}--\r\n`,
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  });
  expect(clicked.status).toBe(200);
  await stand.app.nest.get(Notices).tell(anna.userId, 'premium.ended', { until: '1 січня' }, null);
  expect((await mailsTo(anna.email)).map(({ kind }) => kind)).toEqual(['premium.ending', 'premium.given']);
});
