import { describe, expect, test } from '@jest/globals';
import type { IngredientFacts } from '../food/ingredient-facts';
import { sharedCookings } from './leftovers';
import { opensOf } from './opened';

const food = (id: string, given: Partial<IngredientFacts>): IngredientFacts =>
  ({
    id,
    packs: [{ size: 200, unit: 'g' }],
    staple: false,
    shelfLifeDays: { fridge: 5 },
    gramsPerPiece: null,
    unitGrams: null,
    ...given,
  }) as IngredientFacts;

const facts = new Map(
  [
    food('cream', {}),
    food('rice', { shelfLifeDays: { pantry: 365 } }),
    food('salt', { staple: true }),
    food('loose', { packs: [] }),
    food('milk', {
      packs: [
        { size: 900, unit: 'ml' },
        { size: 500, unit: 'ml' },
      ],
      density: 1,
    }),
  ].map((one) => [one.id, one]),
);
const line = (ingredientId: string | null, quantity: number, unit: 'g' | 'ml' = 'g') => ({
  ingredientId,
  quantity,
  unit,
});

describe('what a dish leaves open', () => {
  test.each([
    ['a part of a pack', [line('cream', 120)], ['cream']],
    ['a whole pack and a part', [line('cream', 300)], ['cream']],
    ['all but a spoon', [line('cream', 185)], []],
    ['a little more than a pack', [line('cream', 210)], []],
    ['what keeps, is always there or sold loose', [line('rice', 50), line('salt', 5), line('loose', 50)], []],
    ['where another pack fits', [line('milk', 490, 'ml')], []],
    ['where no pack fits', [line('milk', 250, 'ml')], ['milk']],
    ['a food named twice, once', [line('cream', 50), line('cream', 60)], ['cream']],
    ['what nobody knows', [line(null, 50), line('unknown', 10)], []],
  ])('%s', (_, lines, opened) => {
    expect(opensOf(lines, facts)).toEqual(opened);
  });
});

describe('one cooking for several days', () => {
  const meal = (date: string, dishId = 'stew') => ({ date, dishId });
  test('feeds the same dish within three days', () => {
    const groups = sharedCookings([
      meal('2026-12-03'),
      meal('2026-12-01'),
      meal('2026-12-04'),
      meal('2026-12-02', 'soup'),
      meal('2026-12-08'),
    ]);
    expect(groups).toEqual([[meal('2026-12-01'), meal('2026-12-03')]]);
  });
});
