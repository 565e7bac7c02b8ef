import { expect, test } from '@jest/globals';
import { MEAL_TYPES, USUAL_MEAL_TIMES } from '@sytno/domain';
import { aDish } from '../menu/testing/menu-example';
import { weekOf } from '../menu/week';
import { currentMeal, missingMeals } from './at-the-moment';

test.each([
  ['00:00', 'breakfast'],
  ['08:59', 'breakfast'],
  ['09:00', 'morning-snack'],
  ['13:45', 'dinner'],
  ['19:30', 'supper'],
  ['20:00', undefined],
])('at %s it is %s', (at, meal) => {
  expect(currentMeal(MEAL_TYPES, USUAL_MEAL_TIMES, at)).toBe(meal);
});

test('a meal with nothing to eat is passed by', () => {
  expect(currentMeal(['supper', 'breakfast'], USUAL_MEAL_TIMES, '10:00')).toBe('supper');
});

test('whoever dines at midnight has supper before breakfast', () => {
  expect(currentMeal(MEAL_TYPES, { ...USUAL_MEAL_TIMES, supper: '00:30' }, '00:45')).toBe('supper');
});

test('meals without a dish are counted from today on, where they are planned', () => {
  const days = weekOf('2026-11-23', [aDish({ date: '2026-11-28' }), aDish({ date: '2026-11-24' })]);
  expect(missingMeals(days, '2026-11-28', undefined)).toBe(9);
  const planned = MEAL_TYPES.map(() => ['dinner', 'supper'] as const);
  expect(missingMeals(days, '2026-11-28', [...planned, ['dinner'], []])).toBe(0);
  expect(missingMeals(days, '2026-11-27', [...planned, ['dinner', 'supper'], []])).toBe(3);
});
