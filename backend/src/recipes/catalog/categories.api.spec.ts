import { beforeAll, describe, expect, test } from '@jest/globals';
import type { Outputs } from '@sytno/contract';
import type { Language } from '@sytno/domain';
import { Builders } from '../../testing/builders';
import { useStand, type Person } from '../../testing/stand';

type Categories = Outputs['recipes']['catalog']['categories'];

const stand = useStand();
const make = new Builders(stand);
let anna: Person;
let borys: Person;

const categories = async (as: Person, language: Language = 'uk'): Promise<Categories['items']> => {
  const { status, body } = await stand.call('GET', `/api/recipes/categories?language=${language}`, { as });
  expect(status).toBe(200);
  return (body as Categories).items;
};
const soups = async (as: Person) => (await categories(as)).find(({ id }) => id === 'soups')!;

beforeAll(async () => {
  [anna, borys] = [await stand.person(), await stand.person()];
  const borscht = { categoryId: 'soups', subcategoryId: 'soups-borscht' };
  await make.recipe('Борщ', borscht);
  await make.recipe('Суп без підвиду', { categoryId: 'soups' });
  await make.recipe('Аннин борщ', { ...borscht, ownerId: anna.userId, state: 'private' });
  await make.recipe('Чекає перевірки', { ...borscht, ownerId: anna.userId, state: 'pending' });
  await make.recipe('Омлет', { categoryId: 'eggs', subcategoryId: 'eggs-omelette' });
});

describe('the categories', () => {
  test('stand in their order, each with its subcategories', async () => {
    const all = await categories(anna);
    expect(all.map(({ id }) => id).slice(0, 4)).toEqual(['soups', 'salads', 'appetizers', 'meat']);
    expect(all).toHaveLength(14);
    expect(all.flatMap(({ subcategories }) => subcategories)).toHaveLength(105);
    expect(all[0]).toMatchObject({ name: 'Супи', icon: 'pot-of-food', tint: '#D9793F' });
  });

  test.each([
    ['uk', 'Супи', 'Борщі та капусняки'],
    ['ru', 'Супы', 'Борщи и щи'],
    ['en', 'Soups', 'Borscht and cabbage soups'],
  ] as const)('are named in %s', async (language, name, first) => {
    const [category] = await categories(anna, language);
    expect([category?.name, category?.subcategories[0]?.name]).toEqual([name, first]);
  });

  test('count what the reader sees, and nobody else’s', async () => {
    const counts = async (as: Person) => {
      const { count, subcategories } = await soups(as);
      return [count, subcategories.find(({ id }) => id === 'soups-borscht')?.count];
    };
    expect(await counts(anna)).toEqual([4, 3]);
    expect(await counts(borys)).toEqual([2, 1]);
  });

  test('hold as many recipes as the list shows', async () => {
    for (const as of [anna, borys]) {
      for (const { id, count } of await categories(as)) {
        const { body } = await stand.call('GET', `/api/recipes?language=uk&categories=${id}`, { as });
        expect([id, (body as { count: number }).count]).toEqual([id, count]);
      }
    }
  });
});

describe('the list', () => {
  const names = async (query: string, as = borys): Promise<string[]> => {
    const { body } = await stand.call('GET', `/api/recipes?language=uk&${query}`, { as });
    return (body as Outputs['recipes']['catalog']['list']).items.map(({ name }) => name);
  };

  test.each([
    ['categories=soups', ['Борщ', 'Суп без підвиду']],
    ['categories=soups-borscht', ['Борщ']],
    ['categories=eggs-omelette', ['Омлет']],
    ['categories=eggs,soups-borscht', ['Борщ', 'Омлет']],
    ['categories=nothing', []],
    ['categories=soups&name=борщ&mealType=dinner', ['Борщ']],
    ['categories=soups&mealType=breakfast', []],
    ['categories=', ['Борщ', 'Омлет', 'Суп без підвиду']],
  ])('by %s', async (query, expected) => {
    expect(await names(query)).toEqual(expected);
  });
});
