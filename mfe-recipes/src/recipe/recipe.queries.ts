import type { Inputs, Outputs } from '@sytno/contract';
import type { Language } from '@sytno/domain';
import type { Api } from '@sytno/kit';
import { queryOptions, type QueryClient } from '@tanstack/react-query';

/** A recipe as its page shows it. */
export type Recipe = Outputs['recipes']['recipe']['get'];

/** One recipe in the reader's language: as he composes it, where he does, or else the original. */
export function recipeQuery(api: Api, id: string, language: Language, original = false) {
  return queryOptions({
    queryKey: ['recipes', 'recipe', id, language, ...(original ? ['original'] : [])],
    queryFn: ({ signal }) =>
      api.recipes.recipe.get({ id, language, ...(original && { original: 'true' as const }) }, { signal }),
  });
}

/** What shows the menu, or a list made of it, asks again. */
const menuChanged = (client: QueryClient) =>
  Promise.all([
    client.invalidateQueries({ queryKey: ['mealplans', 'menu'] }),
    client.invalidateQueries({ queryKey: ['grocery', 'build'] }),
  ]);

/** Puts a recipe on the menu. */
export function addToMenu(api: Api, client: QueryClient) {
  return {
    mutationFn: (item: Inputs['mealplans']['menu']['add']) => api.mealplans.menu.add(item),
    onSuccess: () => menuChanged(client),
  };
}

/** Takes a dish off the menu again. */
export async function takeOffMenu(api: Api, client: QueryClient, id: string): Promise<void> {
  await api.mealplans.menu.remove({ id });
  await menuChanged(client);
}
