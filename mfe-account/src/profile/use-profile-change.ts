import type { Inputs } from '@sytno/contract';
import { useApi } from '@sytno/kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { profileQuery } from './profile.queries';

export type ProfileChange = Inputs['account']['profile']['change'];

/** What shows the person's targets, money or name, besides this section. */
const AFFECTED = [['account'], ['mealplans', 'menu'], ['recipes'], ['grocery']] as const;

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
