import {
  addDays,
  dateFormat,
  daysBetween,
  numberFormat,
  weekday,
  type Day,
  type Language,
} from '@sytno/domain';
import { LOCALE } from './format';

/** A day as the machine's Date at noon-free UTC, for Intl alone. */
const utc = (day: Day): Date => new Date(`${day}T00:00:00Z`);

/** "23–29 листопада", "28 вересня – 4 жовтня"; the year is said when the ends differ in it. */
export function formatDays(from: Day, to: Day, lng: Language): string {
  const year = from.slice(0, 4) === to.slice(0, 4) ? {} : ({ year: 'numeric' } as const);
  return (
    dateFormat(LOCALE[lng], { day: 'numeric', month: 'long', ...year, timeZone: 'UTC' })
      .formatRange(utc(from), utc(to))
      // Without the short "years" behind them, which would put a second dot at the end of a sentence.
      .replace(/\s(рр|гг|[рг])\./gu, '')
      .replace(/^(\d+)\s–\s(\d)/, '$1–$2')
  );
}

/** The week that begins on `monday`, in words. */
export function formatWeek(monday: Day, lng: Language): string {
  return formatDays(monday, addDays(monday, 6), lng);
}

/** A day beside today in one word ("сьогодні", "завтра", "вчора"), or null when it is further away. */
export function formatNearDay(day: Day, today: Day, lng: Language): string | null {
  const distance = daysBetween(today, day);
  if (Math.abs(distance) > 1) return null;
  return new Intl.RelativeTimeFormat(LOCALE[lng], { numeric: 'auto' }).format(distance, 'day');
}

/** Month and year: "листопад 2026 р.". */
export function formatMonth(day: Day, lng: Language): string {
  return dateFormat(LOCALE[lng], { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(utc(day));
}

/** Names of the weekdays, Monday first. */
export function weekdayNames(lng: Language, style: 'short' | 'long' = 'short'): string[] {
  const monday = '2024-01-01';
  const format = dateFormat(LOCALE[lng], { weekday: style, timeZone: 'UTC' });
  return Array.from({ length: 7 }, (_, i) => format.format(utc(addDays(monday, i))));
}

/** Whether a day is Saturday or Sunday. */
export const isWeekend = (day: Day): boolean => weekday(day) > 5;

const MINUTES = 60;

/** A length of time in hours and minutes: "20 хв", "1 год 20 хв". @param minutes whole, rounded if not */
export function formatDuration(minutes: number, lng: Language): string {
  const whole = Math.max(0, Math.round(minutes));
  const parts = [
    ['hour', Math.floor(whole / MINUTES)],
    ['minute', whole % MINUTES],
  ] as const;
  return parts
    .filter(([unit, value]) => value > 0 || (unit === 'minute' && whole === 0))
    .map(([unit, value]) =>
      numberFormat(LOCALE[lng], { style: 'unit', unit, unitDisplay: 'short' }).format(value),
    )
    .join(' ');
}
