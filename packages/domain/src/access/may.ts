import { isAtLeast, type HouseholdRole } from '../people/household';
import { ACCESS_LEVELS, type Access } from '../people/rules';
import { RIGHTS, type Action } from './actions';

/** Whoever does something; a visitor has no ids. */
export interface Actor {
  readonly userId: string | null;
  readonly householdId: string | null;
  /** In that household; without it nothing is allowed that needs a role. */
  readonly role?: HouseholdRole | null;
  readonly access: Access;
}

/** Whatever something is done to, as far as rights go. */
export interface Thing {
  readonly ownerId?: string | null;
  readonly householdId?: string | null;
  readonly published?: boolean;
}

export const VISITOR: Actor = { userId: null, householdId: null, access: 'visitor' };

/** Whether access `have` is at least `need`. */
export function reaches(have: Access, need: Access): boolean {
  return ACCESS_LEVELS.indexOf(have) >= ACCESS_LEVELS.indexOf(need);
}

/** What a person may do by himself, and with his household's matters (product decision 2.6). */
export interface AccessPair {
  readonly access: Access;
  readonly householdAccess: Access;
}

/** The access that an action is asked with: for matters of the household the one that holds for all of it. */
export function accessFor(action: Action, { access, householdAccess }: AccessPair): Access {
  const right = RIGHTS[action];
  return 'own' in right && right.own === 'household' ? householdAccess : access;
}

/**
 * Whether the actor may do it, and to this thing. Without a thing: whether he may do it at all.
 * An administrator reads and changes what is published or waits for review, but no household's own matters.
 */
export function may(actor: Actor, action: Action, thing?: Thing): boolean {
  const right: { from: Access; own?: 'person' | 'household' | 'published'; role?: HouseholdRole } =
    RIGHTS[action];
  if (!reaches(actor.access, right.from)) return false;
  if (right.role && !isAtLeast(actor.role ?? null, right.role)) return false;
  if (!thing || !right.own) return true;
  const ownsIt = actor.userId !== null && thing.ownerId === actor.userId;
  if (right.own === 'person') return ownsIt;
  if (right.own === 'household') return actor.householdId !== null && thing.householdId === actor.householdId;
  return ownsIt || thing.published === true || actor.access === 'admin';
}
