import type { Outputs } from '@sytno/contract';
import type { Language } from '@sytno/domain';
import type { Api } from '@sytno/kit';
import { queryOptions } from '@tanstack/react-query';

/** What the catalogue knows of a food. */
export type Ingredient = Outputs['recipes']['ingredients']['get'];

/** One ingredient in the reader's language. */
export function ingredientQuery(api: Api, id: string, language: Language) {
  return queryOptions({
    queryKey: ['recipes', 'ingredients', id, language],
    queryFn: ({ signal }) => api.recipes.ingredients.get({ id, language }, { signal }),
  });
}

/** Units to choose among, in their order; asked for again when the catalogue was touched. */
export function unitsQuery(api: Api) {
  return queryOptions({
    queryKey: ['recipes', 'catalog', 'units'],
    queryFn: ({ signal }) => api.recipes.ingredients.units({}, { signal }),
    staleTime: Infinity,
  });
}
