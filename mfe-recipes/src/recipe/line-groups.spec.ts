import { expect, test } from '@jest/globals';
import { groupsOf, linesFor } from './line-groups';
import { aLine, aRecipe } from './testing/examples';

test('a heading stands above its line and those that follow without one', () => {
  const lines = ['', 'Dough', '', 'Filling', 'Filling', ''].map((group, position) =>
    aLine({ group, position }),
  );
  expect(
    groupsOf(lines).map(({ heading, lines: own }) => [heading, own.map(({ position }) => position)]),
  ).toEqual([
    ['', [0]],
    ['Dough', [1, 2]],
    ['Filling', [3, 4, 5]],
  ]);
  expect(groupsOf([])).toEqual([]);
});

test('lines grow with the servings, amounts and grams alike; what is to taste stays', () => {
  const recipe = aRecipe({
    servings: 4,
    lines: [
      aLine({ quantity: 1, quantityTo: 2, unit: 'piece', grams: 150 }),
      aLine({ quantity: null, unit: 'to_taste', grams: null }),
    ],
  });
  expect(linesFor(recipe, 6)).toMatchObject([
    { quantity: 1.5, quantityTo: 3, grams: 225 },
    { quantity: null, grams: null },
  ]);
});
