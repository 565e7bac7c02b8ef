import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { RecipeLine } from './amount';
import { scaleAmount, scaleFactor, scaleLines } from './scaling';

const line = (rest: Partial<RecipeLine>): RecipeLine => ({
  ingredientId: 'onion',
  quantity: 2,
  unit: 'piece',
  ...rest,
});

describe('scaling a recipe', () => {
  test('from 4 servings to 6 everything stated grows by half', () => {
    const lines = [
      line({ quantity: 500, unit: 'g' }),
      line({ quantity: 2, quantityTo: 3, unit: 'clove' }),
      line({ quantity: null, unit: 'to_taste' }),
      line({ quantity: 1, unit: 'to_taste' }),
      line({ quantity: null, unit: null }),
      line({ quantity: 1, unit: null, optional: true }),
    ];
    expect(scaleLines(lines, 4, 6)).toEqual([
      line({ quantity: 750, unit: 'g' }),
      line({ quantity: 3, quantityTo: 4.5, unit: 'clove' }),
      line({ quantity: null, unit: 'to_taste' }),
      line({ quantity: 1, unit: 'to_taste' }),
      line({ quantity: null, unit: null }),
      line({ quantity: 1.5, unit: null, optional: true }),
    ]);
  });

  test.each([
    [0, 4],
    [4, 0],
    [-1, 4],
    [4, Number.NaN],
    [4, Number.POSITIVE_INFINITY],
  ])('from %d to %d servings is refused', (from, to) => {
    expect(() => scaleFactor(from, to)).toThrow(RangeError);
  });

  test('a factor of nought is refused', () => {
    expect(() => scaleAmount(line({}), 0)).toThrow(RangeError);
  });

  test('twice is once by the product', () => {
    const factor = fc.double({ min: 0.01, max: 100, noNaN: true });
    fc.assert(
      fc.property(fc.double({ min: 0.01, max: 1e5, noNaN: true }), factor, factor, (quantity, a, b) => {
        const start = line({ quantity, quantityTo: quantity * 2 });
        const twice = scaleAmount(scaleAmount(start, a), b);
        const once = scaleAmount(start, a * b);
        expect((twice.quantity ?? 0) / (once.quantity ?? 1)).toBeCloseTo(1, 12);
        expect((twice.quantityTo ?? 0) / (once.quantityTo ?? 1)).toBeCloseTo(1, 12);
        expect(once.quantity).toBeCloseTo(quantity * a * b, 3);
      }),
      { seed: 9, numRuns: 300 },
    );
  });
});
