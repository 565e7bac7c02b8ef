import type { Photo } from '@sytno/contract';
import {
  addDays,
  COURSE_WEEKS,
  dayAt,
  LANGUAGES,
  mondayOf,
  type CourseStart,
  type CourseWords,
  type Day,
  type Language,
} from '@sytno/domain';
import { browserTimeZone, now } from '@sytno/kit';
import type { CourseContent, OwnCourse } from './courses.queries';

export interface DraftTask {
  /** Of this form alone. */
  readonly key: string;
  readonly id: string | null;
  readonly text: CourseWords;
}

export interface DraftPicture {
  readonly id: string;
  readonly caption: CourseWords;
  readonly photo: Photo | null;
}

export interface DraftWeek {
  readonly key: string;
  readonly title: CourseWords;
  readonly text: CourseWords;
  readonly pictures: readonly DraftPicture[];
  readonly tasks: readonly DraftTask[];
  readonly templateId: string | null;
  readonly dishes: number;
}

/** A course while it is written. */
export interface Draft {
  readonly languages: readonly Language[];
  readonly title: CourseWords;
  readonly summary: CourseWords;
  readonly description: CourseWords;
  readonly price: CourseWords;
  readonly picture: { readonly id: string; readonly photo: Photo | null } | null;
  readonly start: CourseStart;
  readonly startsOn: Day | null;
  readonly seats: number | null;
  readonly weeks: readonly DraftWeek[];
}

let last = 0;
const key = (): string => `new-${String((last += 1))}`;

export const newTask = (): DraftTask => ({ key: key(), id: null, text: {} });
export const newWeek = (): DraftWeek => ({
  key: key(),
  ...{ title: {}, text: {}, pictures: [], tasks: [newTask()], templateId: null, dishes: 0 },
});

const USUAL = { weeks: 4, seats: 12 };

/** The Monday after the next one: time enough for a review and for people to apply. */
export const firstMonday = (): Day => addDays(mondayOf(dayAt(now(), browserTimeZone())), 14);

export function newDraft(lng: Language): Draft {
  return {
    languages: [lng],
    ...{ title: {}, summary: {}, description: {}, price: {}, picture: null },
    start: 'fixed',
    startsOn: firstMonday(),
    seats: USUAL.seats,
    weeks: Array.from({ length: USUAL.weeks }, newWeek),
  };
}

export function draftOf(course: OwnCourse): Draft {
  const { languages, title, summary, description, price, pictureId, picture, start, startsOn, seats } =
    course;
  return {
    ...{ languages, title, summary, description, price, start, startsOn, seats },
    picture: pictureId === null ? null : { id: pictureId, photo: picture },
    weeks: course.weeks.map((week, at) => ({
      key: `week-${String(at)}`,
      ...{ title: week.title, text: week.text, pictures: week.pictures },
      tasks: week.tasks.map(({ id, text }) => ({ key: id ?? key(), id, text })),
      ...{ templateId: week.templateId, dishes: week.dishes },
    })),
  };
}

/** What is sent of a draft: without tasks and languages that say nothing. */
export function contentOf(draft: Draft): CourseContent {
  const { title, summary, description, price, picture, start, startsOn, seats } = draft;
  const languages = LANGUAGES.filter((one) => draft.languages.includes(one));
  const own = (words: CourseWords) => Object.fromEntries(languages.map((one) => [one, words[one] ?? '']));
  return {
    languages: [...languages],
    title: own(title),
    summary: own(summary),
    description: own(description),
    price: own(price),
    pictureId: picture?.id ?? null,
    start,
    startsOn: start === 'fixed' ? startsOn : null,
    seats: seats ?? 1,
    weeks: draft.weeks.map((week) => ({
      title: own(week.title),
      text: own(week.text),
      pictures: week.pictures.map(({ id, caption }) => ({ id, caption: own(caption) })),
      tasks: week.tasks
        .filter(({ text }) => languages.some((one) => (text[one] ?? '').trim() !== ''))
        .map(({ id, text }) => ({ id, text: own(text) })),
    })),
  };
}

export const sameContent = (one: Draft, other: Draft): boolean =>
  JSON.stringify(contentOf(one)) === JSON.stringify(contentOf(other));

/** A draft with one week changed. */
export const withWeek = (draft: Draft, at: number, change: (week: DraftWeek) => DraftWeek): Draft => ({
  ...draft,
  weeks: draft.weeks.map((week, number) => (number === at ? change(week) : week)),
});

/** So many weeks: new ones are empty, the last ones go. */
export function withLength(draft: Draft, count: number): Draft {
  const length = Math.min(COURSE_WEEKS, Math.max(1, count));
  const more = Array.from({ length: Math.max(0, length - draft.weeks.length) }, newWeek);
  return { ...draft, weeks: [...draft.weeks.slice(0, length), ...more] };
}

/** Whether a week would be missed: something is written in it. */
export const isWritten = ({ title, text, pictures, tasks, dishes }: DraftWeek): boolean =>
  dishes > 0 ||
  pictures.length > 0 ||
  [title, text, ...tasks.map((task) => task.text)].some((words) =>
    Object.values(words).some((word) => word.trim() !== ''),
  );
