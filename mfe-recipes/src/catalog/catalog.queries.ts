import type { Inputs, Outputs } from '@sytno/contract';
import type { Language } from '@sytno/domain';
import type { Api } from '@sytno/kit';
import { keepPreviousData, mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query';
import { queryOf, type Filters } from './filters';

type Question = Inputs['recipes']['catalog']['list'];
type Page = Outputs['recipes']['catalog']['list'];

const LISTS = ['recipes', 'catalog', 'list'];

function questionOf(language: Language, filters: Filters, pageSize: number): Question {
  return { ...queryOf(filters), language, page: filters.page, pageSize };
}

/** One page of the recipe list; the old page stays while the next one loads. */
export function catalogQuery(api: Api, language: Language, filters: Filters, pageSize: number) {
  const question = questionOf(language, filters, pageSize);
  return queryOptions({
    queryKey: [...LISTS, question],
    queryFn: ({ signal }) => api.recipes.catalog.list(question, { signal }),
    placeholderData: keepPreviousData,
  });
}

/** How many recipes filters would find. */
export function countQuery(api: Api, language: Language, filters: Filters) {
  const question = questionOf(language, { ...filters, page: 1 }, 1);
  return queryOptions({
    queryKey: [...LISTS, question],
    queryFn: ({ signal }) => api.recipes.catalog.list(question, { signal }),
  });
}

/** Categories with what the reader sees in each, and the bounds of kcal. */
export function categoriesQuery(api: Api, language: Language) {
  return queryOptions({
    queryKey: ['recipes', 'catalog', 'categories', language],
    queryFn: ({ signal }) => api.recipes.catalog.categories({ language }, { signal }),
  });
}

/** Ingredients by the beginning of a name. */
export const findIngredients =
  (api: Api, language: Language) => async (text: string, signal: AbortSignal) => {
    if (text.trim() === '') return [];
    const { items } = await api.recipes.ingredients.find({ text, language }, { signal });
    return items.map(({ id, name }) => ({ value: id, label: name }));
  };

/** Puts a recipe among the favourites or takes it out; cards show it at once, and as before when it fails. */
export function setFavorite(api: Api, client: QueryClient) {
  const show = (id: string, favorite: boolean) => {
    client.setQueriesData<Page>(
      { queryKey: LISTS },
      (page) =>
        page && { ...page, items: page.items.map((item) => (item.id === id ? { ...item, favorite } : item)) },
    );
  };
  return mutationOptions({
    mutationFn: ({ id, favorite }: { id: string; favorite: boolean }) =>
      favorite ? api.recipes.catalog.favorite({ id }) : api.recipes.catalog.unfavorite({ id }),
    onMutate: ({ id, favorite }) => {
      show(id, favorite);
    },
    onError: (_error, { id, favorite }) => {
      show(id, !favorite);
    },
    // Lists of favourites are another list now; this one keeps its card until it is asked again.
    onSuccess: (_answer, { id, favorite }) => {
      // A list that was on its way meanwhile knew nothing of it.
      show(id, favorite);
      return client.invalidateQueries({ queryKey: LISTS, refetchType: 'none' });
    },
  });
}
