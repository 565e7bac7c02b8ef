import type { Outputs } from '@sytno/contract';
import type { Api } from '@sytno/kit';
import { queryOptions } from '@tanstack/react-query';

/** The whole answer of the own profile. */
export type OwnProfile = Outputs['account']['profile']['get'];

/** The signed-in person's own profile. */
export function profileQuery(api: Api) {
  return queryOptions({
    queryKey: ['account', 'profile'],
    queryFn: ({ signal }) => api.account.profile.get(undefined, { signal }),
  });
}
