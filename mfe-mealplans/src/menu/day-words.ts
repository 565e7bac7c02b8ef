import { addDays, daysFrom, mondayOf, weekday, type Day, type Language } from '@sytno/domain';
import { formatDay, weekdayNames } from '@sytno/kit';
import { today } from './menu.atoms';

/** A day among others to choose from: "пн, 7 грудня". */
export const dayChoice = (day: Day, lng: Language): string =>
  `${weekdayNames(lng)[weekday(day) - 1] ?? ''}, ${formatDay(day, lng)}`;

/**
 * Where what stands on a day may go: its week and the ones beside it, and this week and the next, however old it is.
 * Nobody plans a week that has gone, but for the one it stands in.
 */
export function daysAround(day: Day): Day[] {
  const [its, current] = [mondayOf(day), mondayOf(today())];
  const days = [...daysFrom(addDays(its, -7), 21), ...daysFrom(current, 14)];
  return [...new Set(days)].filter((one) => one >= its || one >= current).sort();
}

/** The day after it, or today where that is long ago. */
export const dayToBeginWith = (day: Day): Day => later(addDays(day, 1), today());

/** ISO dates compare as words. */
export const later = (one: Day, other: Day): Day => (one > other ? one : other);
