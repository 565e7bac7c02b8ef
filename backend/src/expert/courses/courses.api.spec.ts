import { describe, expect, test } from '@jest/globals';
import type { Outputs } from '@sytno/contract';
import type { CourseState } from '@sytno/domain';
import { Builders } from '../../testing/builders';
import { countQueries } from '../../testing/queries';
import { useStand, type Answer, type Person } from '../../testing/stand';
import type { Course } from './course.entity';

type Courses = Outputs['expert']['courses'];

const stand = useStand();
const make = new Builders(stand);

const expertPerson = async (name = 'Ірина'): Promise<Person> => {
  const person = await stand.person({ name, expertKind: 'nutritionist' });
  await make.premium(person);
  return person;
};
const courses = async (as: Person, query = ''): Promise<Courses['list']> => {
  const { status, body } = await stand.call('GET', `/api/expert/courses?language=en&${query}`, { as });
  expect(status).toBe(200);
  return body as Courses['list'];
};
const get = (as: Person, id: string): Promise<Answer> =>
  stand.call('GET', `/api/expert/courses/${id}?language=uk`, { as });
const participants = (as: Person, id: string, query = ''): Promise<Answer> =>
  stand.call('GET', `/api/expert/courses/${id}/participants?${query}`, { as });
/** A Monday of a time that does not come soon. */
const LATER = '2099-01-05';
const NOWHERE = '00000000-0000-4000-8000-000000000000';

describe('the list of courses', () => {
  test('shows published ones, soonest first, each with the reader’s latest application', async () => {
    const expert = await expertPerson();
    const [anna, borys] = [await stand.person(), await stand.person()];
    const later = await make.course(expert, { title: 'Пізніше', startsOn: LATER, seats: 2 });
    const soon = await make.course(expert, { title: 'Скоро' });
    await make.course(expert, { title: 'Давно', startsOn: '2020-01-06' });
    await make.course(expert, { title: 'Чернетка', state: 'draft' });
    await make.application(later, anna, 'rejected', '2026-11-01T10:00:00.000Z');
    const accepted = await make.application(later, anna, 'accepted', '2026-11-02T10:00:00.000Z');
    await make.application(later, borys, 'accepted');
    const pending = await make.application(soon, borys, 'pending');

    const { items, count } = await courses(anna);
    expect(count).toBe(3);
    expect(items.map(({ title }) => title)).toEqual(['Скоро', 'Пізніше', 'Давно']);
    expect(items.map(({ ended }) => ended)).toEqual([false, false, true]);
    expect(items[0]).toMatchObject({ application: null, seatsTaken: 0 });
    expect(items[1]).toEqual({
      id: later.id,
      title: 'Пізніше',
      summary: 'Про що',
      expertName: 'Ірина',
      startsOn: LATER,
      weeks: 4,
      seats: 2,
      seatsTaken: 2,
      ended: false,
      mine: false,
      expertId: expert.userId,
      start: 'fixed',
      price: '',
      picture: null,
      languages: ['uk'],
      state: 'published',
      application: { id: accepted.id, state: 'accepted', reason: '', createdAt: '2026-11-02T10:00:00.000Z' },
    });
    expect((await courses(borys)).items[0]?.application).toMatchObject({ id: pending.id, state: 'pending' });
    expect((await courses(expert)).items.map(({ mine }) => mine)).toEqual([true, true, true]);

    const one = await countQueries(stand.db, () => courses(anna, 'pageSize=1'));
    expect(await countQueries(stand.db, () => courses(anna, 'pageSize=96'))).toBe(one);
  });

  test('tells of a rejection with its reason, and of a withdrawn application nothing', async () => {
    const course = await make.course(await expertPerson());
    const [anna, borys] = [await stand.person(), await stand.person()];
    await make.application(course, anna, 'rejected');
    await make.application(course, borys, 'rejected', '2026-11-01T10:00:00.000Z');
    await make.application(course, borys, 'withdrawn', '2026-11-02T10:00:00.000Z');
    const own = async (as: Person) =>
      (await courses(as, 'pageSize=96')).items.find(({ id }) => id === course.id)?.application;
    expect(await own(anna)).toMatchObject({ state: 'rejected', reason: 'Група вже почала' });
    expect(await own(borys)).toBeNull();
  });
});

describe('one course', () => {
  test('has its text and its expert', async () => {
    const expert = await expertPerson('Олег');
    const course = await make.course(expert, { title: 'Обіди' });
    const { status, body } = await get(await stand.person(), course.id);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      title: 'Обіди',
      description: 'Усе про курс',
      expertName: 'Олег',
      mine: false,
    });
    expect((await get(expert, course.id)).body).toMatchObject({ mine: true });
  });

  test.each<[CourseState, string, number]>([
    ['draft', 'expert', 200],
    ['draft', 'another expert', 404],
    ['draft', 'person', 404],
    ['draft', 'participant', 404],
    ['closed', 'expert', 200],
    ['closed', 'person', 404],
    ['closed', 'participant', 200],
    ['published', 'person', 200],
    ['waiting', 'expert', 200],
    ['waiting', 'administrator', 200],
    ['waiting', 'person', 404],
    ['draft', 'administrator', 404],
  ])('that is %s for the %s: %i', async (state, who, status) => {
    const people: Record<string, Person> = {
      expert: await expertPerson(),
      'another expert': await expertPerson(),
      person: await stand.person(),
      participant: await stand.person(),
      administrator: await stand.person({ role: 'admin' }),
    };
    const course = await make.course(people['expert'] as Person, { state });
    await make.application(course, people['participant'] as Person, 'accepted');
    expect((await get(people[who] as Person, course.id)).status).toBe(status);
  });

  test('that is none is not found', async () => {
    expect((await get(await stand.person(), NOWHERE)).status).toBe(404);
  });
});

describe('participants', () => {
  const withPeople = async (): Promise<{ expert: Person; course: Course }> => {
    const expert = await expertPerson();
    const course = await make.course(expert);
    const named = (name: string) => stand.person({ name });
    await make.application(course, await named('Дана'), 'rejected', '2026-11-01T10:00:00.000Z');
    await make.application(course, await named('Анна'), 'accepted', '2026-11-02T10:00:00.000Z');
    await make.application(course, await named('Вадим'), 'pending', '2026-11-04T10:00:00.000Z');
    await make.application(course, await named('Борис'), 'pending', '2026-11-03T10:00:00.000Z');
    await make.application(course, await named('Ганна'), 'withdrawn', '2026-11-03T10:00:00.000Z');
    return { expert, course };
  };

  test('are shown to the expert: who waits first, nobody who withdrew', async () => {
    const { expert, course } = await withPeople();
    const { status, body } = await participants(expert, course.id);
    expect(status).toBe(200);
    const { items, count, counts } = body as Courses['participants'];
    expect(items.map(({ name, state }) => [name, state])).toEqual([
      ['Борис', 'pending'],
      ['Вадим', 'pending'],
      ['Анна', 'accepted'],
      ['Дана', 'rejected'],
    ]);
    expect({ count, counts }).toEqual({
      count: 4,
      counts: { pending: 2, waiting: 0, accepted: 1, rejected: 1, removed: 0 },
    });
    expect(items[3]?.reason).toBe('Група вже почала');

    const page = (await participants(expert, course.id, 'page=2&pageSize=3')).body as Courses['participants'];
    expect(page.items.map(({ name }) => name)).toEqual(['Дана']);
    const few = await countQueries(stand.db, () => participants(expert, course.id, 'pageSize=1'));
    expect(await countQueries(stand.db, () => participants(expert, course.id))).toBe(few);
  });

  test('are shown to nobody else, and a course of others looks like none', async () => {
    const { course } = await withPeople();
    const participant = await stand.person();
    await make.application(course, participant, 'accepted');
    const admin = await stand.person({ role: 'admin' });
    for (const other of [await expertPerson(), admin]) {
      expect((await participants(other, course.id)).status).toBe(404);
    }
    const premium = await stand.person();
    await make.premium(premium);
    for (const other of [participant, premium]) {
      const answer = await participants(other, course.id);
      expect([403, 404]).toContain(answer.status);
      expect(answer.body).toEqual((await participants(other, NOWHERE)).body);
    }
  });

  test('are not shown to an expert whose premium days are over', async () => {
    const lapsed = await stand.person({ expertKind: 'nutritionist' });
    const course = await make.course(lapsed);
    expect(await participants(lapsed, course.id)).toMatchObject({
      status: 403,
      body: { code: 'EXPERT_REQUIRED' },
    });
  });
});
