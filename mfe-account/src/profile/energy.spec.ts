import { expect, test } from '@jest/globals';
import { energyOf } from './energy';

test('energy is 4 kcal a gram of protein and carbohydrate, 9 of fat', () => {
  expect(energyOf({ protein: 150, fat: 44, carbs: 250 })).toBe(1996);
  expect(energyOf({ protein: 0, fat: 0, carbs: 0 })).toBe(0);
});

test('is not told while one of the three is not known', () => {
  expect(energyOf({ protein: 150, fat: null, carbs: 250 })).toBeNull();
});
