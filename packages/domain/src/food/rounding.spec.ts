import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import {
  NICE_FRACTIONS,
  niceQuantity,
  roundTo,
  roundTogether,
  shownAmount,
  shownGrams,
  shownKcal,
} from './rounding';
import type { UnitId } from './units';

describe('rounding', () => {
  test.each([
    [1.005, 2, 1.01],
    [2.5, 0, 3],
    [-2.5, 0, -3],
    [1.33333, 2, 1.33],
    [0.1 + 0.2, 1, 0.3],
    [-0.2, 0, 0],
    [1e9 + 0.4, 0, 1e9],
  ])('%d to %d decimals is %d', (value, decimals, expected) => {
    expect(roundTo(value, decimals)).toBe(expected);
  });

  test.each([
    [0.04, 0],
    [0.36, 0.4],
    [9.94, 9.9],
    [9.96, 10],
    [10.4, 10],
    [10.5, 11],
    [449.6, 450],
  ])('%d g is shown as %d', (grams, shown) => {
    expect(shownGrams(grams)).toBe(shown);
  });

  test('kcal are whole', () => {
    expect([shownKcal(1999.5), shownKcal(0.49)]).toEqual([2000, 0]);
  });
});

describe('rounding rows together', () => {
  test.each<[string, number[], number, number[], number]>([
    ['three thirds', [1 / 3, 1 / 3, 1 / 3], 0, [1, 0, 0], 1],
    ['who lost most gets the step', [1.2, 1.7, 1.2], 0, [1, 2, 1], 4],
    ['one decimal', [0.14, 0.14, 0.14], 1, [0.2, 0.1, 0.1], 0.4],
    ['nothing', [], 0, [], 0],
    ['noughts stay nought', [0, 0.5, 0], 0, [0, 1, 0], 1],
    ['binary noise is no remainder', [0.1 + 0.2, 0.7], 1, [0.3, 0.7], 1],
  ])('%s', (_, values, decimals, rows, total) => {
    expect(roundTogether(values, decimals)).toEqual({ rows, total });
  });

  test('sums to the total, and no row is a step away', () => {
    fc.assert(
      fc.property(fc.array(fc.double({ min: -1e5, max: 1e5, noNaN: true }), { maxLength: 30 }), (values) => {
        const { rows, total } = roundTogether(values);
        expect(rows.reduce((sum, row) => sum + row, 0)).toBe(total);
        values.forEach((value, i) => expect(Math.abs((rows[i] ?? NaN) - value)).toBeLessThan(1.000001));
        const exact = values.reduce((sum, value) => sum + value, 0);
        expect(Math.abs(total - exact)).toBeLessThanOrEqual(0.5001);
      }),
      { seed: 9, numRuns: 500 },
    );
  });
});

describe('a quantity that a cook can measure', () => {
  const text = (quantity: number) => {
    const { whole, fraction } = niceQuantity(quantity);
    return `${whole}${fraction ? ` ${fraction.numerator}/${fraction.denominator}` : ''}`;
  };
  test.each([
    [0, '0'],
    [0.01, '0 1/8'],
    [0.24, '0 1/4'],
    [0.3333, '0 1/3'],
    [0.5, '0 1/2'],
    [0.7, '0 2/3'],
    [0.75, '0 3/4'],
    [0.95, '1'],
    [1.05, '1'],
    [1.12, '1'],
    [1.33333, '1 1/3'],
    [2.5, '2 1/2'],
    [9.9, '10'],
    [12.4, '12'],
  ])('%d is %s', (quantity, expected) => {
    expect(text(quantity)).toBe(expected);
  });

  test('is never nothing, and never far from the truth', () => {
    fc.assert(
      fc.property(fc.double({ min: 1e-6, max: 100, noNaN: true }), (quantity) => {
        const { value, whole, fraction } = niceQuantity(quantity);
        expect(value).toBeGreaterThan(0);
        expect(value).toBe(whole + (fraction ? fraction.numerator / fraction.denominator : 0));
        expect(Math.abs(value - quantity)).toBeLessThanOrEqual(quantity < 10 ? 0.1251 : 0.5001);
      }),
      { seed: 9, numRuns: 500 },
    );
  });

  test('the fractions rise', () => {
    const values = NICE_FRACTIONS.map(({ numerator, denominator }) => numerator / denominator);
    expect([...values].sort((a, b) => a - b)).toEqual(values);
  });
});

test.each<[number, UnitId, number]>([
  [1.05, 'kg', 1.05],
  [1.33333, 'l', 1.33],
  [449.7, 'g', 450],
  [2.46, 'g', 2.5],
  [250, 'ml', 250],
  [1.5, 'tbsp', 1.5],
  [0.5, 'piece', 0.5],
  [2.02, 'clove', 2],
])('%d %s is shown as %d', (quantity, unit, value) => {
  const shown = shownAmount(quantity, unit);
  expect(shown.kind === 'decimal' ? shown.value : shown.quantity.value).toBe(value);
  expect(shown.kind).toBe(['tbsp', 'piece', 'clove'].includes(unit) ? 'fraction' : 'decimal');
});
