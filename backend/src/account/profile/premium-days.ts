import { addDays, dayAt, daysBetween } from '@sytno/domain';

/** One entry of the ledger as far as reckoning goes. */
export interface LedgerEntry {
  readonly days: number;
  /** The instant from which they count. */
  readonly at: string;
}

/**
 * Whole premium days that are left, today included; never below 0. Days granted while others still run are
 * added behind them, days granted later begin anew (product decision 2.8).
 *
 * @param entries of one person, in any order
 * @param instant the present
 * @param timeZone of the person: a day ends at his midnight
 */
export function daysLeft(entries: readonly LedgerEntry[], instant: string, timeZone: string): number {
  const inOrder = [...entries].sort((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : 0));
  let end: string | undefined;
  for (const { days, at } of inOrder) {
    const granted = dayAt(at, timeZone);
    end = addDays(end !== undefined && end > granted ? end : granted, days);
  }
  return end === undefined ? 0 : Math.max(0, daysBetween(dayAt(instant, timeZone), end));
}
