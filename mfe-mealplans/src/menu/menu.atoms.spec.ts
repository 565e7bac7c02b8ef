import { expect, test } from '@jest/globals';
import { weekday } from '@sytno/domain';
import { createStore } from 'jotai';
import { newMenuItemAtom, newTemplateItemAtom, shownWeekAtom, today } from './menu.atoms';

test('new items begin as spec §3 has them, and the week begins on Monday', () => {
  const store = createStore();
  expect(store.get(newMenuItemAtom)).toMatchObject({ date: today(), servings: 4, noCookingRequired: false });
  expect(store.get(newTemplateItemAtom)).toMatchObject({ servings: 1 });
  expect(weekday(store.get(shownWeekAtom))).toBe(1);
});
