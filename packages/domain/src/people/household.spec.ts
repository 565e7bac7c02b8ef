import { describe, expect, test } from '@jest/globals';
import { HOUSEHOLD_ROLES, isAtLeast, roleOf } from './household';

describe('roles of a household', () => {
  test('grow from reader to owner', () => {
    const table = HOUSEHOLD_ROLES.map((have) => HOUSEHOLD_ROLES.map((need) => isAtLeast(have, need)));
    expect(table).toEqual([
      [true, false, false],
      [true, true, false],
      [true, true, true],
    ]);
    for (const need of HOUSEHOLD_ROLES) expect(isAtLeast(null, need)).toBe(false);
  });

  test('an owner is the owner, whatever he was invited as', () => {
    expect(roleOf({ isOwner: true, role: 'reader' })).toBe('owner');
    expect(roleOf({ isOwner: false, role: 'reader' })).toBe('reader');
  });
});
