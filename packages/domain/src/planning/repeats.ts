import { daysBetween, type Day } from '../time/day';

/** A dish comes at most so many times in any so many days after one another. */
export interface Repeats {
  readonly times: number;
  readonly days: number;
}

/** A whole day lies between a dish and its next coming. */
export const USUAL_REPEATS: Repeats = { times: 1, days: 2 };

/** What can be said: as the contract bounds it, and the pages offer it. */
export const MOST_REPEATS: Repeats = { times: 7, days: 28 };

/**
 * Whether a dish on `date` would come oftener than it may, standing on `others` already: whether any run of
 * days that holds the date has as many of them as are allowed.
 */
export function comesTooOften(date: Day, others: readonly Day[], { times, days }: Repeats): boolean {
  const near = others.map((other) => daysBetween(date, other)).filter((gap) => Math.abs(gap) < days);
  if (near.length < times) return false;
  return Array.from({ length: days }, (_, back) => -back).some(
    (first) => near.filter((gap) => gap >= first && gap < first + days).length >= times,
  );
}
