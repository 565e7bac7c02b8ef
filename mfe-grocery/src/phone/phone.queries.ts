import type { Outputs } from '@sytno/contract';
import { failureOf, useApi, type Api } from '@sytno/kit';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { listsQuery } from '../lists/lists.queries';
import type { ListRights } from '../together/list-rights';

/** What the phone may do now. */
export type PhoneState = Outputs['account']['session']['phone'];

/** It is asked again now and then: premium may end, or come back, while the list is open. */
const ASK_EVERY = 10 * 60_000;

function phoneQuery(api: Api) {
  return queryOptions({
    queryKey: ['account', 'session', 'phone'],
    queryFn: ({ signal }) => api.account.session.phone(undefined, { signal }),
    refetchInterval: ASK_EVERY,
  });
}

/** What the phone may do, and the lists of the household that are not closed. */
export function usePhone() {
  const api = useApi();
  const state = useQuery(phoneQuery(api));
  const lists = useQuery({ ...listsQuery(api, 1), enabled: state.data?.right !== 'ended' });
  const isEnded =
    state.data?.right === 'ended' || (lists.error !== null && failureOf(lists.error).code === 'PHONE_ENDED');
  return { state, lists, isEnded };
}

/** What a phone may: tick, change and add as its person at the computer; the rest is done there. */
export const PHONE_RIGHTS: ListRights = { change: true, add: true, own: false };
