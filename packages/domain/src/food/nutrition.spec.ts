import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { RecipeLine } from './amount';
import type { NutritionFacts } from './ingredient-facts';
import { nutritionOf } from './nutrition';
import { scaleLines } from './scaling';
import type { UnitId } from './units';

const FACTS = new Map<string, NutritionFacts>([
  ['buckwheat', { per100g: { kcal: 340, protein: 13, fat: 3.4, carbs: 62, fiber: 10 }, density: 0.8 }],
  ['onion', { per100g: { kcal: 40, protein: 1, fat: 0, carbs: 8, fiber: 2 }, gramsPerPiece: 100 }],
  ['thigh', { per100g: { kcal: 200, protein: 17, fat: 15, carbs: 0, fiber: 0 }, ediblePart: 0.8 }],
  ['quince-jam', { per100g: { kcal: 250, protein: 0, fat: 0, carbs: 62 } }],
  ['water', { per100g: { kcal: 0, protein: 0, fat: 0, carbs: 0, fiber: 0 }, density: 1 }],
  ['mystery', { density: 1 }],
]);

const line = (ingredientId: string | null, quantity: number | null, unit: UnitId | null): RecipeLine => ({
  ingredientId,
  quantity,
  unit,
});

describe('nutrition of a dish', () => {
  const lines = [line('buckwheat', 200, 'g'), line('onion', 2, 'piece'), line('water', 0.4, 'l')];

  test('adds up its lines, whole, by serving and by 100 g of what is in the pot', () => {
    const dish = nutritionOf(lines, FACTS, { servings: 4, cookedWeight: 760 });
    expect(dish.whole).toEqual({ kcal: 760, protein: 28, fat: 6.8, carbs: 140, fiber: 24 });
    expect(dish.perServing).toEqual({ kcal: 190, protein: 7, fat: 1.7, carbs: 35, fiber: 6 });
    expect(dish.per100g?.kcal).toBeCloseTo(100, 9);
    expect([dish.weight, dish.weightBasis]).toEqual([760, 'cooked']);
    expect(dish.completeness).toEqual({ missing: [], toTaste: [], fiberUnknown: [], knownShare: 1 });
    expect(dish.lines.map(({ edible }) => edible)).toEqual([200, 200, 400]);
  });

  test.each([undefined, null, 0])(
    'a cooked weight of %p is replaced by the raw lines, and it says so',
    (cookedWeight) => {
      const dish = nutritionOf(lines, FACTS, { servings: 4, cookedWeight });
      expect([dish.weight, dish.weightBasis]).toEqual([800, 'raw']);
      expect(dish.per100g?.kcal).toBeCloseTo(95, 9);
    },
  );

  test('bones feed nobody and are not in the weight of the dish', () => {
    const dish = nutritionOf([line('thigh', 500, 'g')], FACTS, { servings: 2 });
    expect([dish.whole.kcal, dish.weight, dish.per100g?.kcal]).toEqual([800, 400, 200]);
  });

  test('names the lines it could not count, and why', () => {
    const dish = nutritionOf(
      [
        line('buckwheat', 100, 'g'),
        line('onion', 1, 'jar'),
        line(null, 100, 'g'),
        line('dragon', 100, 'g'),
        line('mystery', 50, 'ml'),
        line('onion', null, null),
        line('onion', null, 'to_taste'),
        line('quince-jam', 100, 'g'),
      ],
      FACTS,
      { servings: 1 },
    );
    expect(dish.completeness).toEqual({
      missing: [
        { line: 1, reason: 'no-unit-weight' },
        { line: 2, reason: 'no-ingredient' },
        { line: 3, reason: 'no-ingredient' },
        { line: 4, reason: 'no-nutrients' },
        { line: 5, reason: 'no-amount' },
      ],
      toTaste: [6],
      fiberUnknown: [7],
      knownShare: 2 / 7,
    });
    expect(dish.whole).toEqual({ kcal: 590, protein: 13, fat: 3.4, carbs: 124, fiber: 10 });
    expect(dish.weight).toBe(450);
  });

  test('a dish without lines is nothing, completely known', () => {
    const dish = nutritionOf([], FACTS, { servings: 4 });
    expect([dish.whole.kcal, dish.per100g, dish.completeness.knownShare]).toEqual([0, null, 1]);
  });

  test('no servings are refused', () => {
    expect(() => nutritionOf(lines, FACTS, { servings: 0 })).toThrow(RangeError);
  });

  test('a serving and 100 g stay the same when the recipe is scaled', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 40 }), fc.integer({ min: 1, max: 40 }), (from, to) => {
        const before = nutritionOf(lines, FACTS, { servings: from });
        const after = nutritionOf(scaleLines(lines, from, to), FACTS, { servings: to });
        expect(after.perServing.kcal).toBeCloseTo(before.perServing.kcal, 6);
        expect(after.per100g?.protein).toBeCloseTo(before.per100g?.protein ?? 0, 6);
        expect(after.whole.fat * from).toBeCloseTo(before.whole.fat * to, 6);
      }),
      { seed: 9, numRuns: 200 },
    );
  });
});
