import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import {
  cookedWeightOf,
  eaten,
  leftoverOf,
  paid,
  servingWeight,
  splitCost,
  type Dish,
} from './cooked-eaten-paid';

const borscht: Dish = { servings: 6, cookedWeight: 2400 };
const whole = { kcal: 1800, protein: 90, fat: 60, carbs: 180, fiber: 36 };

describe('a new account with one dish', () => {
  test('sees one serving on the plate while four are cooked', () => {
    const grams = servingWeight(borscht);
    expect(grams).toBe(400);
    expect(cookedWeightOf(borscht, 4)).toBe(1600);
    expect(eaten(whole, borscht, grams)).toEqual({ kcal: 300, protein: 15, fat: 10, carbs: 30, fiber: 6 });
    expect(paid(12000, 1600, grams)).toBe(3000);
    expect(leftoverOf(borscht, 4, [grams])).toEqual({ grams: 1200, servings: 3, shortGrams: 0 });
  });
});

describe('paying for a cooking', () => {
  test.each<[string, number, number, number[], number[], number]>([
    ['one plate of four', 12000, 1600, [400], [3000], 9000],
    ['thirds of a kopeck go somewhere', 1000, 900, [300, 300, 300], [334, 333, 333], 0],
    ['everything eaten by two unequally', 9999, 1000, [600, 400], [5999, 4000], 0],
    ['nobody eats', 500, 1000, [], [], 500],
    ['more is planned than cooked', 1000, 1000, [800, 700], [800, 700], 0],
    ['nothing was cooked', 1000, 0, [100], [0], 0],
  ])('%s', (_, cost, cooked, plates, shares, left) => {
    expect(splitCost(cost, cooked, plates)).toEqual({ plates: shares, left });
  });

  test('plates and what is left add up to the cost, and equal plates differ by a kopeck at most', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 1_000_000 }),
        fc.integer({ min: 1, max: 12 }),
        fc.integer({ min: 1, max: 12 }),
        (cost, servings, eaters) => {
          const grams = servingWeight(borscht);
          const cooked = cookedWeightOf(borscht, Math.max(servings, eaters));
          const shares = splitCost(
            cost,
            cooked,
            Array.from({ length: eaters }, () => grams),
          );
          expect(shares.plates.reduce((sum, share) => sum + share, 0) + shares.left).toBe(cost);
          expect(Math.max(...shares.plates) - Math.min(...shares.plates)).toBeLessThanOrEqual(1);
        },
      ),
      { seed: 9, numRuns: 300 },
    );
  });
});

describe('eating', () => {
  test('does not depend on how much is cooked, and cooking does not depend on what is eaten', () => {
    const plate = 250;
    const costPerServing = 700;
    for (const servings of [1, 4, 10]) {
      const cooked = cookedWeightOf(borscht, servings);
      expect(paid(costPerServing * servings, cooked, plate)).toBeCloseTo(437.5, 9);
    }
    expect(eaten(whole, borscht, plate).kcal).toBeCloseTo(187.5, 9);
  });

  test('everything of the pot is everything of the dish', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 100 }), { minLength: 1, maxLength: 9 }), (parts) => {
        const all = parts.reduce((sum, part) => sum + part, 0);
        const sum = parts
          .map((part) => eaten(whole, borscht, (borscht.cookedWeight * part) / all).kcal)
          .reduce((a, b) => a + b, 0);
        expect(sum).toBeCloseTo(whole.kcal, 6);
      }),
      { seed: 9, numRuns: 200 },
    );
  });

  test('a plan may eat more than is cooked, and is told so', () => {
    expect(leftoverOf(borscht, 1, [400, 150])).toEqual({ grams: 0, servings: 0, shortGrams: 150 });
    expect(leftoverOf(borscht, 3, [400, 400, 400.0000001])).toEqual({ grams: 0, servings: 0, shortGrams: 0 });
  });

  test('a dish without weight feeds nobody', () => {
    const air = { servings: 4, cookedWeight: 0 };
    expect([servingWeight(air), eaten(whole, air, 100).kcal]).toEqual([0, 0]);
    expect(leftoverOf(air, 4, []).servings).toBe(0);
    expect(servingWeight({ servings: 0, cookedWeight: 100 })).toBe(0);
  });
});
