import type { Outputs } from '@sytno/contract';
import type { Api } from '@sytno/kit';
import { queryOptions } from '@tanstack/react-query';

export type Household = Outputs['account']['household']['get'];
export type Eater = Household['eaters'][number];
export type Member = Household['members'][number];
export type Invitation = Outputs['account']['household']['invitation'];

/** What a member is called: his name, else his address. */
export const calledOf = ({ name, email }: Pick<Member, 'name' | 'email'>): string => name || email;

/** The household the signed-in person lives in. */
export function householdQuery(api: Api) {
  return queryOptions({
    queryKey: ['account', 'household'],
    queryFn: ({ signal }) => api.account.household.get(undefined, { signal }),
  });
}

/** What a link leads into; asked with or without an account. */
export function invitationQuery(api: Api, token: string) {
  return queryOptions({
    queryKey: ['account', 'household', 'invitation', token],
    queryFn: ({ signal }) => api.account.household.invitation({ token }, { signal }),
  });
}
