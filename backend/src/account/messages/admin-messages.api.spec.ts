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
const own = async (as: Person) =>
  (await stand.call('GET', '/api/account/messages', { as })).body as Calls['own'];
const received = async (query = '') =>
  (await stand.call('GET', `/api/account/administration/messages${query}`, { as: admin }))
    .body as Calls['received'];
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
    expect(await own(anna)).toEqual({ items: [message], count: 1 });
    expect(await own(other)).toEqual({ items: [], count: 0 });
    expect((await received('?pageSize=96')).items).toContainEqual({
      ...message,
      name: 'Анна',
      email: anna.email,
      language: 'uk',
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
    expect(message).toMatchObject({ text: 'Є оплата?', name: '', email: 'guest@sytno.test', page: null });
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
      link: '/user/messages',
    });
    const mails = await mailsTo(anna.email);
    expect(mails.map(({ kind }) => kind)).toEqual(['message.answered']);
    expect(mails[0]?.text).toContain('It is there now.');
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
