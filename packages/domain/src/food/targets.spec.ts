import { describe, expect, test } from '@jest/globals';
import { STARTING_TARGETS, statusOf, sumTargets, targetsForDays, THRESHOLDS, TARGET_KEYS } from './targets';

test('a new account starts with the constants of the specification, money in minor units', () => {
  expect(STARTING_TARGETS).toEqual({ kcal: 2000, protein: 150, fat: 44, carbs: 250, cash: 20_000 });
});

describe('a status', () => {
  test.each([
    ['kcal', 1699, 2000, 'under'],
    ['kcal', 1700, 2000, 'near'],
    ['kcal', 1899, 2000, 'near'],
    ['kcal', 1900, 2000, 'within'],
    ['kcal', 2000, 2000, 'within'],
    ['kcal', 2100, 2000, 'within'],
    ['kcal', 2101, 2000, 'over'],
    ['protein', 119, 150, 'under'],
    ['protein', 135, 150, 'within'],
    ['protein', 180, 150, 'within'],
    ['protein', 181, 150, 'over'],
    ['fat', 48, 44, 'within'],
    ['fat', 49, 44, 'over'],
    ['carbs', 225, 250, 'within'],
    ['carbs', 224, 250, 'near'],
    ['cash', 0, 20_000, 'within'],
    ['cash', 18_000, 20_000, 'within'],
    ['cash', 18_001, 20_000, 'near'],
    ['cash', 20_000, 20_000, 'near'],
    ['cash', 20_001, 20_000, 'over'],
    ['cash', 1, 0, 'over'],
    ['cash', 0, 0, 'within'],
    ['kcal', 1500, null, null],
  ] as const)('of %s %d against %p is %p', (key, total, target, status) => {
    expect(statusOf(key, total, target)).toBe(status);
  });

  test('thresholds rise in the order of the statuses', () => {
    for (const key of TARGET_KEYS) {
      const { kind, near, within, over } = THRESHOLDS[key];
      expect(kind === 'limit' ? near < over : near < within && within < 1 && over > 1).toBe(true);
    }
  });
});

describe('targets together', () => {
  const hers = { kcal: 1800, protein: 90, fat: null, carbs: 200, cash: 20_000 };
  const his = { kcal: 2400, protein: 120, fat: null, carbs: null, cash: null };

  test('of two people are the sum of those who have one', () => {
    expect(sumTargets([hers, his])).toEqual({
      kcal: 4200,
      protein: 210,
      fat: null,
      carbs: 200,
      cash: 20_000,
    });
  });
  test('of a week are seven days', () => {
    expect(targetsForDays(hers, 7)).toEqual({
      kcal: 12_600,
      protein: 630,
      fat: null,
      carbs: 1400,
      cash: 140_000,
    });
  });
  test('of nobody are none', () => {
    expect(sumTargets([]).kcal).toBeNull();
  });
});
