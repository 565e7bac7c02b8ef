import type { Inputs } from '@sytno/contract';
import type { Api } from '@sytno/kit';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';

export type CatalogQuestion = Inputs['recipes']['catalog']['list'];

/** One page of the recipe list; the old page stays while the next one loads. */
export function catalogQuery(api: Api, question: CatalogQuestion) {
  return queryOptions({
    queryKey: ['recipes', 'catalog', question],
    queryFn: ({ signal }) => api.recipes.catalog.list(question, { signal }),
    placeholderData: keepPreviousData,
  });
}
