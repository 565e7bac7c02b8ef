import { useApi } from '@sytno/kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Eater } from './household.queries';

/** What a form says of an eater. */
export type EaterFields = Omit<Eater, 'id'>;

/** Saving and removing eaters; the household and the menu, where they count too, ask again. */
export function useEaters() {
  const api = useApi();
  const queries = useQueryClient();
  const onSuccess = () =>
    Promise.all(
      [
        ['account', 'household'],
        ['mealplans', 'menu'],
      ].map((queryKey) => queries.invalidateQueries({ queryKey })),
    );
  return {
    /** Without an id the eater is a new one. */
    save: useMutation({
      mutationFn: ({ id, ...fields }: EaterFields & { id?: string | undefined }) =>
        id === undefined
          ? api.account.household.addEater(fields)
          : api.account.household.changeEater({ id, ...fields }),
      onSuccess,
    }),
    remove: useMutation({
      mutationFn: (id: string) => api.account.household.removeEater({ id }),
      onSuccess,
    }),
  };
}
