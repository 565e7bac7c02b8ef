import { daysBetween, type Day } from '@sytno/domain';

/** Dishes that fit into one day of a household: far beyond any table, and it keeps a week's answer bounded. */
export const DISHES_A_DAY = 40;

/** Two years, a leap day included. */
const REACH_DAYS = 731;

/** Whether a date is near enough to plan on it: two years back and ahead. */
export function isInReach(date: Day, today: Day): boolean {
  return Math.abs(daysBetween(today, date)) <= REACH_DAYS;
}
