import { beforeAll, describe, expect, test } from '@jest/globals';
import type { ErrorBody, Outputs } from '@sytno/contract';
import { AuditRow } from '../../platform/audit/audit.entity';
import { OutboxMail } from '../../platform/mail/outbox.entity';
import { useStand, type Answer, type Person } from '../../testing/stand';
import { User } from '../user.entity';

type Calls = Outputs['account']['messages'];

const NOBODYS = 'f0000000-0000-4000-8000-00000000dead';
const stand = useStand();

let admin: Person;
beforeAll(async () => {
  admin = await stand.person({ name: 'Адмін' });
  await stand.db.manager.update(User, { id: admin.userId }, { role: 'admin' });
});

const send = (as: Person, body: object) => stand.call('POST', '/api/account/messages', { as, body });
const sent = async (as: Person, text: string): Promise<Calls['send']> => {
  const { status, body } = await send(as, { text, page: '/uk/user/recipes' });
  expect(status).toBe(201);
  return body as Calls['send'];
};
const write = (body: object) => stand.call('POST', '/api/messages', { body });
const own = async (as: Person, query = '') =>
  (await stand.call('GET', `/api/account/messages${query}`, { as })).body as Calls['own'];
const received = async (query = '') =>
  (await stand.call('GET', `/api/account/administration/messages${query}`, { as: admin }))
    .body as Calls['received'];
const one = (id: string, as = admin) =>
  stand.call('GET', `/api/account/administration/messages/${id}`, { as });
const answer = (as: Person, id: string, text: string): Promise<Answer> =>
  stand.call('PUT', `/api/account/administration/messages/${id}/answer`, { as, body: { answer: text } });
const mailsTo = (toAddress: string) => stand.db.manager.findBy(OutboxMail, { toAddress });
const faultsOf = ({ status, body }: Answer) => [status, (body as ErrorBody).data.fields];

describe('a message to the administrator', () => {
  test('is kept with the page it came from, and nobody else of the people sees it', async () => {
    const [anna, other] = [await stand.person({ name: 'Анна' }), await stand.person()];
    const message = await sent(anna, '  Не рахується олія.\nДивна річ. ');
    expect(message).toEqual({
      id: expect.any(String),
      text: 'Не рахується олія.\nДивна річ.',
      page: '/uk/user/recipes',
      createdAt: expect.any(String),
      answer: null,
      answeredAt: null,
    });
    expect(await own(anna)).toEqual({ items: [message], count: 1, page: 1 });
    expect(await own(other)).toEqual({ items: [], count: 0, page: 1 });
    expect((await received('?pageSize=96')).items).toContainEqual({
      ...message,
      name: 'Анна',
      email: anna.email,
      language: 'uk',
      visitor: false,
    });
  });

  test.each([
    [{ text: '   ' }, [{ path: 'text', code: 'blank' }]],
    [{}, [{ path: 'text', code: 'blank' }]],
    [{ text: 'x'.repeat(4_001) }, [{ path: 'text', code: 'text.long' }]],
    [{ text: 'a', extra: 1 }, [{ path: 'extra', code: 'unknown' }]],
  ])('%j is refused at its field', async (body, faults) => {
    expect(faultsOf(await send(await stand.person(), body))).toMatchObject([400, faults]);
  });

  test('of a visitor wants an address, and is there for the administrator', async () => {
    expect(faultsOf(await write({ text: 'Є оплата?', email: 'guest', language: 'uk' }))).toMatchObject([
      400,
      [{ path: 'email' }],
    ]);
    expect((await write({ text: 'Є оплата?', email: 'guest@sytno.test', language: 'ru' })).status).toBe(201);
    const [message] = (await received('?pageSize=96')).items.slice(-1);
    expect(message).toMatchObject({
      text: 'Є оплата?',
      name: '',
      email: 'guest@sytno.test',
      page: null,
      visitor: true,
    });
  });
});

describe('the own messages', () => {
  test('are answered from the page on which one of them stands', async () => {
    const anna = await stand.person();
    const [first, second, third] = [await sent(anna, '1'), await sent(anna, '2'), await sent(anna, '3')];
    const at = async (id: string) => {
      const { items, page } = await own(anna, `?pageSize=1&around=${id}`);
      return [page, items[0]?.text];
    };
    expect(await at(third.id)).toEqual([1, '3']);
    expect(await at(second.id)).toEqual([2, '2']);
    expect(await at(first.id)).toEqual([3, '1']);
    const others = await sent(await stand.person(), 'не її');
    expect(await at(others.id)).toEqual([1, '3']);
    expect(await at(NOBODYS)).toEqual([1, '3']);
    expect((await stand.call('GET', '/api/account/messages?around=1', { as: anna })).status).toBe(400);
  });
});

describe('what the administrator received', () => {
  const found = async (words: string, more = '') =>
    (await received(`?pageSize=96&search=${encodeURIComponent(words)}${more}`)).items.map(({ text }) => text);

  test('is found by a part of text, answer or address in any case, and by nothing that means a pattern', async () => {
    const anna = await stand.person();
    const { id } = await sent(anna, 'Знижка 50%_ на ГРЕЧКУ');
    await write({ text: 'Інше питання', email: 'Nadia.Search@sytno.test', language: 'uk' });
    expect(await found('гречку')).toEqual(['Знижка 50%_ на ГРЕЧКУ']);
    expect(await found('50%_ на')).toEqual(['Знижка 50%_ на ГРЕЧКУ']);
    expect(await found('50%на')).toEqual([]);
    expect(await found('5_%')).toEqual([]);
    expect(await found('nadia.search@')).toEqual(['Інше питання']);
    expect(await found('такого немає')).toEqual([]);
    await answer(admin, id, 'Крупа за акцією');
    expect(await found('крупа')).toEqual([]);
    expect(await found('крупа', '&state=answered')).toEqual(['Знижка 50%_ на ГРЕЧКУ']);
    expect((await received('?search=такого-немає')).open).toBeGreaterThan(0);
  });

  test.each(['?search=' + 'x'.repeat(121), '?search=%00', '?state=all', '?pageSize=97'])(
    '%s is refused',
    async (query) => {
      const path = `/api/account/administration/messages${query}`;
      expect((await stand.call('GET', path, { as: admin })).status).toBe(400);
    },
  );

  test('is opened one by one, each with the next that waits', async () => {
    const anna = await stand.person({ name: 'Ганна' });
    const [first, second] = [await sent(anna, 'Перше з двох'), await sent(anna, 'Друге з двох')];
    const body = (await one(first.id)).body as Calls['receivedOne'];
    expect(body).toEqual({
      ...first,
      name: 'Ганна',
      email: anna.email,
      language: 'uk',
      visitor: false,
      next: second.id,
    });
    const oldest = (await received('?pageSize=1')).items[0]?.id;
    expect(oldest).not.toBe(second.id);
    expect(((await one(second.id)).body as Calls['receivedOne']).next).toBe(oldest);
    expect((await one(NOBODYS)).status).toBe(404);
    expect((await one('1')).status).toBe(400);
    expect((await one(first.id, anna)).status).toBe(403);
  });

  test('is the last one when no other waits', async () => {
    const anna = await stand.person();
    const { id } = await sent(anna, 'Останнє');
    for (const { id: other } of (await received('?pageSize=96')).items)
      if (other !== id) await answer(admin, other, 'Готово');
    expect(((await one(id)).body as Calls['receivedOne']).next).toBeNull();
    await answer(admin, id, 'Готово');
    expect(((await one(id)).body as Calls['receivedOne']).next).toBeNull();
  });
});

describe('the administrator’s answer', () => {
  test('reaches a person by notice and by mail, once, and moves the message', async () => {
    const anna = await stand.person({ language: 'en' });
    const { id } = await sent(anna, 'Where is the oil?');
    const before = (await received()).open;
    expect(await answer(admin, id, 'It is there now.')).toMatchObject({
      status: 200,
      body: { id, answer: 'It is there now.' },
    });
    expect((await received()).open).toBe(before - 1);
    expect((await received('?state=answered')).items[0]).toMatchObject({ id, answer: 'It is there now.' });
    expect((await own(anna)).items[0]).toMatchObject({ answer: 'It is there now.' });
    const notices = (await stand.call('GET', '/api/account/notices', { as: anna })).body as Calls['notices'];
    expect(notices.items[0]).toMatchObject({
      kind: 'message.answered',
      values: { question: 'Where is the oil?', answer: 'It is there now.' },
      link: `/user/messages?message=${id}`,
    });
    const mails = await mailsTo(anna.email);
    expect(mails.map(({ kind }) => kind)).toEqual(['message.answered']);
    expect(mails[0]?.text).toContain('It is there now.');
    expect(mails[0]?.text).toContain(`http://sytno.test/en/user/messages?message=${id}\n`);
    expect(await stand.db.manager.countBy(AuditRow, { thingId: id, action: 'message.answer' })).toBe(1);
    expect((await answer(admin, id, 'Another one')).status).toBe(409);
    expect(await mailsTo(anna.email)).toHaveLength(1);
  });

  test('reaches a visitor by mail in his language', async () => {
    await write({ text: 'Карткою можна?', email: 'card@sytno.test', language: 'ru' });
    const message = (await received('?pageSize=96')).items.find(({ email }) => email === 'card@sytno.test');
    expect((await answer(admin, message!.id, 'Да, можно.')).status).toBe(200);
    const [mail] = await mailsTo('card@sytno.test');
    expect(mail).toMatchObject({ language: 'ru', kind: 'message.answered' });
    expect(mail?.text).toContain('http://sytno.test/ru\n');
  });

  test('is the administrator’s alone, and of what is there', async () => {
    const anna = await stand.person();
    const { id } = await sent(anna, 'Питання');
    expect((await answer(anna, id, 'Сама собі')).status).toBe(403);
    expect((await stand.call('GET', '/api/account/administration/messages', { as: anna })).status).toBe(403);
    expect((await answer(admin, NOBODYS, 'Нікому')).status).toBe(404);
  });

  test('of two at the same moment only one stands', async () => {
    const { id } = await sent(await stand.person(), 'Двоє');
    const statuses = (await Promise.all([answer(admin, id, 'А'), answer(admin, id, 'Б')])).map(
      ({ status }) => status,
    );
    expect(statuses.sort()).toEqual([200, 409]);
  });
});
