import type { ReviewState } from './review';

/** Where a change of what is published stands: kept back, handed in, or returned. */
export const CHANGE_STATES = ['private', 'pending', 'returned'] as const satisfies readonly ReviewState[];
export type ChangeState = (typeof CHANGE_STATES)[number];

/** What its author is told of where a recipe stands: its state, or how the change of a published one fares. */
export const STANDINGS = [
  'private',
  'pending',
  'published',
  'returned',
  'withdrawn',
  'change-private',
  'change-pending',
  'change-returned',
] as const;
export type PublicStanding = (typeof STANDINGS)[number];

/** @param change null when nothing was changed since it is published */
export function standingOf(state: ReviewState, change: ChangeState | null): PublicStanding {
  return state === 'published' && change !== null ? `change-${change}` : state;
}
