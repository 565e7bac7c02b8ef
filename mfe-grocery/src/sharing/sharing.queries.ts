import type { Outputs } from '@sytno/contract';
import type { Api } from '@sytno/kit';
import { queryOptions } from '@tanstack/react-query';

export type ListLink = Outputs['grocery']['sharing']['links']['items'][number];
export type MadeLink = Outputs['grocery']['sharing']['share'];

/** Links that lead to a list. Their use shows as soon as the lists are told to have changed. */
export function linksQuery(api: Api, id: string) {
  return queryOptions({
    queryKey: ['grocery', 'lists', 'links', id],
    queryFn: ({ signal }) => api.grocery.sharing.links({ id }, { signal }),
  });
}
