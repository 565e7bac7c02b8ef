import type { Inputs, Outputs } from '@sytno/contract';
import { failureOf, useApi } from '@sytno/kit';
import { useNotify } from '@sytno/kit/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { profileQuery } from './profile.queries';

export type ProfileChange = Inputs['account']['profile']['change'];
type Current = Outputs['account']['session']['current'];

/** What shows the person's targets, money or name, besides this section. */
const AFFECTED = [['account'], ['mealplans', 'menu'], ['recipes'], ['grocery']] as const;

/** What the frame knows of whoever is signed in; the shell keeps it. */
const SESSION = ['account', 'session'] as const;

/** Changes the own profile; the pages that show what follows from it ask again. */
export function useProfileChange() {
  const api = useApi();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (change: ProfileChange) => api.account.profile.change(change),
    onSuccess: (answer) => {
      queries.setQueryData(profileQuery(api).queryKey, (old) => old && { ...old, ...answer });
      for (const queryKey of AFFECTED) void queries.invalidateQueries({ queryKey });
    },
  });
}

/** Hides or shows kcal and macros everywhere at once; what the server refuses turns back and is told. */
export function useHideNumbers() {
  const api = useApi();
  const queries = useQueryClient();
  const notify = useNotify();
  const { queryKey } = profileQuery(api);
  /** Both that know it: this page, and the frame with what every other page reads. */
  const show = (hideNumbers: boolean) => {
    const turned = <T extends Pick<Current, 'profile'>>(old: T | undefined) =>
      old && { ...old, profile: { ...old.profile, hideNumbers } };
    queries.setQueryData(queryKey, turned);
    queries.setQueriesData<Current>({ queryKey: SESSION }, turned);
  };
  return useMutation({
    mutationFn: (hideNumbers: boolean) => api.account.profile.change({ hideNumbers }),
    onMutate: async (hideNumbers) => {
      await Promise.all([queries.cancelQueries({ queryKey }), queries.cancelQueries({ queryKey: SESSION })]);
      show(hideNumbers);
    },
    onError: (error, hideNumbers) => {
      show(!hideNumbers);
      notify(failureOf(error).message, 'bad');
    },
    onSettled: () =>
      Promise.all([
        queries.invalidateQueries({ queryKey }),
        queries.invalidateQueries({ queryKey: SESSION }),
      ]),
  });
}
