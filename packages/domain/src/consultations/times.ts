import { addDays, dayAt, daysBetween, instantAt, minutesAfter, timeAt, weekday, type Day } from '../time/day';

/** How long a consultation lasts, in minutes. */
export const CONSULTATION_MINUTES = [15, 30, 45, 60, 90, 120] as const;
/** Times begin and end on a quarter of an hour. */
export const QUARTER_MINUTES = 15;
/** So many days ahead a time can be booked, and so many hours before it begins at the latest. */
export const BOOK_DAYS = 60;
export const BOOK_HOURS = 2;
/** So many offers an expert has at once, and so many consultations ahead one person has with him. */
export const MOST_OFFERS = 50;
export const MOST_BOOKED = 3;

/** Times that an expert offers, on the clocks of the zone he offered them in. */
export interface OfferedTimes {
  readonly id: string;
  /** The one day; of a weekly offer the first, which says the weekday. */
  readonly day: Day;
  readonly weekly: boolean;
  /** The last day of a weekly offer; null goes on. */
  readonly until: Day | null;
  /** 'HH:MM' on quarters of an hour; the last consultation ends by `to`. */
  readonly from: string;
  readonly to: string;
  readonly minutes: number;
  readonly timeZone: string;
  /** Days of a weekly offer on which it is not held. */
  readonly skipped: readonly Day[];
}

/** From an instant to another one (ISO). */
export interface Span {
  readonly startsAt: string;
  readonly endsAt: string;
}

/** Whether an offer is held on a day of its zone. */
export function isHeldOn(
  { day, weekly, until, skipped }: Pick<OfferedTimes, 'day' | 'weekly' | 'until' | 'skipped'>,
  on: Day,
): boolean {
  if (!weekly) return on === day;
  const started = on >= day && weekday(on) === weekday(day);
  return started && (until === null || on <= until) && !skipped.includes(on);
}

/**
 * The times of an offer on a day that it is held on, each at its hour by the clocks of its zone: a time that the clocks
 * leave out is none, and one that they show twice is the first.
 */
export function timesOn({ from, to, minutes, timeZone }: OfferedTimes, day: Day): Span[] {
  const spans: Span[] = [];
  for (let at = minuteOf(from); at + minutes <= minuteOf(to); at += minutes) {
    const time = clockOf(at);
    const startsAt = instantAt(day, time, timeZone);
    if (timeAt(startsAt, timeZone) === time)
      spans.push({ startsAt, endsAt: minutesAfter(startsAt, minutes) });
  }
  return spans;
}

/** How many times an offer has on a day. */
export function timesADay({ from, to, minutes }: Pick<OfferedTimes, 'from' | 'to' | 'minutes'>): number {
  return Math.max(0, Math.floor((minuteOf(to) - minuteOf(from)) / minutes));
}

const overlap = (one: Span, other: Span): boolean =>
  one.startsAt < other.endsAt && other.startsAt < one.endsAt;

/**
 * Times of offers that begin within a span and that nobody has taken, the earliest first; of two at the same instant
 * one, the longer.
 */
export function freeTimes(
  offers: readonly OfferedTimes[],
  taken: readonly Span[],
  { startsAt: first, endsAt: last }: Span,
): Span[] {
  const found = new Map<string, Span>();
  for (const offer of offers) {
    const days = heldDays(offer, dayAt(first, offer.timeZone), dayAt(last, offer.timeZone));
    for (const span of days.flatMap((day) => timesOn(offer, day))) {
      if (span.startsAt < first || span.startsAt >= last) continue;
      if (taken.some((one) => overlap(one, span))) continue;
      const known = found.get(span.startsAt);
      if (!known || known.endsAt < span.endsAt) found.set(span.startsAt, span);
    }
  }
  return [...found.values()].sort((one, other) => (one.startsAt < other.startsAt ? -1 : 1));
}

/** Days from one to another that an offer is held on. */
function heldDays(offer: OfferedTimes, from: Day, to: Day): Day[] {
  const count = Math.max(0, daysBetween(from, to) + 1);
  return Array.from({ length: count }, (_, at) => addDays(from, at)).filter((day) => isHeldOn(offer, day));
}

/** The quarters of an hour that a span takes, by the instants they begin at. */
export function quartersOf({ startsAt, endsAt }: Span): string[] {
  const quarters: string[] = [];
  for (let at = startsAt; at < endsAt; at = minutesAfter(at, QUARTER_MINUTES)) quarters.push(at);
  return quarters;
}

const minuteOf = (clock: string): number => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3, 5));
const two = (value: number): string => String(value).padStart(2, '0');
const clockOf = (minute: number): string => `${two(Math.floor(minute / 60))}:${two(minute % 60)}`;
