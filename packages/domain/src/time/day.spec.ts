import { describe, expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import { addDays, dayAt, daysBetween, daysFrom, isDay, isTimeZone, mondayOf, weekday } from './day';

const seed = 20261127;
const days = fc.integer({ min: 0, max: 300_000 }).map((n) => addDays('1900-01-01', n));

describe('a day', () => {
  test.each([
    ['2026-11-27', true],
    ['2028-02-29', true],
    ['2026-02-29', false],
    ['2026-13-01', false],
    ['2026-1-1', false],
    ['1899-12-31', false],
    ['', false],
    ['2026-11-27T00:00:00Z', false],
  ])('%s exists: %s', (value, exists) => {
    expect(isDay(value)).toBe(exists);
  });

  test.each([
    ['2026-11-23', 1],
    ['2026-11-27', 5],
    ['2026-11-29', 7],
    ['1969-12-29', 1],
  ])('%s is weekday %i', (day, number) => {
    expect(weekday(day)).toBe(number);
  });

  test('a week begins on Monday, also over a change of year', () => {
    expect(mondayOf('2027-01-01')).toBe('2026-12-28');
    expect(mondayOf('2026-11-29')).toBe('2026-11-23');
    expect(daysFrom('2026-12-30', 3)).toEqual(['2026-12-30', '2026-12-31', '2027-01-01']);
  });

  test('depends on the zone, not on the machine', () => {
    expect(dayAt('2026-11-27T22:30:00Z', 'Europe/Kyiv')).toBe('2026-11-28');
    expect(dayAt('2026-11-27T22:30:00Z', 'America/New_York')).toBe('2026-11-27');
    expect(dayAt('2026-11-27T22:30:00Z', 'Mars/Olympus')).toBe('2026-11-28');
    expect(isTimeZone('Mars/Olympus')).toBe(false);
  });

  test('laws: adding and counting undo each other; Monday is the first of its seven days', () => {
    fc.assert(
      fc.property(days, fc.integer({ min: -4000, max: 4000 }), (day, n) => {
        expect(daysBetween(day, addDays(day, n))).toBe(n);
        expect(weekday(mondayOf(day))).toBe(1);
        expect(daysBetween(mondayOf(day), day)).toBe(weekday(day) - 1);
      }),
      { seed },
    );
  });
});
