import { describe, expect, test } from '@jest/globals';
import type { Outputs } from '@sytno/contract';
import { Builders } from '../../testing/builders';
import { countQueries } from '../../testing/queries';
import { useStand, type Person } from '../../testing/stand';

type Page = Outputs['grocery']['lists']['list'];

const stand = useStand();
const make = new Builders(stand);

const lists = async (as: Person, query = ''): Promise<Page> => {
  const { status, body } = await stand.call('GET', `/api/grocery/lists?${query}`, { as });
  expect(status).toBe(200);
  return body as Page;
};

describe('grocery lists', () => {
  test('come newest first, with their lines counted', async () => {
    const anna = await stand.person();
    await make.list(anna, { name: 'Стара', createdAt: '2026-11-01T10:00:00.000Z', state: 'closed' });
    await make.list(anna, {
      name: 'Нова',
      createdAt: '2026-11-20T10:00:00.123Z',
      fromDate: '2026-11-23',
      toDate: '2026-11-29',
      lines: 3,
      ticked: 2,
    });
    const { items, count } = await lists(anna);
    expect(count).toBe(2);
    expect(items.map(({ name }) => name)).toEqual(['Нова', 'Стара']);
    expect(items[0]).toEqual({
      id: expect.any(String),
      name: 'Нова',
      state: 'draft',
      from: '2026-11-23',
      to: '2026-11-29',
      lines: 3,
      ticked: 2,
      createdAt: '2026-11-20T10:00:00.123Z',
    });
    expect(items[1]).toMatchObject({ from: null, to: null, lines: 0, ticked: 0 });
  });

  test('are the household’s own', async () => {
    const [anna, stranger] = [await stand.person(), await stand.person()];
    await make.list(anna);
    expect(await lists(stranger)).toEqual({ items: [], count: 0 });
  });

  test('go in pages, with as many questions for many as for one', async () => {
    const anna = await stand.person();
    for (let i = 0; i < 5; i++)
      await make.list(anna, { name: `${i}`, createdAt: `2026-11-0${i + 1}T10:00:00.000Z` });
    expect((await lists(anna, 'page=2&pageSize=2')).items.map(({ name }) => name)).toEqual(['2', '1']);
    const one = await countQueries(stand.db, () => lists(anna, 'pageSize=1'));
    expect(await countQueries(stand.db, () => lists(anna, 'pageSize=96'))).toBe(one);
  });

  test('tell the profile whether one was ever used', async () => {
    const anna = await stand.person();
    const used = async () => {
      const { body } = await stand.call('GET', '/api/account/profile', { as: anna });
      return (body as Outputs['account']['profile']['get']).profile.usedShoppingList;
    };
    await make.list(anna);
    expect(await used()).toBe(false);
    await make.list(anna, { state: 'in-use' });
    expect(await used()).toBe(true);
  });
});
