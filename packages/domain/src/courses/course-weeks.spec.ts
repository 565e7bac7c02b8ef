import { expect, test } from '@jest/globals';
import { courseEnded, courseWeeks, rollingStart, weekState } from './course-weeks';

const [first, second] = courseWeeks('2026-12-07', 2);

test('weeks follow each other from Monday to Sunday and open on the Friday before', () => {
  expect(first).toEqual({ week: 1, from: '2026-12-07', to: '2026-12-13', opensOn: '2026-12-04' });
  expect(second).toEqual({ week: 2, from: '2026-12-14', to: '2026-12-20', opensOn: '2026-12-11' });
});

test.each([
  ['2026-12-10', null, 'coming'],
  ['2026-12-11', null, 'open'],
  ['2026-12-13', null, 'open'],
  ['2026-12-14', null, 'current'],
  ['2026-12-20', null, 'current'],
  ['2026-12-21', null, 'past'],
  ['2026-12-15', '2026-12-10', 'coming'],
  ['2026-12-15', '2026-12-11', 'current'],
  ['2026-12-12', '2026-12-30', 'open'],
] as const)('the second week on %s, of a course closed on %s, is %s', (today, closedOn, state) => {
  expect(second && weekState(second, today, closedOn)).toBe(state);
});

test.each([
  ['2026-12-07', '2026-12-07'],
  ['2026-12-08', '2026-12-14'],
  ['2026-12-13', '2026-12-14'],
])('whoever is accepted on %s begins on %s', (day, start) => {
  expect(rollingStart(day)).toBe(start);
});

test.each([
  ['2026-12-20', false],
  ['2026-12-21', true],
])('two weeks from 7 December 2026 are over on %s: %s', (today, over) => {
  expect(courseEnded('2026-12-07', 2, today)).toBe(over);
});
