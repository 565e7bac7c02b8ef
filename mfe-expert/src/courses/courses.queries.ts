import type { Language } from '@sytno/domain';
import type { Api } from '@sytno/kit';
import { queryOptions } from '@tanstack/react-query';

/** Published courses, soonest first. */
export function coursesQuery(api: Api, language: Language) {
  return queryOptions({
    queryKey: ['expert', 'courses', language],
    queryFn: ({ signal }) => api.expert.courses.list({ page: 1, pageSize: 24, language }, { signal }),
  });
}
