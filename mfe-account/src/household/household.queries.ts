import type { Outputs } from '@sytno/contract';
import type { Api } from '@sytno/kit';
import { queryOptions } from '@tanstack/react-query';

export type Household = Outputs['account']['household']['get'];
export type Eater = Household['eaters'][number];

/** The household the signed-in person lives in. */
export function householdQuery(api: Api) {
  return queryOptions({
    queryKey: ['account', 'household'],
    queryFn: ({ signal }) => api.account.household.get(undefined, { signal }),
  });
}
