import { addDays, daysBetween, type Day } from '../time/day';
import type { Plan } from './prices';

/** Why days were written into the ledger (product decision 2.8). */
export const LEDGER_KINDS = ['trial', 'paid', 'manual', 'fallback', 'tariff-change', 'refund'] as const;
export type LedgerKind = (typeof LEDGER_KINDS)[number];

/** One row of the append-only ledger: so many days, written on a date of the person's zone. */
export interface LedgerEntry {
  readonly kind: LedgerKind;
  /** Days given; negative when taken back. */
  readonly days: number;
  readonly on: Day;
  /** What days these are; premium when left out. */
  readonly plan?: Plan;
  /** What a tariff change rounded away, on its second half; see `switchDays`. */
  readonly rest?: Rest | null;
}

/**
 * What is over when days of one price became days of another, in minor units × days: below nothing where
 * rounding gave the person more than he had, above where it gave him less. `price` is what a day's month cost.
 */
export interface Rest {
  readonly value: number;
  readonly price: number;
}

/**
 * The last day on which premium holds, or null when it never did. Days begin on the date they were given,
 * or after the days that are still left then, so that nothing given early is lost. Taking back cannot reach
 * behind the date of taking.
 */
export function premiumUntil(entries: readonly LedgerEntry[]): Day | null {
  return entries.reduce<Day | null>(
    (until, entry) => after(until, entry, entry.days > 0 || until !== null),
    null,
  );
}

function after(until: Day | null, { days, on }: LedgerEntry, known: boolean): Day | null {
  if (!known) return null;
  const yesterday = addDays(on, -1);
  const from = until !== null && until > yesterday ? until : yesterday;
  const next = addDays(from, days);
  // Days that had run out before stay over since then.
  if (days <= 0 && until !== null && until < yesterday) return until;
  return next > yesterday ? next : yesterday;
}

/** Days left, today included; 0 when there are none. Entries stand in the order they were written. */
export function daysLeft(entries: readonly LedgerEntry[], today: Day): number {
  const until = premiumUntil(entries);
  return until === null ? 0 : Math.max(0, daysBetween(today, until) + 1);
}

/** What the last tariff change left over; null once the days it belonged to have run out. */
export function restLeft(entries: readonly LedgerEntry[], today: Day): Rest | null {
  let rest: Rest | null = null;
  let until: Day | null = null;
  for (const entry of entries) {
    const over = until === null || until < addDays(entry.on, -1);
    until = after(until, entry, entry.days > 0 || until !== null);
    if (entry.kind === 'tariff-change') rest = entry.rest ?? (entry.days > 0 ? null : rest);
    else if (over || until === null || until < entry.on) rest = null;
  }
  return until !== null && until >= today ? rest : null;
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
  const given = entries.filter(({ kind }) => kind !== 'tariff-change');
  return given.every(({ kind }) => kind === 'trial') ? 'trial' : 'active';
}
