/** An application waits for the expert, who accepts or rejects it (spec §4); whoever applied can withdraw it. */
export type ApplicationState = 'pending' | 'accepted' | 'rejected' | 'withdrawn';

export type ApplicationMove = 'accept' | 'reject' | 'withdraw';

/** What becomes of an application; a move without a row cannot be made in that state. */
const MOVES: Readonly<
  Record<ApplicationState, Readonly<Partial<Record<ApplicationMove, ApplicationState>>>>
> = {
  pending: { accept: 'accepted', reject: 'rejected', withdraw: 'withdrawn' },
  accepted: { withdraw: 'withdrawn' },
  rejected: {},
  withdrawn: {},
};

/** The states in which a person cannot apply to the course again. */
export const OPEN_STATES: readonly ApplicationState[] = ['pending', 'accepted'];

/** The state after a move; undefined when it cannot be made. */
export function stateAfter(state: ApplicationState, move: ApplicationMove): ApplicationState | undefined {
  return MOVES[state][move];
}
