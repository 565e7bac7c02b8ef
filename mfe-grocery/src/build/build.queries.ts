import type { Outputs } from '@sytno/contract';
import { cookingKey, type Day, type Language } from '@sytno/domain';
import type { Api } from '@sytno/kit';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';

export type Preview = Outputs['grocery']['build']['preview'];
export type PreviewLine = Preview['lines'][number];

/** A cooking of a preview; a recipe by itself has neither day nor meal. */
export type PreviewDish = Omit<NonNullable<Preview['recipe']>, 'recipeId'> & {
  /** What it is left out by. */
  readonly key: string;
  readonly date: Preview['dishes'][number]['date'] | null;
  readonly mealType: Preview['dishes'][number]['mealType'] | null;
};

/** All that a list may be built for. */
export function dishesOf({ dishes, recipe }: Preview): PreviewDish[] {
  const planned = dishes.map(({ menuItemId, ...dish }) => ({ ...dish, key: menuItemId }));
  if (!recipe) return planned;
  const { recipeId, ...dish } = recipe;
  const key = cookingKey({ menuItemId: null, recipeId });
  return [...planned, { ...dish, key, date: null, mealType: null }];
}

/** What a list is built of: days of the menu, or one recipe for so many. */
export type Basis =
  { readonly from: Day; readonly to: Day } | { readonly recipeId: string; readonly servings?: number };

/**
 * What a list of these days or this recipe would hold. It is asked anew each time: the menu may have changed
 * since.
 *
 * @param except dishes that are left out; undefined: the server leaves out what stands on a list already
 */
export function previewQuery(
  api: Api,
  basis: Basis,
  except: readonly string[] | undefined,
  language: Language,
) {
  const left = except && { except: except.join(',') };
  return queryOptions({
    queryKey: ['grocery', 'build', basis, except, language],
    queryFn: ({ signal }) => api.grocery.build.preview({ ...basis, ...left, language }, { signal }),
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
}
