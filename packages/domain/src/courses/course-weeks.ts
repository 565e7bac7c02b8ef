import { addDays, mondayOf, type Day } from '../time/day';

export const COURSE_WEEKS = 12;
export const COURSE_SEATS = 1_000;
/** Tasks of one week, and pictures of one lesson. */
export const WEEK_TASKS = 12;
export const LESSON_PICTURES = 8;

/** Most characters of what is written of a course. */
export const COURSE_TEXT = {
  title: 120,
  summary: 300,
  description: 8_000,
  price: 120,
  lesson: 8_000,
  caption: 200,
  task: 300,
  note: 1_000,
  reason: 500,
  report: 1_000,
} as const;

/** What whoever applies agrees to, each in its own box: no medical advice; the expert sees his name and his ticks. */
export const APPLY_CONSENTS = ['advice', 'progress'] as const;
export type ApplyConsent = (typeof APPLY_CONSENTS)[number];
/** Of the words beside the boxes; a person agreed to those. */
export const APPLY_CONSENTS_VERSION = '1';

/** A week opens so many days before its Monday, so that its shopping can be done at the weekend. */
export const WEEK_OPENS_BEFORE = 3;

/** A course begins on one date for everybody, or for each on the Monday after he was accepted. */
export const COURSE_STARTS = ['fixed', 'rolling'] as const;
export type CourseStart = (typeof COURSE_STARTS)[number];

/** A week of a course on the calendar of one person. */
export interface CourseWeekDays {
  /** From 1. */
  readonly week: number;
  /** Monday and Sunday. */
  readonly from: Day;
  readonly to: Day;
  readonly opensOn: Day;
}

export type CourseWeekState = 'coming' | 'open' | 'current' | 'past';

/** The weeks of a course that begins on `start`, a Monday. */
export function courseWeeks(start: Day, weeks: number): CourseWeekDays[] {
  return Array.from({ length: weeks }, (_, number) => {
    const from = addDays(start, number * 7);
    return { week: number + 1, from, to: addDays(from, 6), opensOn: addDays(from, -WEEK_OPENS_BEFORE) };
  });
}

/**
 * Where a week stands on a date of the person's zone.
 *
 * @param closedOn the date on which the course was closed: what had not opened by then never does
 */
export function weekState(
  { from, to, opensOn }: Omit<CourseWeekDays, 'week'>,
  today: Day,
  closedOn: Day | null = null,
): CourseWeekState {
  const opens = opensOn <= (closedOn !== null && closedOn < today ? closedOn : today);
  if (!opens) return 'coming';
  if (today < from) return 'open';
  return today <= to ? 'current' : 'past';
}

/** The Monday on which somebody begins who was accepted on `day` to a course that each begins when he comes. */
export function rollingStart(day: Day): Day {
  const monday = mondayOf(day);
  return monday === day ? day : addDays(monday, 7);
}

/** Whether a course that began on `start` is over on a day: its last week has passed. */
export const courseEnded = (start: Day, weeks: number, today: Day): boolean =>
  addDays(start, weeks * 7) <= today;
