import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { MEAL_TYPES } from '../meal-types';
import { isTimeOfDay, mealsOfWeek, sharesOfDay, USUAL_MEAL_SHARES, USUAL_MEAL_TIMES } from './meals';

test.each([
  ['00:00', true],
  ['23:59', true],
  ['8:00', false],
  ['24:00', false],
  ['12:60', false],
  ['12:00 ', false],
  ['', false],
])('%j is a time of a day: %s', (value, right) => {
  expect(isTimeOfDay(value)).toBe(right);
});

test('usual times are times, and follow one another', () => {
  const times = MEAL_TYPES.map((meal) => USUAL_MEAL_TIMES[meal]);
  expect(times.every(isTimeOfDay)).toBe(true);
  expect([...times].sort()).toEqual(times);
});

test('the meals of a week are those of any day, in the day’s order', () => {
  expect(mealsOfWeek([['supper'], [], ['breakfast', 'supper']])).toEqual(['breakfast', 'supper']);
  expect(mealsOfWeek([])).toEqual([]);
});

describe('the shares of a day', () => {
  test.each([
    ['all meals', [...MEAL_TYPES], [25, 10, 35, 10, 20]],
    ['three meals have it all', ['breakfast', 'dinner', 'supper'] as const, [31, 0, 44, 0, 25]],
    ['one meal', ['dinner'] as const, [0, 0, 100, 0, 0]],
  ])('of %s', (_, planned, shares) => {
    expect(MEAL_TYPES.map((meal) => sharesOfDay(USUAL_MEAL_SHARES, planned)[meal])).toEqual(shares);
  });

  test('law: they make 100, a meal that is not planned has none, and none is below 0', () => {
    const weight = fc.integer({ min: 0, max: 100 });
    const shares = fc.record({
      breakfast: weight,
      'morning-snack': weight,
      dinner: weight,
      'afternoon-snack': weight,
      supper: weight,
    });
    fc.assert(
      fc.property(
        shares,
        fc.uniqueArray(fc.constantFrom(...MEAL_TYPES), { minLength: 1 }),
        (given, planned) => {
          const found = sharesOfDay(given, planned);
          expect(MEAL_TYPES.reduce((sum, meal) => sum + found[meal], 0)).toBe(100);
          for (const meal of MEAL_TYPES) {
            expect(found[meal]).toBeGreaterThanOrEqual(0);
            if (!planned.includes(meal)) expect(found[meal]).toBe(0);
          }
        },
      ),
      { seed: 20261129 },
    );
  });
});
