import { expect, test } from '@jest/globals';
import { productPortion } from './product-portion';

const food = (given: Partial<Parameters<typeof productPortion>[0]>) => ({
  gramsPerPiece: null,
  density: null,
  aisle: 'fruit',
  per100g: { kcal: 50, protein: 1, fat: 1, carbs: 10, fiber: 1 },
  ...given,
});

test.each([
  ['an apple', food({ gramsPerPiece: 180 }), { quantity: 1, unit: 'piece' }],
  ['a blueberry', food({ gramsPerPiece: 2 }), { quantity: 100, unit: 'g' }],
  ['a pumpkin', food({ gramsPerPiece: 3000 }), { quantity: 100, unit: 'g' }],
  ['kefir', food({ aisle: 'dairy', density: 1.03 }), { quantity: 200, unit: 'ml' }],
  [
    'cream',
    food({ aisle: 'dairy', density: 1, per100g: { kcal: 300, protein: 2, fat: 33, carbs: 3, fiber: 0 } }),
    { quantity: 100, unit: 'g' },
  ],
  ['oil', food({ aisle: 'oils-fats', density: 0.92 }), { quantity: 100, unit: 'g' }],
  ['what nobody has measured', food({ per100g: null }), { quantity: 100, unit: 'g' }],
])('one portion of %s', (_, facts, portion) => {
  expect(productPortion(facts)).toEqual(portion);
});
