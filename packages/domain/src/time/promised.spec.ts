import { expect, test } from '@jest/globals';
import { promised } from './promised';

const NOW = '2026-11-28T12:00:00.000Z';

test.each([
  ['2026-11-28T12:00:00.000Z', 'early', 'hours', 24],
  // A writer's clock that is ahead promises no more than a day.
  ['2026-11-28T13:00:00.000Z', 'early', 'hours', 24],
  ['2026-11-28T11:59:00.000Z', 'early', 'hours', 24],
  ['2026-11-28T11:00:00.000Z', 'early', 'hours', 23],
  ['2026-11-27T18:59:00.000Z', 'early', 'hours', 7],
  ['2026-11-27T18:00:00.000Z', 'urgent', 'hours', 6],
  ['2026-11-27T12:01:00.000Z', 'urgent', 'hours', 1],
  ['2026-11-27T12:00:00.000Z', 'late', 'hours', 1],
  ['2026-11-27T10:30:00.000Z', 'late', 'hours', 1],
  ['2026-11-25T12:01:00.000Z', 'late', 'hours', 47],
  ['2026-11-25T12:00:00.000Z', 'late', 'days', 2],
  ['2026-11-18T12:00:00.000Z', 'late', 'days', 9],
] as const)('written at %s it is %s: %s %d', (createdAt, state, unit, count) => {
  expect(promised(createdAt, NOW)).toEqual({ state, unit, count });
});
