import { describe, expect, test } from '@jest/globals';
import { accessOf } from './access';
import { daysLeft } from './premium-days';

const NOON = '2026-03-10T10:00:00Z';
const left = (...entries: [days: number, at: string][]) =>
  daysLeft(
    entries.map(([days, at]) => ({ days, at })),
    NOON,
    'Europe/Kyiv',
  );

describe('days that are left', () => {
  test('are none without entries, and never below none', () => {
    expect(left()).toBe(0);
    expect(left([10, '2026-01-01T10:00:00Z'])).toBe(0);
  });

  test('count from the day of the grant', () => {
    expect(left([14, '2026-03-10T05:00:00Z'])).toBe(14);
    expect(left([14, '2026-03-01T05:00:00Z'])).toBe(5);
  });

  test('stand behind those that still run, and begin anew after a gap', () => {
    expect(left([14, '2026-03-05T05:00:00Z'], [30, '2026-03-08T05:00:00Z'])).toBe(9 + 30);
    expect(left([2, '2026-01-05T05:00:00Z'], [30, '2026-03-08T05:00:00Z'])).toBe(28);
    expect(left([30, '2026-03-08T05:00:00Z'], [14, '2026-03-05T05:00:00Z'])).toBe(9 + 30);
  });

  test('are taken away by the first half of a tariff change', () => {
    expect(left([30, '2026-03-01T05:00:00Z'], [-21, NOON], [8, NOON])).toBe(8);
  });

  test('end at the person’s own midnight', () => {
    const at = '2026-03-09T22:30:00Z'; // already the 10th in Kyiv
    expect(left([1, at])).toBe(1);
    expect(daysLeft([{ days: 1, at }], NOON, 'Europe/London')).toBe(0);
  });
});

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
});
