import { describe, expect, test } from '@jest/globals';
import { accessOf, householdAccessOf } from './access';

describe('access', () => {
  test.each([
    [{ role: 'admin', expertKind: null, daysLeft: 0 }, 'admin'],
    [{ role: 'admin', expertKind: 'nutritionist', daysLeft: 9 }, 'admin'],
    [{ role: null, expertKind: 'nutritionist', daysLeft: 1 }, 'expert'],
    [{ role: null, expertKind: 'food-consultant', daysLeft: 0 }, 'free'],
    [{ role: null, expertKind: null, daysLeft: 1 }, 'premium'],
    [{ role: null, expertKind: null, daysLeft: 0 }, 'free'],
  ] as const)('%p is %s', (facts, access) => {
    expect(accessOf(facts)).toBe(access);
  });

  test.each([
    ['free', 0, 'free'],
    ['free', 1, 'premium'],
    ['premium', 0, 'premium'],
    ['expert', 5, 'expert'],
    ['admin', 5, 'admin'],
  ] as const)('%s where the owner has %i days is %s in the household', (own, days, access) => {
    expect(householdAccessOf(own, days)).toBe(access);
  });
});
