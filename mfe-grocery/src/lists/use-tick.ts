import { useApi } from '@sytno/kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { listKey, type GroceryList } from './lists.queries';
import { withTick } from './shopping';
import { useFailureNotice } from './use-failure-notice';

/** The ticks of a list that are under way. */
export const tickKey = (listId: string) => [...listKey(listId), 'tick'] as const;

/** A tick and its line, as the ticks under way carry it. */
export interface TickOf {
  readonly lineId: string;
  readonly ticked: boolean;
}

/**
 * Puts a line into the basket, or back: shown at once, taken back when the server refuses. Ticks of one line go one after another, so that the last one wins; the list is asked again when none
 * is under way.
 */
export function useTick(listId: string, lineId: string): (ticked: boolean) => Promise<unknown> {
  const api = useApi();
  const client = useQueryClient();
  const tellFailure = useFailureNotice();
  const show = (ticked: boolean) => {
    client.setQueriesData<GroceryList>(
      { queryKey: listKey(listId) },
      (list) => list && withTick(list, lineId, ticked),
    );
  };
  const mutationKey = tickKey(listId);
  const { mutateAsync } = useMutation({
    mutationKey,
    scope: { id: `tick ${lineId}` },
    mutationFn: ({ ticked }: TickOf) => api.grocery.lists.tick({ id: listId, lineId, ticked }),
    onMutate: async ({ ticked }) => {
      await client.cancelQueries({ queryKey: listKey(listId) });
      show(ticked);
    },
    onError: (error, { ticked }) => {
      show(!ticked);
      tellFailure(error);
    },
    onSettled: async () => {
      if (client.isMutating({ mutationKey }) > 1) return;
      await client.invalidateQueries({ queryKey: ['grocery', 'lists'] });
    },
  });
  return (ticked) => mutateAsync({ lineId, ticked });
}
