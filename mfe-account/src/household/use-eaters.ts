import { failureOf, useApi, useTexts } from '@sytno/kit';
import { useNotify, useUndo } from '@sytno/kit/ui';
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

/** What was done to eaters on this page, each with its way back. */
export function useEaterDeeds() {
  const { t } = useTexts('account');
  const notify = useNotify();
  const undo = useUndo();
  const { save, remove } = useEaters();
  const tellFailure = (error: unknown) => notify(failureOf(error).message, 'bad');
  /** An undo that fails says so, and is offered again. */
  const back = (way: () => Promise<unknown>) => () =>
    way().catch((error: unknown) => {
      tellFailure(error);
      throw error;
    });
  return {
    undo,
    removing: remove.isPending,
    added(eater: Eater) {
      undo.did(
        t('household.added', { name: eater.name }),
        back(() => remove.mutateAsync(eater.id)),
      );
    },
    changed(before: Eater) {
      undo.did(
        t('household.changed', { name: before.name }),
        back(() => save.mutateAsync(before)),
      );
    },
    takeOff(eater: Eater) {
      const { name, share, allergies, mealTypes, weekdays } = eater;
      const bringBack = back(() => save.mutateAsync({ name, share, allergies, mealTypes, weekdays }));
      remove.mutate(eater.id, {
        onSuccess: () => undo.did(t('household.removed', { name }), bringBack),
        onError: tellFailure,
      });
    },
  };
}
