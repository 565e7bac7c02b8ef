import { addDays, type Day } from '../time/day';

/** For so many days after premium has ended the list on the phone can still be read (product decision 4). */
export const PHONE_GRACE_DAYS = 14;

/** What a phone that is signed in for lists may do. */
export type PhoneRight = 'whole' | 'read' | 'ended';

/** The last day on which lists can be read on the phone; null when there was no premium. */
export function phoneReadableUntil(premiumUntil: Day | null): Day | null {
  return premiumUntil === null ? null : addDays(premiumUntil, PHONE_GRACE_DAYS);
}

/**
 * What the list on the phone may do today.
 *
 * @param isPremium whether premium lasts
 * @param premiumUntil its last day; null when there was none
 */
export function phoneRight(isPremium: boolean, premiumUntil: Day | null, today: Day): PhoneRight {
  if (isPremium) return 'whole';
  const last = phoneReadableUntil(premiumUntil);
  return last !== null && today <= last ? 'read' : 'ended';
}
