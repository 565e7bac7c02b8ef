import { expect, test } from '@jest/globals';
import { aheadStart } from './ahead-start';

test.each([
  ['2026-12-01', '19:00', 2, '2026-12-01', 'evening'],
  ['2026-12-01', '19:00', 8, '2026-12-01', 'morning'],
  ['2026-12-01', '19:00', 4, '2026-12-01', 'day'],
  ['2026-12-01', '13:30', 8, '2026-11-30', 'evening'],
  ['2026-12-01', '08:00', 2, '2026-11-30', 'evening'],
  ['2026-12-01', '08:00', 12, '2026-11-30', 'evening'],
  ['2026-12-01', '08:00', 22, '2026-11-30', 'morning'],
  ['2027-01-01', '00:30', 24, '2026-12-30', 'evening'],
  ['2026-12-01', '19:00', 24, '2026-11-30', 'evening'],
  ['2026-12-01', '12:00', 0, '2026-12-01', 'day'],
] as const)('%s at %s, %i hours before: %s, %s', (date, time, hours, day, part) => {
  expect(aheadStart(date, time, hours)).toEqual({ date: day, part });
});
