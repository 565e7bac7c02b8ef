import type { Outputs } from '@sytno/contract';
import type { useTexts } from '@sytno/kit';
import type { Filters } from './filters';

export type Category = Outputs['recipes']['catalog']['categories']['items'][number];

/** One choice that narrows the list, in words, and what takes it off. */
export interface ChosenFilter {
  readonly key: string;
  readonly words: string;
  readonly off: Partial<Filters>;
}

/** What is chosen besides the name, which stands in its own field. */
export function chosenFilters(
  filters: Filters,
  categories: readonly Category[],
  t: ReturnType<typeof useTexts>['t'],
): ChosenFilter[] {
  const category = categories.find(({ id }) => id === filters.category);
  const subcategory = category?.subcategories.find(({ id }) => id === filters.subcategory);
  const { mealType } = filters;
  return [
    ...(mealType ? [{ key: 'mealType', words: t(`mealTypes.${mealType}`), off: { mealType: null } }] : []),
    ...(filters.category
      ? [{ key: 'category', words: category?.name ?? filters.category, off: { category: null } }]
      : []),
    ...(filters.subcategory
      ? [{ key: 'subcategory', words: subcategory?.name ?? filters.subcategory, off: { subcategory: null } }]
      : []),
  ];
}
