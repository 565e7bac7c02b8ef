/** Where a course stands on its way to its readers and to its end. */
export const COURSE_STATES = ['draft', 'waiting', 'published', 'closed'] as const;
export type CourseState = (typeof COURSE_STATES)[number];

/** What can happen to a course, and who does it. */
export const COURSE_MOVES = {
  submit: { by: ['expert'], from: ['draft'], to: 'waiting' },
  recall: { by: ['expert'], from: ['waiting'], to: 'draft' },
  publish: { by: ['admin'], from: ['waiting'], to: 'published' },
  /** With a reason, which the expert reads. */
  return: { by: ['admin'], from: ['waiting'], to: 'draft' },
  /** For good; whoever takes part keeps what was open until then. */
  close: { by: ['expert', 'admin'], from: ['published'], to: 'closed' },
} as const satisfies Record<string, CourseRule>;

interface CourseRule {
  readonly by: readonly ('expert' | 'admin')[];
  readonly from: readonly CourseState[];
  readonly to: CourseState;
}

export type CourseMove = keyof typeof COURSE_MOVES;

/** The state after a move by somebody; undefined when the move is not his or not possible from there. */
export function courseAfter(
  state: CourseState,
  move: CourseMove,
  by: 'expert' | 'admin',
): CourseState | undefined {
  const rule: CourseRule = COURSE_MOVES[move];
  return rule.by.includes(by) && rule.from.includes(state) ? rule.to : undefined;
}
