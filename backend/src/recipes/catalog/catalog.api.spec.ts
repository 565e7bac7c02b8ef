import { beforeAll, describe, expect, test } from '@jest/globals';
import type { Outputs } from '@sytno/contract';
import { Builders } from '../../testing/builders';
import { countQueries } from '../../testing/queries';
import { useStand, type Person } from '../../testing/stand';

type Page = Outputs['recipes']['catalog']['list'];

const stand = useStand();
const make = new Builders(stand);
let anna: Person;
let borys: Person;

const list = async (query: Record<string, string>, as = anna): Promise<Page> => {
  const words = new URLSearchParams({ language: 'uk', ...query }).toString();
  const { status, body } = await stand.call('GET', `/api/recipes?${words}`, { as });
  expect(status).toBe(200);
  return body as Page;
};
const names = async (query: Record<string, string>, as = anna) =>
  (await list(query, as)).items.map(({ name }) => name);

beforeAll(async () => {
  [anna, borys] = [await stand.person(), await stand.person()];
  await make.recipe({ uk: 'Борщ із яловичиною', ru: 'Борщ с говядиной', en: 'Beef borscht' });
  await make.recipe(
    { uk: 'Їжачки в соусі', ru: 'Ёжики в соусе', en: 'Hedgehogs' },
    { mealTypes: ['supper', 'dinner'] },
  );
  await make.recipe(
    { uk: 'Ґречана каша', ru: 'Гречневая каша', en: 'Buckwheat' },
    { mealTypes: ['breakfast'], categoryId: 'grains', subcategoryId: 'grains-porridge' },
  );
  await make.recipe('Сирники 100%', { mealTypes: ['breakfast'] });
  await make.recipe({ uk: 'М’ясо по-домашньому', ru: 'Мясо по-домашнему с мёдом' });
  await make.recipe({ en: 'English only' });
  await make.recipe('Аннин салат', { ownerId: anna.userId, state: 'private' });
  await make.recipe('Подана страва', { ownerId: borys.userId, state: 'pending' });
});

describe('the list of recipes', () => {
  test('shows published ones and the reader’s own, sorted as Ukrainian is', async () => {
    // Where Latin letters stand among Cyrillic ones differs between builds of ICU.
    expect((await names({})).filter((name) => name !== 'English only')).toEqual([
      'Аннин салат',
      'Борщ із яловичиною',
      'Ґречана каша',
      'Їжачки в соусі',
      'М’ясо по-домашньому',
      'Сирники 100%',
    ]);
  });

  test('never shows another person’s unpublished ones', async () => {
    expect(await names({}, borys)).not.toContain('Аннин салат');
    expect(await names({ name: 'Аннин' }, borys)).toEqual([]);
    expect(await names({}, borys)).toContain('Подана страва');
  });

  test('is in the reader’s language, else Ukrainian, else whichever there is', async () => {
    expect(await names({ language: 'ru' })).toEqual(
      expect.arrayContaining(['Борщ с говядиной', 'Сирники 100%', 'English only']),
    );
  });

  test.each([
    ['борщ', ['Борщ із яловичиною']],
    ['БОРЩ', ['Борщ із яловичиною']],
    ['яловичена', ['Борщ із яловичиною']],
    ['гавядиной', ['Борщ із яловичиною']],
    ['beef', ['Борщ із яловичиною']],
    ['їжач', ['Їжачки в соусі']],
    ['ежики', ['Їжачки в соусі']],
    ['ЁЖИКИ', ['Їжачки в соусі']],
    ["м'ясо", ['М’ясо по-домашньому']],
    ['мʼясо', ['М’ясо по-домашньому']],
    ['мясо', ['М’ясо по-домашньому']],
    ['медом', ['М’ясо по-домашньому']],
    ['  борщ ', ['Борщ із яловичиною']],
    ['100%', ['Сирники 100%']],
    ['%', ['Сирники 100%']],
    ['бо', ['Борщ із яловичиною']],
    ['рщ', []],
    ['_', []],
    ['\\', []],
    ["'", []],
    ['щось зовсім інше', []],
  ])('finds by %s', async (name, expected) => {
    expect(await names({ name })).toEqual(expected);
  });

  test('takes a blank name for none', async () => {
    expect((await list({ name: '  ' })).count).toBe(7);
  });

  test('narrows to a meal, and counts what it finds', async () => {
    const page = await list({ mealType: 'breakfast', pageSize: '1', page: '2' });
    expect(page.count).toBe(2);
    expect(page.items.map(({ name }) => name)).toEqual(['Сирники 100%']);
  });

  test('goes in pages that hold each recipe once', async () => {
    const pages = await Promise.all(['1', '2', '3', '4'].map((page) => list({ page, pageSize: '2' })));
    expect(pages.map(({ items }) => items.length)).toEqual([2, 2, 2, 1]);
    expect(new Set(pages.flatMap(({ items }) => items.map(({ id }) => id))).size).toBe(7);
    expect(pages.map(({ count }) => count)).toEqual([7, 7, 7, 7]);
  });

  test('tells of each what a card shows', async () => {
    const [card] = (await list({ name: 'борщ', language: 'en' })).items;
    expect(card).toEqual({
      id: expect.any(String),
      number: expect.any(Number),
      name: 'Beef borscht',
      description: 'Beef borscht: опис',
      categoryId: 'soups',
      mealTypes: ['dinner'],
      servings: 4,
      minutes: 45,
      weightServing: 400,
      perServing: { kcal: 300, protein: 20, fat: 10, carbs: 30, fiber: 5 },
      picture: { icons: ['pot-of-food'], tint: '#D9793F' },
      favorite: false,
    });
    expect(card?.number).toBeGreaterThanOrEqual(1001);
  });

  test('asks the database as often for many as for one', async () => {
    const one = await countQueries(stand.db, () => list({ pageSize: '1' }));
    expect(await countQueries(stand.db, () => list({ pageSize: '5' }))).toBe(one);
  });
});
