import { expect, test } from '@jest/globals';
import { createStore } from 'jotai';
import { newMenuItemAtom, newTemplateItemAtom, shownDayAtom, today } from './menu.atoms';

test('new items begin as spec §3 has them, and today is shown', () => {
  const store = createStore();
  expect(store.get(newMenuItemAtom)).toMatchObject({ date: today(), servings: 4, noCookingRequired: false });
  expect(store.get(newTemplateItemAtom)).toMatchObject({ servings: 1 });
  expect(store.get(shownDayAtom)).toBe(today());
});
