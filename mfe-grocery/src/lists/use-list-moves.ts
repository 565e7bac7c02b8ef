import type { Inputs } from '@sytno/contract';
import type { Language } from '@sytno/domain';
import { useApi, useTexts } from '@sytno/kit';
import { useNavigate } from '@sytno/kit/router';
import { pathTo } from '@sytno/kit/routes';
import { useNotify } from '@sytno/kit/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { use } from 'react';
import { ListStoreContext } from '../together/use-list-store';
import { askToKeep } from '../together/ask-to-keep';
import { listsChanged, type GroceryList } from './lists.queries';
import { useFailureNotice } from './use-failure-notice';

type Closing = Omit<Inputs['grocery']['lists']['close'], 'id'>;

/**
 * Takes a list to the shop, closes it, deletes a draft. Nothing is shown before the server has agreed; the
 * lists are asked again either way, since another of the household may have been first.
 */
export function useListMoves({ id, name }: Pick<GroceryList, 'id' | 'name'>, lng: Language) {
  const { t } = useTexts('grocery');
  const api = useApi();
  const client = useQueryClient();
  const navigate = useNavigate();
  const notify = useNotify();
  const store = use(ListStoreContext);
  const onError = useFailureNotice();
  const onSettled = () => Promise.all([listsChanged(client), store?.load()]);
  const shared = { onError, onSettled };
  return {
    use: useMutation({
      ...shared,
      mutationFn: () => api.grocery.lists.use({ id }),
      onSuccess: () => {
        askToKeep();
        notify(t('list.used', { name }), 'good');
      },
    }),
    close: useMutation({
      ...shared,
      mutationFn: (closing: Closing) => api.grocery.lists.close({ id, ...closing }),
      onSuccess: () => notify(t('list.closed', { name }), 'good'),
    }),
    remove: useMutation({
      onError,
      onSettled: () => listsChanged(client),
      mutationFn: () => api.grocery.lists.remove({ id }),
      onSuccess: async () => {
        notify(t('list.removed', { name }), 'good');
        await navigate(pathTo('groceryLists', lng), { replace: true });
      },
    }),
  };
}
