import { dayAt, daysBetween, type Day, type Language } from '@sytno/domain';
import { formatDay, formatInstant, formatNearDay, LOCALE } from '@sytno/kit';
import type { Notice } from './messages.queries';

const MINUTES_A_DAY = 1440;
const MINUTES_AN_HOUR = 60;

/** Notices of one day, newest first as they came. */
export interface NoticeDay {
  readonly day: Day;
  readonly notices: readonly Notice[];
}

/** Puts notices together by the reader's calendar day, in the order they stand. */
export function byDay(notices: readonly Notice[], timeZone: string): NoticeDay[] {
  const days: { day: Day; notices: Notice[] }[] = [];
  for (const notice of notices) {
    const day = dayAt(notice.createdAt, timeZone);
    const last = days.at(-1);
    if (last?.day === day) last.notices.push(notice);
    else days.push({ day, notices: [notice] });
  }
  return days;
}

/** A day's heading: "Сьогодні", "Вчора", else the date. */
export function dayWords(day: Day, today: Day, lng: Language): string {
  const words = formatNearDay(day, today, lng) ?? formatDay(day, lng, 'full');
  return `${words.charAt(0).toLocaleUpperCase(LOCALE[lng])}${words.slice(1)}`;
}

/** How long ago, within a day: "5 хвилин тому", "3 години тому". */
export function agoWords(instant: string, now: string, lng: Language): string {
  const minutes = Math.max(0, minutesBetween(instant, now));
  const format = new Intl.RelativeTimeFormat(LOCALE[lng], { numeric: 'auto' });
  if (minutes < 1) return format.format(0, 'second');
  if (minutes < MINUTES_AN_HOUR) return format.format(-minutes, 'minute');
  return format.format(-Math.floor(minutes / MINUTES_AN_HOUR), 'hour');
}

/** When something was written, as people say it: within the day how long ago, else the date. */
export function whenWords(instant: string, now: string, lng: Language, timeZone: string): string {
  return dayAt(instant, timeZone) === dayAt(now, timeZone)
    ? agoWords(instant, now, lng)
    : formatInstant(instant, lng);
}

/** Whole minutes between two instants in UTC. */
function minutesBetween(from: string, to: string): number {
  const days = daysBetween(from.slice(0, 10), to.slice(0, 10));
  return days * MINUTES_A_DAY + clock(to) - clock(from);
}

const clock = (instant: string): number =>
  Number(instant.slice(11, 13)) * MINUTES_AN_HOUR + Number(instant.slice(14, 16));
