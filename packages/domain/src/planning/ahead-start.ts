import { addDays, type Day } from '../time/day';

/** Part of a day as people say it. */
export type DayPart = 'morning' | 'day' | 'evening';

/** Nobody gets up earlier for a bowl of beans. */
const FIRST_HOUR = 7;
const NOON = 12;
const EVENING = 17;

/**
 * When a thing has to be begun that takes so many hours before a meal; what would fall into the night is begun
 * in the evening before it.
 *
 * @param date the meal's
 * @param time the meal's, 'HH:MM'
 * @param hours 0 to 24
 */
export function aheadStart(date: Day, time: string, hours: number): { date: Day; part: DayPart } {
  const [clock = 0, minutes = 0] = time.split(':').map(Number);
  const start = clock + minutes / 60 - hours;
  const [day, hour] = start < 0 ? [addDays(date, -1), start + 24] : [date, start];
  if (hour < FIRST_HOUR) return { date: addDays(day, -1), part: 'evening' };
  return { date: day, part: hour < NOON ? 'morning' : hour < EVENING ? 'day' : 'evening' };
}
