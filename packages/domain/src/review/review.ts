/** Where a recipe, template or course stands on its way to everybody (spec §4). */
export const REVIEW_STATES = ['private', 'pending', 'published', 'returned', 'withdrawn'] as const;
export type ReviewState = (typeof REVIEW_STATES)[number];

/** What can happen to it, and who does it. */
export const REVIEW_MOVES = {
  submit: { by: 'owner', from: ['private', 'returned', 'withdrawn'], to: 'pending' },
  recall: { by: 'owner', from: ['pending'], to: 'private' },
  publish: { by: 'admin', from: ['pending'], to: 'published' },
  return: { by: 'admin', from: ['pending'], to: 'returned' },
  /** A change of what is published waits for review again. */
  change: { by: 'owner', from: ['published'], to: 'pending' },
  withdraw: { by: 'owner', from: ['published'], to: 'withdrawn' },
  takeDown: { by: 'admin', from: ['published'], to: 'returned' },
} as const satisfies Record<string, ReviewRule>;

interface ReviewRule {
  readonly by: 'owner' | 'admin';
  readonly from: readonly ReviewState[];
  readonly to: ReviewState;
}

export type ReviewMove = keyof typeof REVIEW_MOVES;

/** The state after a move by somebody, or undefined when the move is not his or not possible from there. */
export function review(state: ReviewState, move: ReviewMove, by: 'owner' | 'admin'): ReviewState | undefined {
  const rule: ReviewRule = REVIEW_MOVES[move];
  return rule.by === by && rule.from.includes(state) ? rule.to : undefined;
}
