import type { Outputs } from '@sytno/contract';
import type { Api } from '@sytno/kit';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';

export type Notice = Outputs['account']['messages']['notices']['items'][number];

/** So many notices stand on a page. */
export const NOTICES_A_PAGE = 20;

/** A page of the person's notices, newest first. */
export function noticesQuery(api: Api, page: number) {
  return queryOptions({
    queryKey: ['account', 'notices', page],
    queryFn: ({ signal }) => api.account.messages.notices({ page, pageSize: NOTICES_A_PAGE }, { signal }),
    placeholderData: keepPreviousData,
  });
}
