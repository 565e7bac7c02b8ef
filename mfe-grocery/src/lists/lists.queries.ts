import type { Outputs } from '@sytno/contract';
import type { Api } from '@sytno/kit';
import { queryOptions, type QueryClient } from '@tanstack/react-query';

export type ListCard = Outputs['grocery']['lists']['use'];
/** A list among others: with what it may cost. */
export type ListedList = Outputs['grocery']['lists']['list']['items'][number];
export type GroceryList = Outputs['grocery']['lists']['get'];
export type ListLine = GroceryList['items'][number];
/** What a line of a preview and a line of a list have in common. */
export type ShoppingLine = Omit<ListLine, 'id' | 'position' | 'ticked' | 'versions'>;

/** Lists on one page. */
export const LISTS_A_PAGE = 96;

/** The household's grocery lists, newest first. */
export function listsQuery(api: Api, page: number) {
  return queryOptions({
    queryKey: ['grocery', 'lists', 'page', page],
    queryFn: ({ signal }) => api.grocery.lists.list({ page, pageSize: LISTS_A_PAGE }, { signal }),
  });
}

/** What a change of a list's state makes old: the lists, and whether the profile has one in use. */
export async function listsChanged(client: QueryClient): Promise<void> {
  await Promise.all([
    client.invalidateQueries({ queryKey: ['grocery', 'lists'] }),
    client.invalidateQueries({ queryKey: ['grocery', 'changes'] }),
    client.invalidateQueries({ queryKey: ['account', 'session'] }),
    client.invalidateQueries({ queryKey: ['account', 'profile'] }),
  ]);
}
