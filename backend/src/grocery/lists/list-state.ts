/** A list is made, taken to the shop and closed (spec §4). */
export type ListState = 'draft' | 'in-use' | 'closed';

interface Move {
  /** The states in which it can be made. */
  readonly from: readonly ListState[];
  /** The state it leads to; null when it leads to none other. */
  readonly to: ListState | null;
}

/** What can be done to a list. `putBack` is what becomes of it when another one is taken to the shop. */
export const LIST_MOVES = {
  use: { from: ['draft', 'in-use'], to: 'in-use' },
  putBack: { from: ['in-use'], to: 'draft' },
  tick: { from: ['draft', 'in-use'], to: null },
  /** Its lines are worked on, built anew, brought to what the menu wants. */
  change: { from: ['draft', 'in-use'], to: null },
  close: { from: ['in-use'], to: 'closed' },
  remove: { from: ['draft'], to: null },
} as const satisfies Record<string, Move>;

export type ListMove = keyof typeof LIST_MOVES;

/** Whether the move can be made in the state. */
export function canMove(state: ListState, move: ListMove): boolean {
  const { from }: Move = LIST_MOVES[move];
  return from.includes(state);
}
