import type { Api } from '@sytno/kit';
import { queryOptions } from '@tanstack/react-query';

/** The signed-in person's own profile. */
export function profileQuery(api: Api) {
  return queryOptions({
    queryKey: ['account', 'profile'],
    queryFn: ({ signal }) => api.account.profile.get(undefined, { signal }),
  });
}
