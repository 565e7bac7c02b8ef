import { expect, test } from '@jest/globals';
import { moneyOf } from './money';
import { aLine } from './testing/examples';

const uah = (minor: number) => ({ minor, currency: 'UAH' });
const priced = (minor: number, ticked = false) => aLine({ price: uah(minor), ticked });

test('what is in the basket, what is left, and how the whole stands to the limit', () => {
  const items = [priced(30_000, true), priced(15_000), aLine({ price: null })];
  expect(moneyOf({ items, cashLimit: uah(100_000) })).toEqual({
    total: uah(45_000),
    basket: uah(30_000),
    left: uah(15_000),
    limit: { status: 'within', most: uah(100_000), apart: uah(55_000) },
  });
});

test.each([
  [50_000, 'within'],
  [90_000, 'within'],
  [90_001, 'near'],
  [100_000, 'near'],
  [100_001, 'over'],
] as const)('%d of 100,000: %s', (minor, status) => {
  expect(moneyOf({ items: [priced(minor)], cashLimit: uah(100_000) })?.limit?.status).toBe(status);
});

test('without prices there is nothing to say, without a limit in the same money no limit', () => {
  expect(moneyOf({ items: [aLine({ price: null })], cashLimit: uah(1) })).toBeNull();
  for (const cashLimit of [null, undefined, { minor: 5, currency: 'EUR' }]) {
    expect(moneyOf({ items: [priced(10)], cashLimit: cashLimit ?? null })?.limit).toBeNull();
  }
});
