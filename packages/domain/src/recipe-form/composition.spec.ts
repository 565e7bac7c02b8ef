import { describe, expect, test } from '@jest/globals';
import type { RecipeLine } from '../food/amount';
import { baseOf, keptYield, restsOn, sameLines } from './composition';
import { aLine } from './testing/contents';

const per100g = { kcal: 100, protein: 1, fat: 1, carbs: 1, fiber: 1 };
const food = (id: string) => ({ id, per100g, density: null, gramsPerPiece: null, unitGrams: {} });
const FACTS = new Map(['potato', 'cream'].map((id) => [id, food(id)]));
const grams = (ingredientId: string | null, quantity: number | null): RecipeLine => ({
  ingredientId,
  quantity,
  unit: 'g',
});
const dish = (lines: RecipeLine[], cookedWeight: number | null = 800) => ({
  lines,
  servings: 4,
  cookedWeight,
});

describe('the weight of a dish with other lines', () => {
  test.each([
    ['keeps the share that the original lost', [grams('potato', 500)], 400],
    ['grows with what is put in', [grams('potato', 1000), grams('cream', 500)], 1200],
    ['is the same for the same lines', [grams('potato', 1000)], 800],
    ['is the original’s where nothing can be weighed', [grams(null, null)], 800],
  ])('%s', (_, lines, weight) => {
    expect(keptYield(dish([grams('potato', 1000)]), lines, FACTS)).toBeCloseTo(weight);
  });

  test('is not known when nobody weighed the original, and the original’s when that cannot be weighed raw', () => {
    expect(keptYield(dish([grams('potato', 1000)], null), [grams('potato', 1)], FACTS)).toBeNull();
    expect(keptYield(dish([grams(null, null)]), [grams('potato', 500)], FACTS)).toBe(800);
  });
});

describe('lines', () => {
  test('say the same however they were written', () => {
    const toTaste = aLine({ unit: 'to_taste', quantity: null });
    expect(sameLines([aLine({ comment: { uk: ' дрібно ' } })], [aLine({ comment: { uk: 'дрібно' } })])).toBe(
      true,
    );
    expect(sameLines([toTaste], [{ ...toTaste, quantity: 5 }])).toBe(true);
    expect(sameLines([aLine()], [aLine({ quantity: 101 })])).toBe(false);
    expect(sameLines([aLine(), toTaste], [toTaste, aLine()])).toBe(false);
  });

  test('are another base when an amount, the servings or the weight change, and not by a comment', () => {
    const base = baseOf(dish([grams('potato', 1000)]));
    expect(baseOf(dish([{ ...grams('potato', 1000), quantityTo: null, optional: false }]))).toBe(base);
    expect(baseOf(dish([grams('potato', 900)]))).not.toBe(base);
    expect(baseOf(dish([grams('potato', 1000)], 700))).not.toBe(base);
    expect(baseOf({ ...dish([grams('potato', 1000)]), servings: 6 })).not.toBe(base);
  });

  test.each([
    ['the same', [grams('potato', 1000), grams(null, 5)], true],
    ['its unknown food was set', [grams('potato', 1000), grams('cream', 5)], true],
    ['a known food waits again', [grams(null, 1000), grams(null, 5)], true],
    ['another food', [grams('cream', 1000), grams(null, 5)], false],
    ['another amount of what was not known', [grams('potato', 1000), grams('cream', 6)], false],
    ['one line less', [grams('potato', 1000)], false],
    ['one more', [grams('potato', 1000), grams(null, 5), grams('cream', 1)], false],
  ])('rest on the original while it is %s', (_, lines, rests) => {
    expect(restsOn(baseOf(dish([grams('potato', 1000), grams(null, 5)])), dish(lines))).toBe(rests);
  });
});
