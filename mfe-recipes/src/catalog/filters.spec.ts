import { describe, expect, test } from '@jest/globals';
import { INITIAL_RECIPE_FILTERS } from '@sytno/domain';
import { changed, filtersOf, isNarrowed, NO_FILTERS, queryOf, type Filters } from './filters';

const read = (query: string): Filters => filtersOf(new URLSearchParams(query));

test('filters begin as spec §3 has them', () => {
  expect(INITIAL_RECIPE_FILTERS).toMatchObject({
    name: NO_FILTERS.name,
    category: NO_FILTERS.category,
    subcategory: NO_FILTERS.subcategory,
    page: NO_FILTERS.page,
  });
  expect(read('')).toEqual(NO_FILTERS);
  expect(isNarrowed(NO_FILTERS)).toBe(false);
});

describe('an address', () => {
  test.each([
    ['name=%D0%B1%D0%BE%D1%80%D1%89&page=2', { name: 'борщ', page: 2 }],
    [
      'mealType=dinner&category=soups&subcategory=soups-cold',
      { mealType: 'dinner', category: 'soups', subcategory: 'soups-cold' },
    ],
  ] as [string, Partial<Filters>][])('%s is read and written alike', (query, filters) => {
    expect(read(query)).toEqual({ ...NO_FILTERS, ...filters });
    expect(new URLSearchParams(queryOf(read(query))).toString()).toBe(query);
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
    category: 'soups',
    subcategory: 'soups-cold',
    page: 3,
  };

  test.each([
    [{ name: 'юшка' }, { name: 'юшка', page: 1 }],
    [{ mealType: 'dinner' }, { mealType: 'dinner', page: 1 }],
    [{ subcategory: null }, { subcategory: null, page: 1 }],
    [{ category: 'meat' }, { category: 'meat', subcategory: null, page: 1 }],
    [{ page: 4 }, { page: 4 }],
  ] as [Partial<Filters>, Partial<Filters>][])('%j', (change, result) => {
    expect(changed(third, change)).toEqual({ ...third, ...result });
  });
});
