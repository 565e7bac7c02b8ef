import type { Language } from '@sytno/domain';
import { failureOf, KIT_TEXTS, useApi, useTexts } from '@sytno/kit';
import { useNotify } from '@sytno/kit/ui';
import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { listKey, LISTS_KEY, type GroceryList } from './lists.queries';

/** Asks the lists again, and whether one is in use. */
async function listsChanged(client: QueryClient): Promise<void> {
  await Promise.all([
    client.invalidateQueries({ queryKey: LISTS_KEY }),
    client.invalidateQueries({ queryKey: ['account', 'session'] }),
  ]);
}

/** Tells what a call was refused for. */
export function useTellFailure(): (error: Error) => void {
  const notify = useNotify();
  const { t } = useTexts(KIT_TEXTS);
  return (error) => {
    notify(failureOf(error).message || t('offline.text'), 'bad');
  };
}

/** What can be done with a list as a whole. */
export function useListChanges(id: string) {
  const api = useApi();
  const client = useQueryClient();
  const onError = useTellFailure();
  const shared = { onError, onSettled: () => listsChanged(client) };
  return {
    use: useMutation({ ...shared, mutationFn: () => api.grocery.lists.use({ id }) }),
    close: useMutation({ ...shared, mutationFn: () => api.grocery.lists.close({ id }) }),
    remove: useMutation({ ...shared, mutationFn: () => api.grocery.lists.remove({ id }) }),
  };
}

/** The list with one line ticked or not. */
export function withTick(list: GroceryList, lineId: string, ticked: boolean): GroceryList {
  const items = list.items.map((line) => (line.id === lineId ? { ...line, ticked } : line));
  return { ...list, items, ticked: items.filter((line) => line.ticked).length };
}

/**
 * Ticks a line. It shows at once, since a person in a shop does not wait; when the server refuses, the line
 * goes back and the reason is told.
 */
export function useTick(id: string, lng: Language) {
  const api = useApi();
  const client = useQueryClient();
  const onError = useTellFailure();
  const key = listKey(id, lng);
  return useMutation({
    mutationFn: ({ lineId, ticked }: { lineId: string; ticked: boolean }) =>
      api.grocery.lists.tick({ id, lineId, ticked }),
    onMutate: async ({ lineId, ticked }) => {
      await client.cancelQueries({ queryKey: key });
      client.setQueryData<GroceryList>(key, (list) => list && withTick(list, lineId, ticked));
    },
    onError: (error, { lineId, ticked }) => {
      client.setQueryData<GroceryList>(key, (list) => list && withTick(list, lineId, !ticked));
      onError(error);
    },
    onSettled: () => client.invalidateQueries({ queryKey: LISTS_KEY }),
  });
}
