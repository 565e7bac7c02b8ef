import { expect, test } from '@jest/globals';
import { hasEnded } from './course-end';

test.each([
  ['2026-12-06', false],
  ['2026-12-07', false],
  ['2026-12-20', false],
  ['2026-12-21', true],
  ['2027-06-01', true],
])('two weeks from 7 December 2026 are over on %s: %s', (today, over) => {
  expect(hasEnded({ startsOn: '2026-12-07', weeks: 2 }, today)).toBe(over);
});
