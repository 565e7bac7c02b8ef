import { addDays, daysBetween, type Day } from '../time/day';
import { ENDING_DAYS, premiumUntil, type LedgerEntry } from './ledger';

/** What a person is told by the clock: that his days end soon, and that they have ended. */
export type PremiumReminder = 'ending' | 'ended';

/** Nobody is woken: reminders come between these hours of the person's own clock. */
const FROM = '09:00';
const TO = '21:00';
/** What ended longer ago is no news any more. */
const STALE_DAYS = 3;

/**
 * Which reminder is due, and about which last day; undefined when none is. Whoever sends it remembers the
 * pair, since the same is due until the day is over.
 *
 * @param today the date where the person is @param time the clock there, 'HH:MM'
 */
export function reminderDue(
  entries: readonly LedgerEntry[],
  today: Day,
  time: string,
): { readonly kind: PremiumReminder; readonly until: Day } | undefined {
  const until = premiumUntil(entries);
  if (until === null || time < FROM || time >= TO) return undefined;
  const left = daysBetween(today, until) + 1;
  if (left > 0) return left <= ENDING_DAYS ? { kind: 'ending', until } : undefined;
  return today <= addDays(until, STALE_DAYS) ? { kind: 'ended', until } : undefined;
}
