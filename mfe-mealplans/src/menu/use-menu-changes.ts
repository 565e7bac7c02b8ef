import type { Inputs } from '@sytno/contract';
import { failureOf, KIT_TEXTS, useApi, useTexts } from '@sytno/kit';
import { useNotify } from '@sytno/kit/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { menuChanged } from './menu.queries';

type Menu = Inputs['mealplans']['menu'];

/**
 * The three ways to change the menu. Nothing is shown before the server has agreed; a failure is told in
 * its words, and the menu is asked again either way, since another of the household may have been first.
 */
export function useMenuChanges() {
  const api = useApi();
  const client = useQueryClient();
  const notify = useNotify();
  const { t } = useTexts(KIT_TEXTS);
  const shared = {
    onError: (error: Error) => {
      notify(failureOf(error).message || t('offline.text'), 'bad');
    },
    onSettled: () => menuChanged(client),
  };
  return {
    add: useMutation({ ...shared, mutationFn: (dish: Menu['add']) => api.mealplans.menu.add(dish) }),
    change: useMutation({ ...shared, mutationFn: (dish: Menu['change']) => api.mealplans.menu.change(dish) }),
    remove: useMutation({ ...shared, mutationFn: (dish: Menu['remove']) => api.mealplans.menu.remove(dish) }),
  };
}
