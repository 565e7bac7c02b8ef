import type { Api } from '@sytno/kit';
import { queryOptions } from '@tanstack/react-query';

/** The household's grocery lists, newest first. */
export function listsQuery(api: Api, page: number) {
  return queryOptions({
    queryKey: ['grocery', 'lists', page],
    queryFn: ({ signal }) => api.grocery.lists.list({ page, pageSize: 24 }, { signal }),
  });
}
