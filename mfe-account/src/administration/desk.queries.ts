import type { Outputs } from '@sytno/contract';
import type { Api } from '@sytno/kit';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { ADMIN_ROWS } from '../money.queries';

export type Overview = Outputs['account']['administration']['overview'];
export type Deed = Outputs['account']['administration']['audit']['items'][number];

export const DESK_KEY = ['account', 'desk'];

/** What waits, and the figures. */
export const overviewQuery = (api: Api) =>
  queryOptions({
    queryKey: [...DESK_KEY, 'overview'],
    queryFn: ({ signal }) => api.account.administration.overview(undefined, { signal }),
  });

/** Which deeds are looked for; days are empty for no bound. */
export interface DeedsQuestion {
  readonly search: string;
  readonly from: string;
  readonly to: string;
  readonly page: number;
}

export const deedsQuery = (api: Api, { search, from, to, page }: DeedsQuestion) =>
  queryOptions({
    queryKey: [...DESK_KEY, 'deeds', search, from, to, page],
    queryFn: ({ signal }) =>
      api.account.administration.audit(
        { search, page, pageSize: ADMIN_ROWS, ...(from && { from }), ...(to && { to }) },
        { signal },
      ),
    placeholderData: keepPreviousData,
  });
