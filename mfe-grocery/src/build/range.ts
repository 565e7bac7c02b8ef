import { addDays, daysBetween, isDay, type Day } from '@sytno/domain';

/** The longest range that a list is built for (the server holds it too). */
export const MOST_DAYS = 31;

/** What is wrong with a range of days. */
export type RangeFault = 'day' | 'order' | 'long';

/** What is wrong with the days from `from` to `to`, both included; undefined when nothing is. */
export function rangeFault(from: string, to: string): RangeFault | undefined {
  if (!isDay(from) || !isDay(to)) return 'day';
  const days = daysBetween(from, to) + 1;
  if (days < 1) return 'order';
  return days > MOST_DAYS ? 'long' : undefined;
}

/** The seven days from today on. */
export function comingWeek(today: Day): { from: Day; to: Day } {
  return { from: today, to: addDays(today, 6) };
}
