import { describe, expect, test } from '@jest/globals';
import type { Outputs } from '@sytno/contract';
import { useStand, type Person } from '../../testing/stand';
import { OutboxMail } from '../../platform/mail/outbox.entity';
import { now, plus } from '../../platform/time/clock';
import { Notice } from './notice.entity';
import { Notices } from './notices.service';

const stand = useStand();

type List = Outputs['account']['messages']['notices'];

const read = async (as: Person, query = ''): Promise<List> =>
  (await stand.call('GET', `/api/account/notices${query}`, { as })).body as List;
const tell = (person: Person, ...what: [kind: 'application.accepted', course: string]) =>
  stand.app.nest.get(Notices).tell(person.userId, what[0], { course: what[1] }, '/user/courses');
const mailsTo = (toAddress: string) => stand.db.manager.findBy(OutboxMail, { toAddress });

describe('a notice', () => {
  test('stands in the notices of the person, and in nobody else’s', async () => {
    const [person, other] = [await stand.person(), await stand.person()];
    await tell(person, 'application.accepted', 'Легкий ранок');
    const list = await read(person);
    expect(list).toEqual({
      items: [
        {
          id: expect.any(String),
          kind: 'application.accepted',
          values: { course: 'Легкий ранок' },
          link: '/user/courses',
          createdAt: expect.any(String),
          readAt: null,
        },
      ],
      count: 1,
      unread: 1,
    });
    expect(await read(other)).toEqual({ items: [], count: 0, unread: 0 });
  });

  test.each([
    ['uk', 'Вас прийнято', 'http://sytno.test/uk/user/courses'],
    ['ru', 'Вы приняты', 'http://sytno.test/ru/user/courses'],
    ['en', 'You were accepted', 'http://sytno.test/en/user/courses'],
  ] as const)('comes by mail in %s with a link of that language', async (language, words, link) => {
    const person = await stand.person({ language });
    await tell(person, 'application.accepted', 'Легкий ранок');
    const [mail, ...more] = await mailsTo(person.email);
    expect(more).toEqual([]);
    expect(mail).toMatchObject({ kind: 'application.accepted', language });
    expect(mail?.subject).toContain(words);
    expect(mail?.text).toContain(`${link}\n`);
    expect(mail?.text).toContain('Легкий ранок');
  });

  test('without a link leads by mail to the notices', async () => {
    const person = await stand.person();
    await stand.app.nest.get(Notices).tell(person.userId, 'application.pending', { course: 'Курс' }, null);
    expect((await mailsTo(person.email))[0]?.text).toContain('http://sytno.test/uk/user/messages\n');
  });

  test('is dropped with the transaction it belongs to', async () => {
    const person = await stand.person();
    const failing = stand.db.transaction(async (manager) => {
      await stand.app.nest
        .get(Notices)
        .tell(person.userId, 'application.pending', { course: 'Курс' }, null, manager);
      throw new Error('changed its mind');
    });
    await expect(failing).rejects.toThrow('changed its mind');
    expect((await read(person)).count).toBe(0);
    expect(await mailsTo(person.email)).toEqual([]);
  });

  test('to somebody who has gone is nothing', async () => {
    await stand.app.nest
      .get(Notices)
      .tell('00000000-0000-4000-8000-000000000000', 'application.pending', { course: 'Курс' }, null);
    expect(await stand.db.manager.countBy(OutboxMail, { kind: 'application.pending' })).toBe(1);
  });

  test('welcomes whoever registers, and sends no second mail', async () => {
    const password = 'довгий пароль';
    const form = { password, passwordConfirmation: password, adult: true, terms: true, language: 'uk' };
    const { body } = await stand.call('POST', '/api/auth/registration', {
      body: { ...form, email: 'welcome@sytno.test' },
    });
    const { headers } = body as Outputs['account']['registration']['register'];
    const answer = await stand.call('GET', '/api/account/notices', { headers: { ...headers } });
    expect((answer.body as List).items.map(({ kind }) => kind)).toEqual(['welcome']);
    expect((await mailsTo('welcome@sytno.test')).map(({ kind }) => kind)).toEqual(['confirm']);
  });
});

describe('the notices', () => {
  test('come newest first, by pages, with the number of all that are unread', async () => {
    const person = await stand.person();
    for (const course of ['a', 'b', 'c']) await tell(person, 'application.accepted', course);
    const rows = await stand.db.manager.findBy(Notice, { userId: person.userId });
    for (const row of rows) {
      const minutes = ['a', 'b', 'c'].indexOf(row.values['course'] ?? '');
      await stand.db.manager.update(Notice, row.id, { createdAt: plus(now(), minutes * 60_000) });
    }
    const coursesOf = ({ items }: List) => items.map(({ values }) => values['course']);
    const first = await read(person, '?page=1&pageSize=2');
    expect([coursesOf(first), first.count, first.unread]).toEqual([['c', 'b'], 3, 3]);
    const second = await read(person, '?page=2&pageSize=2');
    expect([coursesOf(second), second.count, second.unread]).toEqual([['a'], 3, 3]);
  });

  test('are marked as read all at once, and another’s stay as they are', async () => {
    const [person, other] = [await stand.person(), await stand.person()];
    for (const somebody of [person, other]) await tell(somebody, 'application.accepted', 'Курс');
    const answer = await stand.call('POST', '/api/account/notices/read', { as: person });
    expect([answer.status, answer.body]).toEqual([200, { done: true }]);
    const mine = await read(person);
    expect([mine.unread, mine.items[0]?.readAt]).toEqual([0, expect.any(String)]);
    expect((await read(other)).unread).toBe(1);
    await stand.call('POST', '/api/account/notices/read', { as: person });
    expect(await read(person)).toEqual(mine);
  });
});
