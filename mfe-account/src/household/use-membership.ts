import type { Inputs } from '@sytno/contract';
import { failureOf, KIT_TEXTS, useApi, useTexts } from '@sytno/kit';
import { useNotify } from '@sytno/kit/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { householdQuery, type Household } from './household.queries';

type Calls = Inputs['account']['household'];

/** Tells a failure in the server's words, or that there is no connection. */
function useFailureNotice(): (error: unknown) => void {
  const { t } = useTexts(KIT_TEXTS);
  const notify = useNotify();
  return (error) => notify(failureOf(error).message || t('offline.text'), 'bad');
}

/** Who is in the household and what each may do. What came of it stands on the page at once. */
export function useMembership() {
  const api = useApi();
  const client = useQueryClient();
  const shared = { onError: useFailureNotice() };
  const seen = {
    ...shared,
    onSuccess: (household: Household) => {
      client.setQueryData(householdQuery(api).queryKey, household);
    },
  };
  /** Menu, lists, rights: everything is another household's from now on. */
  const elsewhere = { ...shared, onSuccess: () => client.invalidateQueries() };
  return {
    changeRole: useMutation({
      ...seen,
      mutationFn: (input: Calls['changeRole']) => api.account.household.changeRole(input),
    }),
    removeMember: useMutation({
      ...seen,
      mutationFn: (input: Calls['removeMember']) => api.account.household.removeMember(input),
    }),
    handOver: useMutation({
      ...elsewhere,
      mutationFn: (input: Calls['handOver']) => api.account.household.handOver(input),
    }),
    leave: useMutation({
      ...elsewhere,
      mutationFn: (input: Calls['leave']) => api.account.household.leave(input),
    }),
  };
}

/** Invitations: made, shown once, revoked. */
export function useInvitations() {
  const api = useApi();
  const client = useQueryClient();
  const shared = {
    onError: useFailureNotice(),
    onSettled: () => client.invalidateQueries({ queryKey: householdQuery(api).queryKey }),
  };
  return {
    invite: useMutation({
      ...shared,
      mutationFn: (input: Calls['invite']) => api.account.household.invite(input),
    }),
    revoke: useMutation({
      ...shared,
      mutationFn: (input: Calls['revoke']) => api.account.household.revoke(input),
    }),
  };
}
