import type { Outputs } from '@sytno/contract';
import type { Api } from '@sytno/kit';
import { queryOptions } from '@tanstack/react-query';

export type OwnDataView = Outputs['account']['owndata']['get'];

/** How often a copy that is being made is looked after, where nothing tells that it is ready. */
const LOOK_EVERY = 5_000;

/** The newest copy of the own data, and what leaving means. The profile's topic refreshes it, too. */
export function ownDataQuery(api: Api) {
  return queryOptions({
    queryKey: ['account', 'profile', 'owndata'],
    queryFn: ({ signal }) => api.account.owndata.get(undefined, { signal }),
    refetchInterval: ({ state }) => (state.data?.copy?.state === 'waiting' ? LOOK_EVERY : false),
  });
}
