import { dateFormat } from './formatters';

/**
 * A calendar date 'YYYY-MM-DD', without a time or a zone (product decision 2.16).
 * This file and the kit's formatting file are the only two that know the class Date.
 */
export type Day = string;

const DAY = /^(\d{4})-(\d{2})-(\d{2})$/;
const MS_PER_DAY = 86_400_000;

/** Whether `value` is a date that exists, from year 1900 to 2999. */
export function isDay(value: string): value is Day {
  const match = DAY.exec(value);
  if (!match) return false;
  const year = Number(match[1]);
  return year >= 1900 && year <= 2999 && dayOf(msOf(value)) === value;
}

/** `days` after `day` (before it when negative). */
export function addDays(day: Day, days: number): Day {
  return dayOf(msOf(day) + days * MS_PER_DAY);
}

/** How many days from `from` to `to`; 0 when equal, negative when `to` is earlier. */
export function daysBetween(from: Day, to: Day): number {
  return Math.round((msOf(to) - msOf(from)) / MS_PER_DAY);
}

/** 1 for Monday to 7 for Sunday. */
export function weekday(day: Day): number {
  return ((((msOf(day) / MS_PER_DAY + 3) % 7) + 7) % 7) + 1;
}

/** The Monday of the week that holds `day`; weeks begin on Monday (product decision 2.1). */
export function mondayOf(day: Day): Day {
  return addDays(day, 1 - weekday(day));
}

/** `count` days from `from` on. */
export function daysFrom(from: Day, count: number): Day[] {
  return Array.from({ length: count }, (_, i) => addDays(from, i));
}

/** The date at `instant` (ISO string) in a time zone; an unknown zone counts as Europe/Kyiv. */
export function dayAt(instant: string, timeZone: string): Day {
  const options = { year: 'numeric', month: '2-digit', day: '2-digit' } as const;
  const zone = isTimeZone(timeZone) ? timeZone : 'Europe/Kyiv';
  return dateFormat('en-CA', { ...options, timeZone: zone }).format(new Date(instant));
}

/** The clock's hours and minutes in a time zone at an instant, 'HH:MM'; of an unknown zone Kyiv's. */
export function timeAt(instant: string, timeZone: string): string {
  const options = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
  const zone = isTimeZone(timeZone) ? timeZone : 'Europe/Kyiv';
  return dateFormat('en-GB', { ...options, timeZone: zone }).format(new Date(instant));
}

/** Whether the runtime knows the time zone. */
export function isTimeZone(timeZone: string): boolean {
  try {
    return Boolean(dateFormat('en', { timeZone }));
  } catch {
    return false;
  }
}

function msOf(day: Day): number {
  return Date.parse(`${day}T00:00:00Z`);
}

function dayOf(ms: number): Day {
  return Number.isFinite(ms) ? new Date(ms).toISOString().slice(0, 10) : '';
}

/** Milliseconds of an instant (ISO string) since 1970, for differences that a clock shows. */
export function millisecondsOf(instant: string): number {
  return Date.parse(instant);
}

/** The instant `minutes` after another one, both ISO strings. */
export function minutesAfter(instant: string, minutes: number): string {
  return new Date(Date.parse(instant) + minutes * 60_000).toISOString();
}

/** A week by its number (ISO 8601): it belongs to the year that has its Thursday. */
export function isoWeek(day: Day): { readonly year: number; readonly week: number } {
  const thursday = addDays(mondayOf(day), 3);
  const year = Number(thursday.slice(0, 4));
  return { year, week: Math.floor(daysBetween(`${String(year)}-01-01`, thursday) / 7) + 1 };
}

/**
 * The instant (ISO string) at which a zone's clocks show `time` on `day`: the first one when they show it
 * twice, and as much later as they jump when they leave it out.
 *
 * @param time 'HH:MM' @param timeZone an unknown one counts as Europe/Kyiv
 */
export function instantAt(day: Day, time: string, timeZone: string): string {
  const zone = isTimeZone(timeZone) ? timeZone : 'Europe/Kyiv';
  const shown = Date.parse(`${day}T${time}:00Z`);
  const before = shown - offsetAt(shown - MS_PER_DAY, zone);
  const after = shown - offsetAt(shown + MS_PER_DAY, zone);
  const right = [before, after].filter((ms) => ms + offsetAt(ms, zone) === shown);
  return new Date(right.length > 0 ? Math.min(...right) : before).toISOString();
}

/** Milliseconds by which a zone's clocks are before those of UTC at an instant. */
function offsetAt(ms: number, timeZone: string): number {
  const parts = dateFormat('en-GB', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  }).formatToParts(new Date(ms));
  const of = (type: string): string => parts.find((part) => part.type === type)?.value ?? '00';
  const local = `${of('year')}-${of('month')}-${of('day')}T${of('hour')}:${of('minute')}:${of('second')}Z`;
  return Date.parse(local) - Math.floor(ms / 1000) * 1000;
}
