import type { Inputs } from '@sytno/contract';
import type { Language } from '@sytno/domain';
import type { Api } from '@sytno/kit';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Filters } from './filters';

type Question = Inputs['recipes']['catalog']['list'];

/** One page of the recipe list; the old page stays while the next one loads. */
export function catalogQuery(api: Api, language: Language, filters: Filters, pageSize: number) {
  const { name, mealType, category, subcategory, page } = filters;
  const question: Question = {
    language,
    page,
    pageSize,
    ...(name ? { name } : {}),
    ...(mealType ? { mealType } : {}),
    ...(category ? { category } : {}),
    ...(subcategory ? { subcategory } : {}),
  };
  return queryOptions({
    queryKey: ['recipes', 'catalog', 'list', question],
    queryFn: ({ signal }) => api.recipes.catalog.list(question, { signal }),
    placeholderData: keepPreviousData,
  });
}

/** Categories with what the reader sees in each. */
export function categoriesQuery(api: Api, language: Language) {
  return queryOptions({
    queryKey: ['recipes', 'catalog', 'categories', language],
    queryFn: ({ signal }) => api.recipes.catalog.categories({ language }, { signal }),
  });
}
