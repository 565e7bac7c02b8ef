/** What becomes of published work when its author leaves (product decision 2.14). */
export const LAST_WILLS = ['withdraw', 'stay'] as const;
export type LastWill = (typeof LAST_WILLS)[number];

/** Days between asking to leave and leaving, in which one can think better of it. */
export const GRACE_DAYS = 14;

/** A member of a household as far as taking it over goes. */
export interface Heir {
  readonly userId: string;
  readonly role: 'planner' | 'reader';
  /** ISO instant. */
  readonly joinedAt: string;
}

/**
 * Who takes over a household whose owner leaves: whom he named, if that one still lives there; else whoever plans,
 * the longest there first; else whoever is there longest. Undefined where nobody else lives there.
 */
export function heirOf(members: readonly Heir[], named: string | null): Heir | undefined {
  const chosen = members.find(({ userId }) => userId === named);
  const inOrder = [...members].sort(
    (a, b) =>
      Number(a.role === 'reader') - Number(b.role === 'reader') ||
      a.joinedAt.localeCompare(b.joinedAt) ||
      a.userId.localeCompare(b.userId),
  );
  return chosen ?? inOrder[0];
}
