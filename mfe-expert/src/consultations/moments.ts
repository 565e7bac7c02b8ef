import { dateFormat, dayAt, millisecondsOf, type Day, type Language } from '@sytno/domain';
import { formatClock, LOCALE, timeZoneName } from '@sytno/kit';

/** A date with its weekday in words: "понеділок, 30 листопада". */
export function weekdayWords(day: Day, lng: Language): string {
  const style = { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' } as const;
  return dateFormat(LOCALE[lng], style).format(millisecondsOf(`${day}T00:00:00Z`));
}

/** An instant on a zone's clock: "понеділок, 30 листопада, 14:00". */
export function momentOf(instant: string, lng: Language, timeZone: string): string {
  return `${weekdayWords(dayAt(instant, timeZone), lng)}, ${formatClock(instant, lng, timeZone)}`;
}

/** Whether clocks of two zones show the same and are called the same at an instant. */
export function sameZone(instant: string, lng: Language, one: string, other: string): boolean {
  if (one === other) return true;
  const shown = (zone: string) => `${dayAt(instant, zone)} ${formatClock(instant, lng, zone)}`;
  return shown(one) === shown(other) && timeZoneName(one, lng, instant) === timeZoneName(other, lng, instant);
}
