import type { Inputs, Outputs } from '@sytno/contract';
import type { Language } from '@sytno/domain';
import type { Api } from '@sytno/kit';
import { keepPreviousData, queryOptions, type QueryClient } from '@tanstack/react-query';

type Courses = Outputs['expert']['courses'];

export type CourseCard = Courses['list']['items'][number];
export type Course = Courses['get'];
export type OwnCourse = Courses['read'];
export type Material = Courses['material'];
export type CourseContent = Inputs['expert']['courses']['create'];
export type Participant = Courses['participants']['items'][number];
export type Shelf = NonNullable<Inputs['expert']['courses']['list']['shelf']>;
export type Queue = NonNullable<Inputs['expert']['review']['list']['queue']>;

export const PAGE_SIZE = 24;

/** The touched topic `expert.courses` refreshes everything under it. */
const COURSES = ['expert', 'courses'] as const;

/** One page of a shelf of courses; the old page stays while the next one loads. */
export function coursesQuery(api: Api, language: Language, page: number, shelf: Shelf = 'all') {
  // An older server knows of one shelf alone.
  const asked = { page, pageSize: PAGE_SIZE, language, ...(shelf !== 'all' && { shelf }) };
  return queryOptions({
    queryKey: [...COURSES, 'list', asked],
    queryFn: ({ signal }) => api.expert.courses.list(asked, { signal }),
    placeholderData: keepPreviousData,
  });
}

/** One course with its text. */
export function courseQuery(api: Api, id: string, language: Language) {
  return queryOptions({
    queryKey: [...COURSES, 'course', id, language],
    queryFn: ({ signal }) => api.expert.courses.get({ id, language }, { signal }),
  });
}

/** An own course as it is written. */
export function ownCourseQuery(api: Api, id: string) {
  return queryOptions({
    queryKey: [...COURSES, 'own', id],
    queryFn: ({ signal }) => api.expert.courses.read({ id }, { signal }),
    // Its menus are written on another page: whoever comes back reads it anew.
    ...{ staleTime: 0, gcTime: 0 },
  });
}

/** What is in a course that opened to the reader. */
export function materialQuery(api: Api, id: string, language: Language) {
  return queryOptions({
    queryKey: [...COURSES, 'material', id, language],
    queryFn: ({ signal }) => api.expert.courses.material({ id, language }, { signal }),
    staleTime: 0,
  });
}

/** The ready menu of a week: the meal plans' own question, so that both have one answer. */
export function menuQuery(api: Api, id: string, language: Language) {
  return queryOptions({
    queryKey: ['mealplans', 'templates', 'one', id, language],
    queryFn: ({ signal }) => api.mealplans.templates.get({ id, language }, { signal }),
  });
}

/** One page of the applications to an own course: who waits comes first. */
export function participantsQuery(api: Api, id: string, page: number) {
  return queryOptions({
    queryKey: [...COURSES, 'participants', id, page],
    queryFn: ({ signal }) => api.expert.courses.participants({ id, page, pageSize: PAGE_SIZE }, { signal }),
    placeholderData: keepPreviousData,
  });
}

/** All that happened between a person and a course. */
export function historyQuery(api: Api, applicationId: string) {
  return queryOptions({
    queryKey: [...COURSES, 'history', applicationId],
    queryFn: ({ signal }) => api.expert.applications.history({ id: applicationId }, { signal }),
  });
}

/** Courses that wait for an administrator. */
export function reviewQuery(api: Api, queue: Queue, page: number, language: Language) {
  return queryOptions({
    queryKey: [...COURSES, 'review', queue, page, language],
    queryFn: ({ signal }) =>
      api.expert.review.list({ queue, page, pageSize: PAGE_SIZE, language }, { signal }),
    placeholderData: keepPreviousData,
  });
}

export const coursesChanged = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({ queryKey: COURSES });

/** Asks again for all that an application can have changed: courses, and the notices about it. */
export async function applicationsChanged(client: QueryClient): Promise<void> {
  await Promise.all([coursesChanged(client), client.invalidateQueries({ queryKey: ['account', 'notices'] })]);
}
