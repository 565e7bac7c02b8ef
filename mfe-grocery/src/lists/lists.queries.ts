import type { Inputs, Outputs } from '@sytno/contract';
import type { Language } from '@sytno/domain';
import type { Api } from '@sytno/kit';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';

export type ListCard = Outputs['grocery']['lists']['list']['items'][number];
export type GroceryList = Outputs['grocery']['lists']['get'];
export type Line = GroceryList['items'][number];
export type Preview = Outputs['grocery']['build']['preview'];
export type PreviewQuestion = Inputs['grocery']['build']['preview'];

/** What every query of lists begins with; a live touch of `grocery.lists` asks all of them again. */
export const LISTS_KEY = ['grocery', 'lists'] as const;

/** The household's grocery lists, newest first. */
export function listsQuery(api: Api, page: number) {
  return queryOptions({
    queryKey: [...LISTS_KEY, 'page', page],
    queryFn: ({ signal }) => api.grocery.lists.list({ page, pageSize: 24 }, { signal }),
    placeholderData: keepPreviousData,
  });
}

/** The key of one list in a language. */
export const listKey = (id: string, language: Language) => [...LISTS_KEY, 'one', id, language] as const;

/** One list with its lines. */
export function listQuery(api: Api, id: string, language: Language) {
  return queryOptions({
    queryKey: listKey(id, language),
    queryFn: ({ signal }) => api.grocery.lists.get({ id, language }, { signal }),
  });
}

/** What a list of these days would hold. It depends on the menu, so a touch of the menu asks it again. */
export function previewQuery(api: Api, question: PreviewQuestion) {
  return queryOptions({
    queryKey: ['mealplans', 'menu', 'shopping', question],
    queryFn: ({ signal }) => api.grocery.build.preview(question, { signal }),
    placeholderData: keepPreviousData,
  });
}
