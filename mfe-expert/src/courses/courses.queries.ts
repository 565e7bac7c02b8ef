import type { Outputs } from '@sytno/contract';
import type { Language } from '@sytno/domain';
import type { Api } from '@sytno/kit';
import { keepPreviousData, queryOptions, type QueryClient } from '@tanstack/react-query';

type Courses = Outputs['expert']['courses'];

export type CourseCard = Courses['list']['items'][number];
export type Course = Courses['get'];
export type Participant = Courses['participants']['items'][number];

export const PAGE_SIZE = 24;

/** The touched topic `expert.courses` refreshes everything under it. */
const COURSES = ['expert', 'courses'] as const;

/** One page of the courses, soonest first; the old page stays while the next one loads. */
export function coursesQuery(api: Api, language: Language, page: number) {
  return queryOptions({
    queryKey: [...COURSES, 'list', language, page],
    queryFn: ({ signal }) => api.expert.courses.list({ page, pageSize: PAGE_SIZE, language }, { signal }),
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

/** One page of the applications to an own course: who waits comes first. */
export function participantsQuery(api: Api, id: string, page: number) {
  return queryOptions({
    queryKey: [...COURSES, 'participants', id, page],
    queryFn: ({ signal }) => api.expert.courses.participants({ id, page, pageSize: PAGE_SIZE }, { signal }),
    placeholderData: keepPreviousData,
  });
}

/** Asks again for all that an application can have changed: courses, and the notices about it. */
export async function applicationsChanged(client: QueryClient): Promise<void> {
  await Promise.all([
    client.invalidateQueries({ queryKey: COURSES }),
    client.invalidateQueries({ queryKey: ['account', 'notices'] }),
  ]);
}
