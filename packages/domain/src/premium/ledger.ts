import { addDays, daysBetween, type Day } from '../time/day';

/** Why days were written into the ledger (product decision 2.8). */
export const LEDGER_KINDS = ['trial', 'paid', 'manual', 'fallback', 'tariff-change', 'refund'] as const;
export type LedgerKind = (typeof LEDGER_KINDS)[number];

/** One row of the append-only ledger: so many days, written on a date of the person's zone. */
export interface LedgerEntry {
  readonly kind: LedgerKind;
  /** Days given; negative when taken back. */
  readonly days: number;
  readonly on: Day;
}

/**
 * The last day on which premium holds, or null when it never did. Days begin on the date they were given,
 * or after the days that are still left then, so that nothing given early is lost. Taking back cannot reach
 * behind the date of taking.
 */
export function premiumUntil(entries: readonly LedgerEntry[]): Day | null {
  return entries.reduce<Day | null>((until, { days, on }) => {
    const yesterday = addDays(on, -1);
    const from = until !== null && until > yesterday ? until : yesterday;
    const next = addDays(from, days);
    return next > yesterday || days > 0 ? next : yesterday;
  }, null);
}

/** Days left, today included; 0 when there are none. Entries stand in the order they were written. */
export function daysLeft(entries: readonly LedgerEntry[], today: Day): number {
  const until = premiumUntil(entries);
  return until === null ? 0 : Math.max(0, daysBetween(today, until) + 1);
}

/** What a person's subscription is now (product decision 2.8). */
export type SubscriptionStatus = 'none' | 'trial' | 'active' | 'ending' | 'expired';

/** From so many days left on a subscription counts as ending. */
export const ENDING_DAYS = 3;

/** The status of a subscription on a date. */
export function subscriptionStatus(entries: readonly LedgerEntry[], today: Day): SubscriptionStatus {
  if (entries.length === 0) return 'none';
  const left = daysLeft(entries, today);
  if (left === 0) return 'expired';
  if (left <= ENDING_DAYS) return 'ending';
  return entries.every(({ kind }) => kind === 'trial') ? 'trial' : 'active';
}
