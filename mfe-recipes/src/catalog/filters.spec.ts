import { describe, expect, test } from '@jest/globals';
import { INITIAL_RECIPE_FILTERS } from '@sytno/domain';
import { changed, filtersOf, isNarrowed, NO_FILTERS, queryOf, type Filters } from './filters';

const read = (query: string): Filters => filtersOf(new URLSearchParams(query));

test('filters begin as spec §3 has them', () => {
  expect(INITIAL_RECIPE_FILTERS).toMatchObject({
    name: NO_FILTERS.name,
    categories: NO_FILTERS.categories,
    favourites: NO_FILTERS.favourites,
    page: NO_FILTERS.page,
  });
  expect(read('')).toEqual(NO_FILTERS);
  expect(isNarrowed(NO_FILTERS)).toBe(false);
});

describe('an address', () => {
  test.each([
    ['name=%D0%B1%D0%BE%D1%80%D1%89&page=2', { name: 'борщ', page: 2 }],
    [
      'mealType=dinner&categories=soups,fish-baked',
      { mealType: 'dinner', categories: ['soups', 'fish-baked'] },
    ],
    [
      'ingredients=beetroot,potato&without=salt&minKcal=100&maxKcal=400&minutes=30&diet=lenten&glutenFree=true',
      {
        ingredients: ['beetroot', 'potato'],
        without: ['salt'],
        minKcal: 100,
        maxKcal: 400,
        minutes: 30,
        diet: 'lenten',
        glutenFree: true,
      },
    ],
    [
      'free=milk,nuts&unequipped=oven&withoutElectricity=true&festive=true&favourites=true&mine=true&liked=true&sort=newest',
      {
        free: ['milk', 'nuts'],
        unequipped: ['oven'],
        withoutElectricity: true,
        festive: true,
        favourites: true,
        mine: true,
        liked: true,
        sort: 'newest',
      },
    ],
  ] as [string, Partial<Filters>][])('%s is read and written alike', (query, filters) => {
    expect(read(query)).toEqual({ ...NO_FILTERS, ...filters });
    expect(new URLSearchParams(queryOf(read(query))).toString()).toBe(new URLSearchParams(query).toString());
    expect(isNarrowed(read(query))).toBe(true);
  });

  test.each([
    'page=0',
    'page=-1',
    'page=1.5',
    'page=abc',
    'page=1e9',
    'page=',
    'mealType=lunch',
    'free=water',
    'unequipped=fridge',
    'diet=keto',
    'minKcal=-1',
    'maxKcal=1.5',
    'minutes=0',
    'mine=yes',
    'categories=,,',
    `ingredients=${'x'.repeat(65)}`,
    'other=1',
    'name=++',
  ])('%s narrows nothing', (query) => {
    expect(read(query)).toEqual(NO_FILTERS);
    expect(queryOf(read(query))).toEqual({});
  });

  test('asks for no more than the server takes', () => {
    expect(read(`name=${'x'.repeat(500)}`).name).toHaveLength(120);
  });
});

describe('a change', () => {
  const third: Filters = {
    ...NO_FILTERS,
    name: 'борщ',
    categories: ['soups'],
    page: 3,
  };

  test.each([
    [{ name: 'юшка' }, { name: 'юшка', page: 1 }],
    [{ mealType: 'dinner' }, { mealType: 'dinner', page: 1 }],
    [{ categories: ['meat'] }, { categories: ['meat'], page: 1 }],
    [{ sort: 'kcal' }, { sort: 'kcal', page: 1 }],
    [{ page: 4 }, { page: 4 }],
  ] as [Partial<Filters>, Partial<Filters>][])('%j', (change, result) => {
    expect(changed(third, change)).toEqual({ ...third, ...result });
  });
});
