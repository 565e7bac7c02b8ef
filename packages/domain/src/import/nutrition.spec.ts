import { expect, test } from '@jest/globals';
import { nutrientsOf } from './nutrition';

test('units that are missing, words of another language, a decimal comma', () => {
  const given = {
    calories: '279 калорий',
    proteinContent: '12',
    fatContent: '19 г',
    carbohydrateContent: '16,5 g',
  };
  expect(nutrientsOf(given)).toEqual({
    kcal: 279,
    protein: 12,
    fat: 19,
    carbs: 16.5,
    fibre: null,
    per: null,
  });
});

test.each([
  ['1046 kJ', 250],
  ['540 kJ / 129 kcal', 129],
  ['129 kcal (540 kJ)', 129],
  ['1,250 kcal', 1250],
  [300, 300],
])('energy %j', (calories, kcal) => {
  expect(nutrientsOf({ calories })?.kcal).toBe(kcal);
});

test.each([
  ['100 g', '100g'],
  ['100 г', '100g'],
  ['1 serving', 'serving'],
  ['200 g', 'serving'],
  [undefined, null],
] as const)('of %j it is per %j', (servingSize, per) => {
  expect(nutrientsOf({ calories: '200', servingSize })?.per).toBe(per);
});

test('milligrams become grams', () => {
  expect(nutrientsOf({ proteinContent: '1500 mg' })?.protein).toBe(1.5);
});

test('nothing said is nothing', () => {
  expect(nutrientsOf({ servingSize: '1 serving' })).toBeNull();
  expect(nutrientsOf({ calories: 'light' })).toBeNull();
});
