import { expect, test } from '@jest/globals';
import { COURSE_MOVES, COURSE_STATES, courseAfter, type CourseMove, type CourseState } from './course-states';

const WAYS: readonly [CourseState, CourseMove, 'expert' | 'admin', CourseState][] = [
  ['draft', 'submit', 'expert', 'waiting'],
  ['waiting', 'recall', 'expert', 'draft'],
  ['waiting', 'publish', 'admin', 'published'],
  ['waiting', 'return', 'admin', 'draft'],
  ['published', 'close', 'expert', 'closed'],
  ['published', 'close', 'admin', 'closed'],
];

test.each(WAYS)('a course that is %s, %s by the %s: %s', (state, move, by, next) => {
  expect(courseAfter(state, move, by)).toBe(next);
});

test('nothing else happens to a course, and one that is closed stays so', () => {
  const possible = COURSE_STATES.flatMap((state) =>
    (Object.keys(COURSE_MOVES) as CourseMove[]).flatMap((move) =>
      (['expert', 'admin'] as const).filter((by) => courseAfter(state, move, by) !== undefined),
    ),
  );
  expect(possible).toHaveLength(WAYS.length);
});
