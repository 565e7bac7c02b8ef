import { describe, expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import {
  addDays,
  dayAt,
  daysBetween,
  daysFrom,
  instantAt,
  isDay,
  isoWeek,
  isTimeZone,
  mondayOf,
  weekday,
  timeAt,
} from './day';

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

/** Zones far apart: behind UTC, ahead of it, with clock changes and without. */
const ZONES = [
  'America/Los_Angeles',
  'UTC',
  'Europe/Berlin',
  'Europe/Kyiv',
  'Africa/Nairobi',
  'Pacific/Kiritimati',
] as const;
/** Both clock changes of a year and their neighbours, in Europe and in America. */
const CLOCK_CHANGES = ['2026-03-28', '2026-03-29', '2026-10-24', '2026-10-25', '2026-03-08', '2026-11-01'];

describe('a week by its number', () => {
  test.each([
    ['2026-11-29', 2026, 48],
    ['2020-12-31', 2020, 53],
    ['2021-01-03', 2020, 53],
    ['2021-01-04', 2021, 1],
    ['2024-12-30', 2025, 1],
    ['2026-12-28', 2026, 53],
    ['2027-01-03', 2026, 53],
    ['2027-01-04', 2027, 1],
    ['2025-12-28', 2025, 52],
    ['2025-12-29', 2026, 1],
    ['2023-01-01', 2022, 52],
  ])('%s is in %d, week %d', (day, year, week) => {
    expect(isoWeek(day)).toEqual({ year, week });
  });

  test('law: seven days share a number, and the next Monday has the one after it or 1', () => {
    fc.assert(
      fc.property(days, (day) => {
        const own = isoWeek(day);
        expect(isoWeek(mondayOf(day))).toEqual(own);
        expect(isoWeek(addDays(mondayOf(day), 6))).toEqual(own);
        const next = isoWeek(addDays(mondayOf(day), 7));
        expect([`${own.year} ${own.week + 1}`, `${own.year + 1} 1`]).toContain(`${next.year} ${next.week}`);
        expect(own.week).toBeLessThanOrEqual(53);
      }),
      { seed },
    );
  });
});

describe('a time of a day in a zone', () => {
  test.each([
    ['2026-11-29', '08:00', 'Europe/Kyiv', '2026-11-29T06:00:00.000Z'],
    ['2026-07-01', '08:00', 'Europe/Kyiv', '2026-07-01T05:00:00.000Z'],
    ['2026-07-01', '08:00', 'Mars/Olympus', '2026-07-01T05:00:00.000Z'],
    ['2026-03-29', '02:59', 'Europe/Kyiv', '2026-03-29T00:59:00.000Z'],
    // 03:00 to 04:00 is left out that night: an hour later.
    ['2026-03-29', '03:30', 'Europe/Kyiv', '2026-03-29T01:30:00.000Z'],
    // 03:30 comes twice that night: the first.
    ['2026-10-25', '03:30', 'Europe/Kyiv', '2026-10-25T00:30:00.000Z'],
    ['2026-10-25', '04:00', 'Europe/Kyiv', '2026-10-25T02:00:00.000Z'],
    ['2027-01-01', '00:00', 'America/Los_Angeles', '2027-01-01T08:00:00.000Z'],
    ['2027-01-01', '00:00', 'Pacific/Kiritimati', '2026-12-31T10:00:00.000Z'],
    ['2027-01-01', '19:00', 'Africa/Nairobi', '2027-01-01T16:00:00.000Z'],
  ])('%s %s in %s is %s', (day, time, zone, instant) => {
    expect(instantAt(day, time, zone)).toBe(instant);
  });

  test('law: it is that day there, whatever the zone, over both clock changes', () => {
    const time = fc
      .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
      .map((parts) => parts.map((part) => String(part).padStart(2, '0')).join(':'));
    const near = fc.oneof(
      fc.constantFrom(...CLOCK_CHANGES),
      fc.integer({ min: 0, max: 3_000 }).map((n) => addDays('2022-01-01', n)),
    );
    fc.assert(
      fc.property(near, time, fc.constantFrom(...ZONES), (day, at, zone) => {
        expect(dayAt(instantAt(day, at, zone), zone)).toBe(day);
      }),
      { seed, numRuns: 400 },
    );
  });

  test('law: a day ends where the next one begins, in 23, 24 or 25 hours', () => {
    for (const zone of ZONES) {
      for (const day of [...CLOCK_CHANGES, '2026-12-31', '2028-02-28']) {
        const [from, to] = [instantAt(day, '00:00', zone), instantAt(addDays(day, 1), '00:00', zone)];
        expect([23, 24, 25]).toContain((Date.parse(to) - Date.parse(from)) / 3_600_000);
        expect(dayAt(from, zone)).toBe(day);
      }
    }
  });
});

test.each([
  ['2026-11-29T22:30:00.000Z', 'Europe/Kyiv', '00:30'],
  ['2026-07-01T05:05:00.000Z', 'Europe/Kyiv', '08:05'],
  ['2026-07-01T05:05:00.000Z', 'America/Los_Angeles', '22:05'],
  ['2026-07-01T05:05:00.000Z', 'Mars/Olympus', '08:05'],
])('at %s the clock in %s shows %s', (instant, zone, time) => {
  expect(timeAt(instant, zone)).toBe(time);
});
