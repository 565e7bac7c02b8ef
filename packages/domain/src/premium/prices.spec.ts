import { describe, expect, test } from '@jest/globals';
import { arePrices, DEFAULT_PRICES, PERIODS, periodPrice, PLANS, planPrices, vatWithin } from './prices';

const [one, three, six, twelve] = PERIODS;

describe('what a period costs', () => {
  test.each([
    // A month, the period, and by hand: total, by the month, saved.
    [160_00, one, 160_00, 160_00, 0],
    [160_00, three, 456_00, 152_00, 24_00],
    [160_00, six, 864_00, 144_00, 96_00],
    [160_00, twelve, 1536_00, 128_00, 384_00],
    [400_00, twelve, 3840_00, 320_00, 960_00],
    [4_00, three, 11_40, 3_80, 60],
    [9_99, three, 28_47, 9_49, 1_50],
    [9_99, six, 53_95, 8_99, 5_99],
    [9_99, twelve, 95_90, 7_99, 23_98],
    // Half a minor unit goes up: 3 × 10 × 0,95 is 28,5.
    [10, three, 29, 10, 1],
    // So does half of one by the month: 6 × 5 × 0,9 is 27, a month 4,5.
    [5, six, 27, 5, 3],
    [1, three, 3, 1, 0],
    [0, twelve, 0, 0, 0],
    [99_999_99, twelve, 959_999_90, 79_999_99, 239_999_98],
  ])('%d a month, $months months with $discount % off', (monthly, period, total, perMonth, saved) => {
    expect(periodPrice(monthly, period)).toEqual({ ...period, total, perMonth, saved });
  });

  test('is never more than month by month, and what is saved is the rest, for every price up to 20 units', () => {
    for (let monthly = 1; monthly <= 2_000; monthly += 1) {
      for (const period of PERIODS) {
        const { total, saved, perMonth } = periodPrice(monthly, period);
        expect(total + saved).toBe(monthly * period.months);
        expect(saved).toBeGreaterThanOrEqual(0);
        expect(Math.abs(perMonth - total / period.months)).toBeLessThanOrEqual(0.5);
      }
    }
  });

  test('by the month falls with the length of the period', () => {
    for (const prices of DEFAULT_PRICES) {
      for (const plan of PLANS) {
        const months = planPrices(prices, plan).map(({ perMonth }) => perMonth);
        expect(months).toEqual([...months].sort((a, b) => b - a));
        expect(new Set(months).size).toBe(PERIODS.length);
      }
    }
  });
});

test('the periods and their discounts are those of product decision 2.8', () => {
  expect(PERIODS.map(({ months, discount }) => [months, discount])).toEqual([
    [1, 0],
    [3, 5],
    [6, 10],
    [12, 20],
  ]);
});

test('a nutritionist pays more than premium, and the hryvnia comes first', () => {
  expect(DEFAULT_PRICES[0]?.currency).toBe('UAH');
  for (const { premium, expert } of DEFAULT_PRICES) expect(expert).toBeGreaterThan(premium);
});

test.each([
  [160, 400, true],
  [160, 160, false],
  [400, 160, false],
  [0, 10, false],
  [1, 20, true],
  [1, 21, false],
])('premium for %i beside the nutritionist for %i: %s', (premium, expert, fits) => {
  expect(arePrices({ premium, expert })).toBe(fits);
});

test.each([
  // A sum, the per cent, and by hand the tax within: 160 × 20 ÷ 120.
  [160_00, 20, 26_67],
  [1536_00, 20, 256_00],
  [4_00, 7, 26],
  // Half a kopeck goes up: 3 × 20 ÷ 120 is a half.
  [3, 20, 1],
  [2, 20, 0],
  [9_99, 12.5, 1_11],
  [160_00, 0, 0],
])('of %i with %d per cent within, %i are tax', (total, percent, tax) => {
  expect(vatWithin(total, percent)).toBe(tax);
  // With the tax taken off and put on again it is the same sum, to half a unit.
  expect(Math.abs((total - tax) * (1 + percent / 100) - total)).toBeLessThan(0.51 + percent / 200);
});
