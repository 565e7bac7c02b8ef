import { may, type Actor, type ReviewState } from '@sytno/domain';

/** A recipe as far as reading it goes. */
export interface Readable {
  readonly ownerId: string | null;
  readonly state: ReviewState;
  /** Not null: its author took it away, and nobody reads it. */
  readonly removedAt: string | null;
}

/**
 * Whether somebody may read a recipe: his own in any state, and what is published. An administrator also
 * reads what waits for review, but nothing that was not handed in (product decision 2.5).
 */
export function mayRead(actor: Actor, { ownerId, state, removedAt }: Readable): boolean {
  if (removedAt !== null) return false;
  const handedIn = state === 'published' || state === 'pending';
  const own = ownerId !== null && ownerId === actor.userId;
  return (own || handedIn) && may(actor, 'recipe.read', { ownerId, published: state === 'published' });
}
