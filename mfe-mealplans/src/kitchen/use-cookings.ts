import type { Inputs } from '@sytno/contract';
import { reaches } from '@sytno/domain';
import { failureOf, KIT_TEXTS, useApi, useTexts } from '@sytno/kit';
import { useNotify, type Undo } from '@sytno/kit/ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { menuChanged, profileQuery } from '../menu/menu.queries';
import type { MenuItem } from '../menu/week';
import { KITCHEN_TEXTS } from './words';

type Calls = Inputs['mealplans']['cookings'];

/** Dishes are cooked at once, or each by itself again. Both can be taken back. */
export function useCookings(undo: Undo) {
  const api = useApi();
  const client = useQueryClient();
  const notify = useNotify();
  const { t } = useTexts(KITCHEN_TEXTS);
  const { t: kit } = useTexts(KIT_TEXTS);
  const shared = {
    onError: (error: Error) => {
      notify(failureOf(error).message || kit('offline.text'), 'bad');
    },
    onSettled: () => menuChanged(client),
  };
  const combine = useMutation({
    ...shared,
    mutationFn: (dishes: Calls['combine']) => api.mealplans.cookings.combine(dishes),
  });
  const split = useMutation({
    ...shared,
    mutationFn: (cooking: Calls['split']) => api.mealplans.cookings.split(cooking),
  });
  return {
    busy: combine.isPending || split.isPending,
    combine: (item: MenuItem, others: readonly MenuItem[], done: () => void) => {
      const all = [item, ...others];
      combine.mutate(
        { ids: all.map(({ id }) => id) },
        {
          onSuccess: ({ id }) => {
            done();
            // Those that came into the pot leave it as they were.
            const parts = all
              .filter(({ cooking }) => !cooking)
              .map((one) => ({ id: one.id, servings: one.servings }));
            undo.did(
              t('cooking.combined', { name: item.recipeName }),
              () => split.mutateAsync({ id, parts }),
              async () => {
                const anew = await combine.mutateAsync({ ids: all.map((one) => one.id) });
                return () => split.mutateAsync({ id: anew.id, parts });
              },
            );
          },
        },
      );
    },
    split: (item: MenuItem, done: () => void) => {
      const { cooking, servings } = item;
      if (!cooking) return;
      split.mutate(
        { id: cooking.id },
        {
          onSuccess: () => {
            done();
            const ids = cooking.items.map(({ id }) => id);
            let { id } = cooking;
            undo.did(
              t('cooking.divided', { name: item.recipeName }),
              async () => {
                ({ id } = await combine.mutateAsync({ ids, servings }));
              },
              () => split.mutateAsync({ id }),
            );
          },
        },
      );
    },
  };
}

/** Whether the household may cook dishes at once: by its owner's access. Asked where the answer is known. */
export function useMayCombine(): boolean {
  const { data } = useQuery(profileQuery(useApi()));
  return data !== undefined && reaches(data.householdAccess, 'premium');
}

/** The other items of the same dish, that are not fed by its pot already. */
export function likeOf(item: MenuItem, items: readonly MenuItem[]): MenuItem[] {
  return items.filter(
    (one) =>
      one.id !== item.id &&
      one.recipeId === item.recipeId &&
      one.composition?.name === item.composition?.name &&
      !(one.noCookingRequired && !one.cooking) &&
      (one.cooking === undefined || item.cooking === undefined) &&
      one.product === undefined,
  );
}
