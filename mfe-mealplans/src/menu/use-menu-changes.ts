import type { Inputs, Outputs } from '@sytno/contract';
import { failureOf, KIT_TEXTS, useApi, useTexts } from '@sytno/kit';
import { useNotify } from '@sytno/kit/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { clashOf } from '../together/together.atoms';
import { menuChanged } from './menu.queries';
import { withMoved, type MenuPlace } from './week';

type Menu = Inputs['mealplans']['menu'];
type Week = Outputs['mealplans']['menu']['week'];

const MENU = ['mealplans', 'menu'];

/**
 * The ways to change the menu. A dish that is moved stands at its new place at once, and goes back when the
 * server refuses; all else is shown when the server has agreed. A failure is told in its words, and the menu
 * is asked again either way, since another of the household may have been first.
 */
export function useMenuChanges() {
  const api = useApi();
  const client = useQueryClient();
  const notify = useNotify();
  const { t } = useTexts(KIT_TEXTS);
  const shared = {
    onError: (error: Error) => {
      // Which of two changes is kept the reader is asked.
      if (clashOf(error)) return;
      notify(failureOf(error).message || t('offline.text'), 'bad');
    },
    onSettled: () => menuChanged(client),
  };
  const mutationKey = [...MENU, 'move'];
  const move = useMutation({
    mutationKey,
    mutationFn: ({
      id,
      date,
      mealType,
      language,
      seen,
    }: Pick<Menu['change'], 'id' | 'language' | 'seen'> & MenuPlace) =>
      api.mealplans.menu.change({ id, date, mealType, language, ...(seen && { seen }) }),
    onMutate: async ({ id, date, mealType }) => {
      await client.cancelQueries({ queryKey: MENU });
      const before = client.getQueriesData<Week>({ queryKey: MENU });
      const known = before.flatMap(([, week]) => week?.items ?? []);
      for (const [key, week] of before) {
        if (week)
          client.setQueryData<Week>(key, {
            ...week,
            items: withMoved(ofWeek(week, known, id), id, { date, mealType }),
          });
      }
      return { before };
    },
    onError: (error: Error, _, kept) => {
      for (const [key, week] of kept?.before ?? []) client.setQueryData(key, week);
      shared.onError(error);
    },
    onSettled: async () => {
      if (client.isMutating({ mutationKey }) <= 1) await menuChanged(client);
    },
  });
  return {
    move,
    add: useMutation({ ...shared, mutationFn: (dish: Menu['add']) => api.mealplans.menu.add(dish) }),
    change: useMutation({ ...shared, mutationFn: (dish: Menu['change']) => api.mealplans.menu.change(dish) }),
    restore: useMutation({
      ...shared,
      mutationFn: (dish: Menu['restore']) => api.mealplans.menu.restore(dish),
    }),
    remove: useMutation({ ...shared, mutationFn: (dish: Menu['remove']) => api.mealplans.menu.remove(dish) }),
    copyDays: useMutation({
      ...shared,
      onError: (error: Error) => {
        // Whether days may go over limits the reader is asked.
        if (failureOf(error).code !== 'OVER_LIMIT') shared.onError(error);
      },
      mutationFn: (days: Menu['copyDays']) => api.mealplans.menu.copyDays(days),
    }),
    clearDays: useMutation({
      ...shared,
      mutationFn: (days: Menu['clearDays']) => api.mealplans.menu.clearDays(days),
    }),
    restoreDays: useMutation({
      ...shared,
      mutationFn: (dishes: Menu['restoreDays']) => api.mealplans.menu.restoreDays(dishes),
    }),
    /** Takes copies off again. */
    takeBack: useMutation({
      ...shared,
      mutationFn: (copies: { id: string }) => api.mealplans.templates.takeBackFill(copies),
    }),
  };
}

/** A week's items with the moved one among them, from whichever week the browser knows it. */
function ofWeek(week: Week, known: Week['items'], id: string): Week['items'] {
  if (week.items.some((item) => item.id === id)) return week.items;
  const item = known.find((one) => one.id === id);
  return item ? [...week.items, item] : week.items;
}
