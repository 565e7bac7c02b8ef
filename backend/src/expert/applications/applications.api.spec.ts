import { beforeEach, describe, expect, test } from '@jest/globals';
import type { Outputs } from '@sytno/contract';
import { AuditRow } from '../../platform/audit/audit.entity';
import { LiveRow } from '../../platform/live/event.entity';
import { now } from '../../platform/time/clock';
import { Builders } from '../../testing/builders';
import { useStand, type Answer, type Person } from '../../testing/stand';
import type { Course } from '../courses/course.entity';
import { Application } from './application.entity';
import { APPLICATIONS_A_DAY } from './applications.service';

type Applications = Outputs['expert']['applications'];

const stand = useStand();
const make = new Builders(stand);
const NOWHERE = '00000000-0000-4000-8000-000000000000';

let [expert, anna, borys]: Person[] = [];
let course: Course;
beforeEach(async () => {
  expert = await newExpert();
  [anna, borys] = [await stand.person({ name: 'Анна' }), await stand.person({ name: 'Борис' })];
  course = await make.course(expert, { title: 'Обіди', seats: 2 });
});

async function newExpert(): Promise<Person> {
  const person = await stand.person({ name: 'Ірина', expertKind: 'nutritionist' });
  await make.premium(person);
  return person;
}

const apply = (as: Person | undefined, id = course.id, note = ''): Promise<Answer> =>
  stand.call('POST', `/api/expert/courses/${id}/applications`, { as, body: { note } });
const applied = async (as: Person | undefined): Promise<string> =>
  ((await apply(as)).body as Applications['apply']).id;
const withdraw = (as: Person | undefined, id: string): Promise<Answer> =>
  stand.call('POST', `/api/expert/applications/${id}/withdraw`, { as, body: {} });
const accept = (as: Person | undefined, id: string): Promise<Answer> =>
  stand.call('POST', `/api/expert/applications/${id}/decide`, { as, body: { decision: 'accepted' } });
const reject = (as: Person | undefined, id: string, reason?: string): Promise<Answer> =>
  stand.call('POST', `/api/expert/applications/${id}/decide`, { as, body: { decision: 'rejected', reason } });
const seen = async (as: Person | undefined) =>
  (await stand.call('GET', `/api/expert/courses/${course.id}?language=uk`, { as }))
    .body as Outputs['expert']['courses']['get'];
const told = async (as: Person | undefined) => {
  const { body } = await stand.call('GET', '/api/account/notices', { as });
  return (body as Outputs['account']['messages']['notices']).items.map(({ kind, values, link }) => ({
    kind,
    values,
    link,
  }));
};
const link = () => `/user/courses/${course.id}`;
const statesOf = async (person: Person | undefined): Promise<string[]> =>
  (
    await stand.db.manager.find(Application, {
      where: { userId: person?.userId ?? '' },
      order: { createdAt: 'ASC' },
    })
  ).map(({ state }) => state);
const conflict = { status: 409, body: { code: 'CONFLICT' } };
const notFound = { status: 404, body: { code: 'NOT_FOUND' } };

describe('applying', () => {
  test('waits for the expert, who is told by whom', async () => {
    const { status, body } = await apply(anna, course.id, '  Хочу вчитися  ');
    expect(status).toBe(201);
    expect(body).toEqual({
      id: expect.any(String),
      state: 'pending',
      reason: '',
      createdAt: expect.any(String),
    });
    expect((await seen(anna)).application).toEqual(body);
    expect((await seen(borys)).application).toBeNull();
    expect(await told(anna)).toEqual([
      { kind: 'application.pending', values: { course: 'Обіди' }, link: link() },
    ]);
    expect(await told(expert)).toEqual([
      { kind: 'application.received', values: { course: 'Обіди', person: 'Анна' }, link: link() },
    ]);
    expect(await told(borys)).toEqual([]);
    const path = `/api/expert/courses/${course.id}/participants`;
    const { items } = (await stand.call('GET', path, { as: expert })).body as {
      items: { note: string }[];
    };
    expect(items.map(({ note }) => note)).toEqual(['Хочу вчитися']);
  });

  test('is possible beyond the seats', async () => {
    const full = await make.course(expert as Person, { seats: 1 });
    await make.application(full, anna as Person, 'accepted');
    expect((await apply(borys, full.id)).status).toBe(201);
  });

  test('is possible once at a time, also at the same moment', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => apply(anna)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    expect(await apply(anna)).toMatchObject(conflict);
    expect(await statesOf(anna)).toEqual(['pending']);
    expect(await told(expert)).toHaveLength(1);
    expect((await apply(borys)).status).toBe(201);
  });

  test('is no way into the own course', async () => {
    expect(await apply(expert)).toMatchObject({ status: 403, body: { code: 'FORBIDDEN' } });
    expect(await statesOf(expert)).toEqual([]);
  });

  test('finds no course that is not published, whoever asks', async () => {
    const [draft, closed] = [
      await make.course(expert as Person, { state: 'draft' }),
      await make.course(expert as Person, { state: 'closed' }),
    ];
    const admin = await stand.person({ role: 'admin' });
    for (const as of [anna, admin, await newExpert()]) {
      for (const id of [draft.id, closed.id, NOWHERE]) expect(await apply(as, id)).toMatchObject(notFound);
    }
  });

  test('is too late when the course is over', async () => {
    const over = await make.course(expert as Person, { startsOn: '2020-01-06' });
    expect(await apply(anna, over.id)).toMatchObject(conflict);
  });

  test('is bounded, since each one is a mail', async () => {
    const long = await make.course(expert as Person);
    for (let i = 0; i < APPLICATIONS_A_DAY; i++) {
      await make.application(long, anna as Person, 'withdrawn', now());
    }
    const { status, body } = await apply(anna);
    expect(status).toBe(429);
    expect(body).toMatchObject({ code: 'TOO_MANY', data: { seconds: expect.any(Number) } });
    expect((await apply(borys)).status).toBe(201);
  });
});

describe('deciding', () => {
  test('an acceptance takes a seat and tells the person', async () => {
    const id = await applied(anna);
    const { status, body } = await accept(expert, id);
    expect(status).toBe(200);
    expect(body).toMatchObject({ applicationId: id, name: 'Анна', state: 'accepted', reason: '' });
    expect(await seen(anna)).toMatchObject({ seatsTaken: 1, application: { id, state: 'accepted' } });
    expect((await told(anna))[0]).toEqual({
      kind: 'application.accepted',
      values: { course: 'Обіди' },
      link: link(),
    });
    expect(await stand.db.manager.findBy(AuditRow, { thingId: id })).toMatchObject([
      { actorId: expert?.userId, action: 'application.decide', details: { decision: 'accepted' } },
    ]);
  });

  test('a rejection has a reason, which the person reads', async () => {
    const id = await applied(anna);
    expect((await reject(expert, id)).status).toBe(400);
    expect(await reject(expert, id, '   ')).toMatchObject({
      status: 400,
      body: { data: { fields: [{ path: 'reason', code: 'blank' }] } },
    });
    expect((await seen(anna)).application?.state).toBe('pending');
    expect((await reject(expert, id, 'Потрібна довідка')).status).toBe(200);
    expect(await seen(anna)).toMatchObject({
      seatsTaken: 0,
      application: { state: 'rejected', reason: 'Потрібна довідка' },
    });
    expect((await told(anna))[0]).toMatchObject({
      kind: 'application.rejected',
      values: { course: 'Обіди', reason: 'Потрібна довідка' },
    });
  });

  test('is done once', async () => {
    const [first, second] = [await applied(anna), await applied(borys)];
    await accept(expert, first);
    expect(await accept(expert, first)).toMatchObject(conflict);
    expect(await reject(expert, first, 'Передумали')).toMatchObject(conflict);
    await withdraw(borys, second);
    expect(await accept(expert, second)).toMatchObject(conflict);
    expect(await told(anna)).toHaveLength(2);
  });

  test('is for the expert of the course alone: to others the application is none', async () => {
    const id = await applied(anna);
    const stranger = await newExpert();
    const admin = await stand.person({ role: 'admin' });
    for (const as of [stranger, admin]) {
      expect(await accept(as, id)).toMatchObject(notFound);
      expect(await reject(as, id, 'Бо так')).toMatchObject(notFound);
    }
    for (const as of [anna, borys]) {
      const answer = await accept(as, id);
      expect([403, 404]).toContain(answer.status);
      expect(answer.body).toEqual((await accept(as, NOWHERE)).body);
    }
    expect((await seen(anna)).application?.state).toBe('pending');
    expect(await told(anna)).toHaveLength(1);
  });

  test('the last seat goes to one, however many are accepted at once', async () => {
    const people = [anna, borys, await stand.person(), await stand.person()];
    const ids = await Promise.all(people.map(applied));
    const answers = await Promise.all(ids.map((id) => accept(expert, id)));
    const refused = answers.filter(({ status }) => status !== 200);
    expect(refused).toHaveLength(2);
    for (const answer of refused)
      expect(answer).toMatchObject({ status: 409, body: { code: 'COURSE_FULL' } });
    expect((await seen(anna)).seatsTaken).toBe(2);
    const waiting = ids[answers.findIndex(({ status }) => status === 409)] ?? '';
    expect((await reject(expert, waiting, 'Місць немає')).status).toBe(200);
  });
});

describe('withdrawing', () => {
  test('leaves no application, and one can apply again; what was stays as history', async () => {
    expect((await withdraw(anna, await applied(anna))).body).toEqual({ done: true });
    expect((await seen(anna)).application).toBeNull();
    await reject(expert, await applied(anna), 'Пізніше');
    expect((await seen(anna)).application).toMatchObject({ state: 'rejected' });
    await accept(expert, await applied(anna));
    expect((await seen(anna)).application).toMatchObject({ state: 'accepted' });
    expect(await statesOf(anna)).toEqual(['withdrawn', 'rejected', 'accepted']);
  });

  test('frees the seat of whoever was accepted', async () => {
    const one = await make.course(expert as Person, { seats: 1 });
    const first = await make.application(one, anna as Person, 'accepted');
    const second = await make.application(one, borys as Person, 'pending');
    expect(await accept(expert, second.id)).toMatchObject({ status: 409, body: { code: 'COURSE_FULL' } });
    expect((await withdraw(anna, first.id)).status).toBe(200);
    expect((await accept(expert, second.id)).status).toBe(200);
  });

  test('is not possible twice, after a rejection, or when the course that one took part in is over', async () => {
    const id = await applied(anna);
    await withdraw(anna, id);
    expect(await withdraw(anna, id)).toMatchObject(conflict);
    const rejected = await make.application(course, borys as Person, 'rejected');
    expect(await withdraw(borys, rejected.id)).toMatchObject(conflict);
    const over = await make.course(expert as Person, { startsOn: '2020-01-06' });
    const kept = await make.application(over, anna as Person, 'accepted');
    expect(await withdraw(anna, kept.id)).toMatchObject(conflict);
  });

  test('is for whoever applied alone: another’s application is none', async () => {
    const id = await applied(anna);
    for (const as of [borys, expert, await stand.person({ role: 'admin' })]) {
      expect(await withdraw(as, id)).toMatchObject(notFound);
    }
    expect(await withdraw(anna, NOWHERE)).toMatchObject(notFound);
    expect((await seen(anna)).application?.state).toBe('pending');
  });
});

test('open browsers of both are told of every change, and nobody else’s', async () => {
  const touches = async (): Promise<(string | null)[]> => {
    const rows = await stand.db.manager.findBy(LiveRow, { topic: 'expert.courses' });
    await stand.db.manager.delete(LiveRow, { topic: 'expert.courses' });
    return rows.map(({ userId }) => userId).sort();
  };
  const both = [anna?.userId, expert?.userId].sort();
  await touches();
  const id = await applied(anna);
  expect(await touches()).toEqual(both);
  await accept(expert, id);
  expect(await touches()).toEqual(both);
  await withdraw(anna, id);
  expect(await touches()).toEqual(both);
  await withdraw(anna, id);
  expect(await touches()).toEqual([]);
});
