import { expect, test } from '@jest/globals';
import { INITIAL_RECIPE_FILTERS } from '@sytno/domain';
import { createStore } from 'jotai';
import { changeFiltersAtom, recipeFiltersAtom } from './catalog.atoms';

test('filters begin as spec §3 has them', () => {
  expect(createStore().get(recipeFiltersAtom)).toEqual(INITIAL_RECIPE_FILTERS);
});

test('a change of a filter goes to page 1, a change of the page does not', () => {
  const store = createStore();
  store.set(changeFiltersAtom, { page: 3 });
  expect(store.get(recipeFiltersAtom).page).toBe(3);
  store.set(changeFiltersAtom, { name: 'борщ' });
  expect(store.get(recipeFiltersAtom)).toMatchObject({ name: 'борщ', page: 1 });
});
