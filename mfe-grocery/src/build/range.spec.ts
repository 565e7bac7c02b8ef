import { expect, test } from '@jest/globals';
import { comingWeek, rangeFault } from './range';

test.each([
  ['2026-11-23', '2026-11-29', undefined],
  ['2026-11-23', '2026-11-23', undefined],
  ['2026-11-01', '2026-12-01', undefined],
  ['2026-11-01', '2026-12-02', 'long'],
  ['2026-11-24', '2026-11-23', 'order'],
  ['', '2026-11-23', 'day'],
  ['2026-02-30', '2026-03-01', 'day'],
  ['2026-11-23', 'tomorrow', 'day'],
])('%s to %s: %s', (from, to, fault) => {
  expect(rangeFault(from, to)).toBe(fault);
});

test('a week is seven days from today', () => {
  const { from, to } = comingWeek('2026-11-28');
  expect([from, to]).toEqual(['2026-11-28', '2026-12-04']);
});
