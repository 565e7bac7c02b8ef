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
  stand.call('POST', `/api/expert/courses/${id}/applications`, {
    as,
    body: { note, consents: ['advice', 'progress'] },
  });
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
      {
        kind: 'application.received',
        values: { course: 'Обіди', person: 'Анна' },
        link: `${link()}/participants`,
      },
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

describe('the waiting list', () => {
  const list = (as: Person | undefined, id: string): Promise<Answer> =>
    stand.call('POST', `/api/expert/applications/${id}/decide`, { as, body: { decision: 'waiting' } });
  const remove = (as: Person | undefined, id: string, reason = 'Не бере участі'): Promise<Answer> =>
    stand.call('POST', `/api/expert/applications/${id}/remove`, { as, body: { reason } });
  const history = (as: Person | undefined, id: string): Promise<Answer> =>
    stand.call('GET', `/api/expert/applications/${id}/history`, { as });
  const small = async (): Promise<Course> =>
    (course = await make.course(expert as Person, { title: 'Обіди', seats: 1 }));

  test('takes whom no seat is left for, and gives the next free seat to the first of it', async () => {
    await small();
    const vira = await stand.person({ name: 'Віра' });
    const [first, second, third] = [await applied(anna), await applied(borys), await applied(vira)];
    // While a seat is free, the list is an acceptance.
    expect((await list(expert, first)).body).toMatchObject({ state: 'accepted' });
    expect((await list(expert, second)).body).toMatchObject({ state: 'waiting', place: 1 });
    expect((await list(expert, third)).body).toMatchObject({ state: 'waiting', place: 2 });
    expect(await list(expert, third)).toMatchObject(conflict);
    expect((await seen(vira)).application).toMatchObject({ state: 'waiting', place: 2 });
    expect((await told(vira))[0]).toMatchObject({ kind: 'application.waiting', values: { course: 'Обіди' } });
    expect(await apply(vira)).toMatchObject(conflict);
    expect(await accept(expert, second)).toMatchObject({ status: 409, body: { code: 'COURSE_FULL' } });

    await withdraw(anna, first);
    expect((await seen(borys)).application).toMatchObject({ state: 'accepted' });
    expect((await seen(vira)).application).toMatchObject({ state: 'waiting', place: 1 });
    expect((await told(expert))[0]).toMatchObject({
      kind: 'application.withdrawn',
      values: { person: 'Анна' },
    });
    expect((await remove(expert, second)).body).toMatchObject({ state: 'removed', reason: 'Не бере участі' });
    expect((await told(borys))[0]).toMatchObject({ kind: 'application.removed', link: link() });
    expect((await seen(vira)).application).toMatchObject({ state: 'accepted' });
    expect((await seen(vira)).seatsTaken).toBe(1);

    // What was is kept for the two whom it concerns, and for nobody else.
    const moves = (await history(borys, second)).body as Applications['history'];
    expect(moves.items.map(({ move, words }) => [move, words])).toEqual([
      ['apply', ''],
      ['putOnList', ''],
      ['seat', ''],
      ['remove', 'Не бере участі'],
    ]);
    expect((await history(expert, second)).body).toEqual(moves);
    for (const as of [anna, await newExpert(), await stand.person({ role: 'admin' })])
      expect(await history(as, second)).toMatchObject(notFound);
    expect(await history(borys, NOWHERE)).toMatchObject(notFound);
    // Whoever was taken out can ask again, and his history goes on.
    const again = await applied(borys);
    expect(((await history(expert, again)).body as Applications['history']).items).toHaveLength(5);
  });

  test('crossing deeds end in one clear state, however they meet', async () => {
    await small();
    const vira = await stand.person();
    const [first, second, third] = [await applied(anna), await applied(borys), await applied(vira)];
    await accept(expert, first);
    await list(expert, second);
    await list(expert, third);
    const answers = await Promise.all([
      withdraw(anna, first),
      remove(expert, first),
      withdraw(borys, second),
      reject(expert, second, 'Пізно'),
      accept(expert, third),
      remove(expert, third),
    ]);
    for (const { status } of answers) expect([200, 409]).toContain(status);
    const [one, two] = [answers.slice(0, 2), answers.slice(2, 4)];
    for (const pair of [one, two]) expect(pair.filter(({ status }) => status === 200)).toHaveLength(1);
    const rows = await stand.db.manager.findBy(Application, { courseId: course.id });
    const taken = rows.filter(({ state }) => state === 'accepted');
    expect(taken.length).toBeLessThanOrEqual(1);
    // Nobody waits beside a free seat.
    expect(rows.filter(({ state }) => state === 'waiting').length * (1 - taken.length)).toBe(0);
  });

  test('is moved by the expert of the course alone', async () => {
    await small();
    const id = await applied(anna);
    await accept(expert, id);
    for (const as of [await newExpert(), await stand.person({ role: 'admin' })])
      expect(await remove(as, id)).toMatchObject(notFound);
    for (const as of [anna, borys]) expect([403, 404]).toContain((await remove(as, id)).status);
    expect((await seen(anna)).application?.state).toBe('accepted');
    expect((await remove(expert, id, ' ')).status).toBe(400);
  });
});

test('whoever applies agrees to what is asked, and that is kept', async () => {
  const path = `/api/expert/courses/${course.id}/applications`;
  for (const consents of [undefined, [], ['advice']]) {
    expect(await stand.call('POST', path, { as: anna, body: { note: '', consents } })).toMatchObject({
      status: 400,
      body: { data: { fields: [{ path: 'consents', code: 'consent.required' }] } },
    });
  }
  const id = await applied(anna);
  expect(await stand.db.manager.findOneBy(Application, { id })).toMatchObject({
    consents: ['advice', 'progress'],
    consentsVersion: '1',
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
