import { beforeAll, describe, expect, test } from '@jest/globals';
import type { ErrorBody, Outputs } from '@sytno/contract';
import { addDays, dayAt, instantAt, quartersOf, type Day } from '@sytno/domain';
import { Departures } from '../../platform/own-data/departures';
import { FileStore } from '../../platform/files/file-store';
import { OutboxMail } from '../../platform/mail/outbox.entity';
import { DAY, HOUR, now, plus } from '../../platform/time/clock';
import { OwnData } from '../../platform/own-data/own-data';
import { Builders } from '../../testing/builders';
import { photo } from '../../testing/photos';
import { useStand, type Answer, type Person } from '../../testing/stand';
import { ConsultationRound } from './consultation-round';
import { Consultation, Document, Taken } from './consultation.entity';

type Consultations = Outputs['expert']['consultations'];

const stand = useStand();
const make = new Builders(stand);
const ZONE = 'Europe/Kyiv';
const NOWHERE = '5a000000-0000-4000-8000-000000000001';
const SECRET = 'Здається, не договорює про солодке';
const RECORD = {
  measurements: { weight: 72.5, height: 168, waist: null, hips: null, chest: null },
  goals: 'Їсти вдома',
  plan: 'Два супи на тиждень',
  conclusion: 'Побачимося за місяць',
  privateNote: SECRET,
};

const call = async <T>(
  method: string,
  path: string,
  as: Person,
  body?: object,
  _like?: T,
): Promise<Answer & { is: T }> => {
  const answer = await stand.call(method, `/api/expert/${path}`, { as, ...(body && { body }) });
  return { ...answer, is: answer.body as T };
};
const codeOf = ({ body }: Answer) => (body as ErrorBody).code;
const fieldsOf = ({ body }: Answer) => (body as ErrorBody).data.fields?.map(({ path }) => path);
const kindsOf = async (as: Person) =>
  (
    (await stand.call('GET', '/api/account/notices', { as }))
      .body as Outputs['account']['messages']['notices']
  ).items.map(({ kind }) => kind);
const mailsTo = async ({ email: toAddress }: Person, kind: string) =>
  stand.db.manager.find(OutboxMail, { where: { toAddress, kind }, order: { createdAt: 'ASC' } });

let expert: Person;
let other: Person;
let lapsed: Person;
let anna: Person;
let stranger: Person;
let today: Day;
/** Of the one day that is offered first: its two times. */
let single: Day;
let weekly: Day;

const expertPerson = async (name: string, days = 30): Promise<Person> => {
  const person = await stand.person({ name, expertKind: 'food-consultant' });
  if (days > 0) await make.premium(person, days);
  return person;
};
const offer = (body: object, as = expert) =>
  call<Consultations['offer']>('POST', 'consulting/offers', as, {
    ...{ from: '10:00', to: '12:00', minutes: 60 },
    ...body,
  });
const times = (as = anna, from = today, id = expert.userId) =>
  call<Consultations['times']>('GET', `profiles/${id}/times?from=${from}`, as);
const at = (day: Day, time: string) => instantAt(day, time, ZONE);
const book = (startsAt: string, as = anna, id = expert.userId) =>
  call<Consultations['book']>('POST', `profiles/${id}/consultations`, as, {
    startsAt,
    question: 'Як готувати на тиждень?',
  });
const move = (id: string, startsAt: string, as = anna) =>
  call('POST', `consultations/${id}/move`, as, { startsAt });
const cancel = (id: string, as = anna, reason?: string) =>
  call('POST', `consultations/${id}/cancel`, as, reason === undefined ? {} : { reason });
const get = (id: string, as = anna) => call<Consultations['get']>('GET', `consultations/${id}`, as);
const record = (id: string, as = expert) =>
  call<Consultations['record']>('GET', `consultations/${id}/record`, as);
const saveRecord = (id: string, version: number, as = expert, given: object = {}) =>
  call<Consultations['saveRecord']>('PUT', `consultations/${id}/record`, as, {
    ...RECORD,
    ...given,
    version,
  });
const conclude = (id: string, version: number, as = expert) =>
  call<Consultations['conclude']>('POST', `consultations/${id}/conclude`, as, { version });
const attach = async (id: string, raw: Uint8Array | string, as = anna, name = 'Аналізи.pdf') => {
  const answer = await stand.call(
    'POST',
    `/api/expert/consultations/${id}/documents?name=${encodeURIComponent(name)}`,
    {
      ...{ as, raw },
      headers: { 'content-type': 'application/octet-stream' },
    },
  );
  return { ...answer, is: answer.body as Consultations['attach'] };
};
const file = (id: string, as: Person) => stand.call('GET', `/api/expert/documents/${id}/file`, { as });
/** As if it had begun an hour ago. */
const begin = (id: string) =>
  stand.db.manager.update(Consultation, { id }, { startsAt: plus(now(), -HOUR), endsAt: now() });

beforeAll(async () => {
  expert = await expertPerson('Ірина');
  other = await expertPerson('Олег');
  lapsed = await expertPerson('Павло', 0);
  anna = await stand.person({ name: 'Анна', language: 'en' });
  stranger = await stand.person({ name: 'Вадим' });
  today = dayAt(now(), ZONE);
  single = addDays(today, 3);
  weekly = addDays(today, 5);
});

describe('times', () => {
  test('are offered by an expert while his days last, on a day or weekly, as he consults', async () => {
    for (const as of [stranger, lapsed]) {
      expect(codeOf(await offer({ day: single }, as))).toBe('EXPERT_REQUIRED');
    }
    expect((await call<Consultations['consulting']>('GET', 'consulting', stranger)).is.kind).toBeNull();
    expect(fieldsOf(await offer({ day: addDays(today, -2) }))).toEqual(['day']);
    expect(fieldsOf(await offer({ day: single, to: '10:30' }))).toEqual(['to']);
    expect(fieldsOf(await offer({ day: single, weekly: true, until: addDays(single, -1) }))).toEqual([
      'until',
    ]);
    expect(fieldsOf(await offer({ day: single, from: '10:10' }))).toEqual(['from']);
    expect((await offer({ day: single })).status).toBe(201);
    const { is } = await offer({ day: weekly, weekly: true, to: '11:00' });
    expect(is.offers.map(({ day, weekly: each }) => [day, each])).toEqual([
      [weekly, true],
      [single, false],
    ]);
    const save = (version: number) =>
      call<Consultations['save']>('PUT', 'consulting', expert, {
        ...{ version, audience: 'led', limitHours: 24, about: '60 хвилин', place: 'Відеодзвінок' },
      });
    expect((await save(0)).is).toMatchObject({ version: 1, audience: 'led', place: 'Відеодзвінок' });
    const stale = await save(0);
    expect([stale.status, (stale.body as ErrorBody).data.current]).toEqual([
      409,
      expect.objectContaining({ version: 1 }),
    ]);
  });

  test('are shown to those he consults alone, in both zones, without one that is left out', async () => {
    const closed = (await times()).is;
    expect(closed).toMatchObject({ may: false, audience: 'led', items: [], about: '60 хвилин' });
    expect(JSON.stringify(closed)).not.toContain('Відеодзвінок');
    expect(codeOf(await book(at(single, '10:00')))).toBe('CONSULTATION_NOT_OPEN');
    const group = (await call<{ id: string }>('POST', 'groups', expert, { name: 'Листопад' })).is.id;
    const link = await call<{ url: string }>('POST', `groups/${group}/invitation`, expert, {
      language: 'uk',
    });
    await call('POST', `invitations/${link.is.url.split('join=')[1] ?? ''}`, anna, {});
    await stand.call('PATCH', '/api/account/profile', { as: anna, body: { timeZone: 'America/New_York' } });
    const open = (await times()).is;
    expect(open).toMatchObject({ may: true, expertZone: ZONE, zone: 'America/New_York', booked: 0 });
    expect(open.items.map(({ startsAt }) => startsAt)).toEqual([
      at(single, '10:00'),
      at(single, '11:00'),
      at(weekly, '10:00'),
      at(addDays(weekly, 7), '10:00'),
    ]);
    expect(open.next).toBe(at(addDays(weekly, 14), '10:00'));
    const id = (await call<Consultations['consulting']>('GET', 'consulting', expert)).is.offers[0]?.id ?? '';
    const skip = (day: Day, as = expert) => call('POST', `offers/${id}/skip`, as, { day, skipped: true });
    expect((await skip(addDays(weekly, 7))).status).toBe(200);
    expect(fieldsOf(await skip(addDays(weekly, 8)))).toEqual(['day']);
    expect((await skip(weekly, other)).status).toBe(404);
    expect((await call('DELETE', `offers/${id}`, other)).status).toBe(404);
    expect((await times()).is.items).toHaveLength(3);
    expect((await times(anna, today, stranger.userId)).status).toBe(404);
    expect((await times(anna, today, lapsed.userId)).is).toMatchObject({ active: false, items: [] });
    expect((await times(expert)).is).toMatchObject({ mine: true, may: false });
  });
});

describe('a consultation', () => {
  let id: string;

  test('is booked once: of two at the same moment one is told that it is taken', async () => {
    const course = await make.course(expert, { title: 'Обіди' });
    const [first, second] = [await stand.person(), await stand.person()];
    for (const one of [first, second]) await make.application(course, one, 'accepted');
    const answers = await Promise.all([first, second].map((as) => book(at(single, '11:00'), as)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(answers.map(codeOf)).toContain('TIME_TAKEN');
    expect((await book(at(single, '10:30'))).status).toBe(409);
    expect((await book(at(single, '10:00'), expert)).status).toBe(403);
    const booked = await book(at(single, '10:00'));
    expect(booked.status).toBe(201);
    expect(booked.is).toMatchObject({
      ...{ state: 'booked', place: 'Відеодзвінок', question: 'Як готувати на тиждень?', changeable: true },
      ...{ expert: { name: 'Ірина' }, expertZone: ZONE, zone: 'America/New_York' },
    });
    id = booked.is.id;
    // Whatever the service would say: the database has no place for two.
    const taken = { expertId: expert.userId, consultationId: id };
    for (const quarter of quartersOf(booked.is)) {
      await expect(stand.db.manager.insert(Taken, { ...taken, quarter })).rejects.toThrow(/pk_exp_taken/);
    }
  });

  test('is told to both sides with an entry for their calendars, by the clock of each', async () => {
    for (const as of [anna, expert]) expect(await kindsOf(as)).toContain('consultation.booked');
    const [mail] = await mailsTo(anna, 'consultation.booked');
    expect(mail?.text).toMatch(/With: Ірина\nWhen: .*, 0[34]:00 \(Eastern Time\)/);
    expect(mail?.calendar).toContain('METHOD:REQUEST');
    expect(mail?.calendar).toContain(`UID:consultation-${id}@sytno`);
    const [his] = await mailsTo(expert, 'consultation.booked');
    expect(JSON.stringify(his)).not.toContain(anna.email);
    expect(JSON.stringify(mail)).not.toContain(expert.email);
  });

  test('is seen by its two sides, each its own way, and by nobody else', async () => {
    expect((await get(id)).status).toBe(200);
    expect((await record(id)).is).toMatchObject({
      client: { name: 'Анна', hidesNumbers: false },
      clientZone: 'America/New_York',
      privateNote: '',
    });
    for (const as of [stranger, other, lapsed]) {
      for (const answer of [
        await get(id, as),
        await record(id, as),
        await move(id, at(weekly, '10:00'), as),
        await cancel(id, as, 'Хворію'),
        await attach(id, '%PDF-1.4 %%EOF', as),
        await call('PUT', `consultations/${id}/question`, as, { question: 'Ні' }),
      ]) {
        expect(answer.status).toBe(404);
      }
    }
    for (const answer of [await saveRecord(id, 1, other), await conclude(id, 1, other)]) {
      expect(answer.status).toBe(404);
    }
    for (const as of [anna, stranger, lapsed]) {
      expect(codeOf(await saveRecord(id, 1, as))).toBe('EXPERT_REQUIRED');
      expect(codeOf(await conclude(id, 1, as))).toBe('EXPERT_REQUIRED');
    }
    expect([(await get(id, expert)).status, (await record(id, anna)).status]).toEqual([404, 404]);
    const list = (as: Person, query = '') => call<Consultations['list']>('GET', `consultations?${query}`, as);
    expect((await list(anna)).is.items).toMatchObject([{ id, side: 'client', other: { name: 'Ірина' } }]);
    expect((await list(expert, 'side=expert')).is).toMatchObject({ count: 2, kind: 'food-consultant' });
    expect((await list(expert)).is.count).toBe(0);
    expect((await list(stranger, 'when=past')).is).toMatchObject({ items: [], kind: null });
  });

  test('is moved by its client in time, later by its expert alone; the entry in calendars is the same', async () => {
    expect(codeOf(await move(id, at(single, '11:00')))).toBe('TIME_TAKEN');
    expect((await move(id, at(weekly, '10:00'))).status).toBe(200);
    expect((await times()).is.items.map(({ startsAt }) => startsAt)).toEqual([at(single, '10:00')]);
    const [moved] = await mailsTo(anna, 'consultation.moved');
    expect(moved?.calendar).toMatch(new RegExp(`UID:consultation-${id}@sytno[^]*SEQUENCE:1`));
    await stand.db.manager.update(Consultation, { id }, { limitHours: 168 });
    expect((await get(id)).is.changeable).toBe(false);
    for (const answer of [await move(id, at(single, '10:00')), await cancel(id)]) {
      expect(codeOf(answer)).toBe('CONSULTATION_LATE');
    }
    expect((await move(id, at(single, '10:00'), expert)).status).toBe(200);
    expect((await get(id)).is.startsAt).toBe(at(single, '10:00'));
  });

  test('is reminded of once, a day before', async () => {
    const round = stand.app.nest.get(ConsultationRound);
    await round.run(plus(at(single, '10:00'), -2 * DAY));
    expect(await mailsTo(anna, 'consultation.reminder')).toEqual([]);
    for (const hours of [23, 22]) await round.run(plus(at(single, '10:00'), -hours * HOUR));
    const [mail, ...more] = await mailsTo(anna, 'consultation.reminder');
    expect(more).toEqual([]);
    expect(mail?.calendar).toMatch(/METHOD:REQUEST[^]*SEQUENCE:2/);
    // Of this one and of the other one of that morning.
    expect(await mailsTo(expert, 'consultation.reminder')).toHaveLength(2);
  });

  test('has a record of which its client never reads what the expert keeps for himself', async () => {
    const measure = (given: boolean, as = anna) =>
      call<Consultations['measure']>('PUT', `consultations/${id}/measuring`, as, { given });
    expect(codeOf(await saveRecord(id, 1))).toBe('CONSENT_REQUIRED');
    expect((await measure(true, expert)).status).toBe(404);
    expect((await measure(true)).is.measuring).not.toBeNull();
    expect(
      fieldsOf(await saveRecord(id, 1, expert, { measurements: { ...RECORD.measurements, weight: 5 } })),
    ).toEqual(['measurements.weight']);
    expect((await saveRecord(id, 1)).is).toMatchObject({ version: 2, privateNote: SECRET });
    const stale = await saveRecord(id, 1);
    expect([stale.status, (stale.body as ErrorBody).data.current]).toEqual([
      409,
      expect.objectContaining({ version: 2 }),
    ]);
    const { privateNote: _, measurements, ...shared } = RECORD;
    expect((await get(id)).is.record).toEqual({ measurements, ...shared });
    expect((await measure(false)).is.record.measurements.weight).toBeNull();
    expect((await record(id)).is).toMatchObject({ measuring: false, version: 2 });
    await measure(true);
    const asked = await call<Consultations['ask']>('PUT', `consultations/${id}/question`, anna, {
      question: 'А що на сніданок?',
    });
    expect(asked.is).toMatchObject({ version: 2, question: 'А що на сніданок?' });
    const own = await Promise.all(
      stand.app.nest
        .get(OwnData)
        .parts.map((part) => part.rows(stand.db.manager, { ...anna, language: 'uk' })),
    );
    expect(JSON.stringify(own)).toContain('Побачимося за місяць');
    for (const words of [(await get(id)).text, asked.text, JSON.stringify(own)])
      expect(words).not.toContain(SECRET);
    const list = await stand.call('GET', '/api/expert/consultations', { as: anna });
    expect(list.text).not.toContain(SECRET);
  });

  test('has documents of both: pictures of our making, a PDF as a download, nothing else', async () => {
    const pdf = `%PDF-1.7\n${'x'.repeat(2_000)}\n%%EOF\n`;
    const paper = await attach(id, pdf, anna, `Аналізи (1).pdf`);
    expect([paper.status, paper.is]).toEqual([201, expect.objectContaining({ kind: 'pdf', by: 'client' })]);
    const picture = await attach(id, await photo(), expert, 'Тарілка.jpg');
    expect(picture.is).toMatchObject({ kind: 'picture', by: 'expert', name: 'Тарілка.jpg' });
    for (const [bytes, code] of [
      ['<svg xmlns="x"/>', 'DOCUMENT_TYPE'],
      ['%PDF-1.7 cut', 'DOCUMENT_TYPE'],
      ['MZ program', 'DOCUMENT_TYPE'],
      [`%PDF-1.7\n${'x'.repeat(10 * 1024 * 1024)}%%EOF`, 'DOCUMENT_HEAVY'],
      ['', 'PICTURE_EMPTY'],
    ] as const) {
      expect(codeOf(await attach(id, bytes))).toBe(code);
    }
    const got = await file(paper.is.id, expert);
    expect([got.status, got.text]).toEqual([200, pdf]);
    expect(got.headers.get('content-disposition')).toBe(
      `attachment; filename="document"; filename*=UTF-8''${encodeURIComponent('Аналізи ')}%281%29.pdf`,
    );
    expect(got.headers.get('x-content-type-options')).toBe('nosniff');
    const shown = await file(picture.is.id, anna);
    expect(shown.headers.get('content-type')).toBe('image/webp');
    expect(shown.text).not.toContain('Exif');
    for (const as of [stranger, other]) {
      expect((await file(paper.is.id, as)).status).toBe(404);
      expect((await call('DELETE', `documents/${paper.is.id}`, as)).status).toBe(404);
    }
    expect((await get(id)).is.documents.map(({ by }) => by)).toEqual(['client', 'expert']);
    expect((await call('DELETE', `documents/${paper.is.id}`, expert)).status).toBe(404);
    expect((await call('DELETE', `documents/${paper.is.id}`, anna)).status).toBe(200);
    expect((await file(paper.is.id, anna)).status).toBe(404);
    expect((await file(NOWHERE, anna)).status).toBe(404);
  });

  test('is concluded once it has begun and there is a conclusion, and then stays so', async () => {
    expect(codeOf(await conclude(id, 2))).toBe('CONSULTATION_EARLY');
    await begin(id);
    const without = await saveRecord(id, 2, expert, { conclusion: '' });
    expect(fieldsOf(await conclude(id, without.is.version))).toEqual(['conclusion']);
    const { version } = (await saveRecord(id, without.is.version)).is;
    expect((await conclude(id, version)).is).toMatchObject({ state: 'concluded' });
    expect(await kindsOf(anna)).toContain('consultation.concluded');
    for (const answer of [await cancel(id, expert, 'Пізно'), await move(id, at(weekly, '10:00'), expert)]) {
      expect(codeOf(answer)).toBe('CONFLICT');
    }
    const past = await call<Consultations['list']>('GET', 'consultations?when=past', anna);
    expect(past.is.items.map(({ state }) => state)).toEqual(['concluded']);
  });

  test('is cancelled by its client, or by its expert with a reason, also when his days are over', async () => {
    const first = (await book(at(weekly, '10:00'))).is.id;
    expect((await cancel(first)).status).toBe(200);
    expect((await get(first)).is).toMatchObject({
      state: 'cancelled',
      cancelled: { by: 'client', reason: '' },
    });
    const [mail] = await mailsTo(expert, 'consultation.withdrawn');
    expect(mail?.calendar).toMatch(/METHOD:CANCEL[^]*SEQUENCE:1/);
    const second = (await book(at(weekly, '10:00'))).is.id;
    await stand.db.query('delete from acc_premium_day where user_id = $1', [expert.userId]);
    expect((await times()).is.items).toEqual([]);
    expect(fieldsOf(await cancel(second, expert, ' '))).toEqual(['reason']);
    expect(codeOf(await saveRecord(second, 1))).toBe('EXPERT_REQUIRED');
    expect((await record(second)).is.active).toBe(false);
    expect((await cancel(second, expert, 'Хворію')).status).toBe(200);
    expect((await get(second)).is.cancelled).toEqual({ by: 'expert', reason: 'Хворію' });
    expect((await mailsTo(anna, 'consultation.cancelled'))[0]?.text).toContain('Хворію');
    await make.premium(expert);
  });

  test('is one of three ahead at most', async () => {
    await offer({ day: addDays(today, 4), to: '18:00' });
    const day = addDays(today, 4);
    for (const time of ['10:00', '11:00', '12:00']) expect((await book(at(day, time))).status).toBe(201);
    expect(codeOf(await book(at(day, '13:00')))).toBe('CONSULTATIONS_FULL');
  });
});

describe('whoever leaves', () => {
  // What the account's own spec does not: the account goes there.
  const leave = ({ userId }: Person) =>
    stand.db.transaction((manager) =>
      stand.app.nest.get(Departures).leave(manager, { userId, will: 'stay' }),
    );

  test('as a client takes his records and documents along; the expert is told and his time is free', async () => {
    const { is } = await call<Consultations['list']>('GET', 'consultations', anna);
    const { id } = (await attach(is.items[0]?.id ?? '', '%PDF-1.4\n%%EOF')).is;
    const files = stand.app.nest.get(FileStore);
    expect(await files.exists(`consultations/${id}.pdf`)).toBe(true);
    await leave(anna);
    await stand.db.manager.delete(Consultation, { clientId: anna.userId });
    expect(await kindsOf(expert)).toContain('consultation.withdrawn');
    expect(await stand.db.manager.countBy(Document, { id })).toBe(0);
    expect(await stand.db.manager.countBy(Taken, { expertId: expert.userId })).toBe(4);
  });

  test('as an expert leaves his clients what they see, and nothing of what he kept for himself', async () => {
    const [row] = await stand.db.manager.findBy(Consultation, { expertId: expert.userId, state: 'booked' });
    const id = row?.id ?? '';
    await stand.db.manager.update(Consultation, { id }, { goals: 'Їсти вдома', privateNote: SECRET });
    await leave(expert);
    await stand.db.manager.update(Consultation, { expertId: expert.userId }, { expertId: null });
    const kept = await stand.db.manager.findOneByOrFail(Consultation, { id });
    expect(kept).toMatchObject({
      state: 'cancelled',
      cancelledBy: 'clock',
      goals: 'Їсти вдома',
      privateNote: '',
    });
    expect(await stand.db.manager.countBy(Taken, { expertId: expert.userId })).toBe(0);
  });
});
