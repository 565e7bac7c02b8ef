import { expect, test } from '@jest/globals';
import type { Day } from '../time/day';
import { phoneReadableUntil, phoneRight, type PhoneRight } from './phone';

test.each<[boolean, Day | null, Day, PhoneRight]>([
  [true, '2026-11-30', '2026-11-29', 'whole'],
  // An administrator has premium without days.
  [true, null, '2026-11-29', 'whole'],
  [false, '2026-11-28', '2026-11-29', 'read'],
  [false, '2026-11-15', '2026-11-29', 'read'],
  [false, '2026-11-14', '2026-11-29', 'ended'],
  [false, null, '2026-11-29', 'ended'],
])('premium %s until %s, on %s: %s', (isPremium, until, today, right) => {
  expect(phoneRight(isPremium, until, today)).toBe(right);
});

test('lists can be read for 14 days more', () => {
  expect(phoneReadableUntil('2026-11-20')).toBe('2026-12-04');
  expect(phoneReadableUntil(null)).toBeNull();
});
