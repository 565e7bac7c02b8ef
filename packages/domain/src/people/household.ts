/**
 * What a member may do with his household's matters: the owner everything, a planner plans the menu, lists and
 * parameters, a reader looks at them and says what he himself eats (ADR 27).
 */
export const HOUSEHOLD_ROLES = ['reader', 'planner', 'owner'] as const;
export type HouseholdRole = (typeof HOUSEHOLD_ROLES)[number];

/** What an invitation can give; a household has one owner. */
export const GIVEN_ROLES = ['planner', 'reader'] as const;
export type GivenRole = (typeof GIVEN_ROLES)[number];

/** So many people with an account share a menu at most; the words of HOUSEHOLD_FULL say it. */
export const MOST_MEMBERS = 12;
/** So many invitations of a household are open at a time; the words of INVITATIONS_FULL say it. */
export const MOST_INVITATIONS = 5;
/** An invitation leads in for so many days. */
export const INVITATION_DAYS = 7;
/** A link to a grocery list leads there for so many days. */
export const LIST_LINK_DAYS = 14;
/** So many links to one list are open at a time; the words of LIST_LINKS_FULL say it. */
export const MOST_LIST_LINKS = 10;
/** So many guests fit at one meal. */
export const MOST_GUESTS = 20;

/** The role of a member. */
export function roleOf(member: { isOwner: boolean; role: GivenRole }): HouseholdRole {
  return member.isOwner ? 'owner' : member.role;
}

/** Whether a role is at least another; somebody without a household has none. */
export function isAtLeast(role: HouseholdRole | null, least: HouseholdRole): boolean {
  return role !== null && HOUSEHOLD_ROLES.indexOf(role) >= HOUSEHOLD_ROLES.indexOf(least);
}
