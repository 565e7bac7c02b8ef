import { describe, expect, test } from '@jest/globals';
import type { Outputs } from '@sytno/contract';
import { Builders } from '../../testing/builders';
import { countQueries } from '../../testing/queries';
import { useStand, type Person } from '../../testing/stand';

type Page = Outputs['expert']['courses']['list'];

const stand = useStand();
const make = new Builders(stand);

const courses = async (as: Person, query = ''): Promise<Page> => {
  const { status, body } = await stand.call('GET', `/api/expert/courses?language=en&${query}`, { as });
  expect(status).toBe(200);
  return body as Page;
};

describe('courses', () => {
  test('are shown when published, soonest first, with the reader’s latest application', async () => {
    const expert = await stand.person({ name: 'Ірина', expertKind: 'nutritionist' });
    const [anna, borys] = [await stand.person(), await stand.person()];
    const later = await make.course(expert, { title: 'Пізніше', startsOn: '2027-01-04', seats: 2 });
    const soon = await make.course(expert, { title: 'Скоро' });
    await make.course(expert, { title: 'Чернетка', state: 'draft' });
    await make.application(later, anna, 'rejected', '2026-11-01T10:00:00.000Z');
    await make.application(later, anna, 'accepted', '2026-11-02T10:00:00.000Z');
    await make.application(later, borys, 'accepted');
    await make.application(soon, borys, 'pending');

    const { items, count } = await courses(anna);
    expect(count).toBe(2);
    expect(items.map(({ title }) => title)).toEqual(['Скоро', 'Пізніше']);
    expect(items[0]).toMatchObject({ application: null, seatsTaken: 0 });
    expect(items[1]).toEqual({
      id: later.id,
      title: 'Пізніше',
      summary: 'Про що',
      expertName: 'Ірина',
      startsOn: '2027-01-04',
      weeks: 4,
      seats: 2,
      seatsTaken: 2,
      application: 'accepted',
    });
    expect((await courses(borys)).items[0]).toMatchObject({ application: 'pending' });

    const one = await countQueries(stand.db, () => courses(anna, 'pageSize=1'));
    expect(await countQueries(stand.db, () => courses(anna, 'pageSize=96'))).toBe(one);
  });
});
