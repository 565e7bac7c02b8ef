/**
 * Where somebody stands with a course (spec §4: pending, accepted, rejected). `waiting` is the waiting list of a
 * course that is full; whoever was accepted and had to go is `removed`.
 */
export const ALL_APPLICATION_STATES = [
  'pending',
  'waiting',
  'accepted',
  'rejected',
  'withdrawn',
  'removed',
] as const;
export type ApplicationState = (typeof ALL_APPLICATION_STATES)[number];

/** What can happen to an application: `seat` is a seat that became free, for the first of the waiting list. */
export const APPLICATION_MOVES = {
  accept: { by: ['expert'], from: ['pending', 'waiting'], to: 'accepted' },
  /** Only while no seat is free; else it is the acceptance it would be at once. */
  putOnList: { by: ['expert'], from: ['pending'], to: 'waiting' },
  seat: { by: ['clock'], from: ['waiting'], to: 'accepted' },
  reject: { by: ['expert'], from: ['pending', 'waiting'], to: 'rejected' },
  /** The course was closed meanwhile. */
  end: { by: ['clock'], from: ['pending', 'waiting'], to: 'rejected' },
  withdraw: { by: ['person'], from: ['pending', 'waiting', 'accepted'], to: 'withdrawn' },
  remove: { by: ['expert'], from: ['accepted'], to: 'removed' },
} as const satisfies Record<string, ApplicationRule>;

/** Who moves an application; the clock is whatever follows by itself. */
type ApplicationMover = 'person' | 'expert' | 'clock';

interface ApplicationRule {
  readonly by: readonly ApplicationMover[];
  readonly from: readonly ApplicationState[];
  readonly to: ApplicationState;
}

export type ApplicationMove = keyof typeof APPLICATION_MOVES;

/** The states in which a person cannot apply to the course again. */
export const OPEN_APPLICATIONS: readonly ApplicationState[] = ['pending', 'waiting', 'accepted'];

/** The state after a move; undefined when it cannot be made from there. */
export function applicationAfter(
  state: ApplicationState,
  move: ApplicationMove,
): ApplicationState | undefined {
  const rule: ApplicationRule = APPLICATION_MOVES[move];
  return rule.from.includes(state) ? rule.to : undefined;
}
