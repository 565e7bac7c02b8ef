import type { Outputs } from '@sytno/contract';
import type { Language } from '@sytno/domain';
import type { Api } from '@sytno/kit';
import { queryOptions, type QueryClient } from '@tanstack/react-query';

/** An own recipe as it is stored. */
export type WrittenRecipe = Outputs['recipes']['editor']['read'];
/** The version that somebody saved in the meantime, as a refusal carries it. */
export type CurrentVersion = Omit<WrittenRecipe, 'foods'>;

/**
 * An own recipe, to be edited; asked for again whenever somebody touched a recipe. The language is that of the
 * foods' names at the first time: a switch of language leaves the form as it is.
 */
export function writtenQuery(api: Api, id: string, language: Language) {
  return queryOptions({
    queryKey: ['recipes', 'recipe', 'written', id],
    queryFn: ({ signal }) => api.recipes.editor.read({ id, language }, { signal }),
    // What an earlier visit to the page has seen is no ground to write on.
    gcTime: 0,
    staleTime: 0,
  });
}

/** Whatever shows recipes or dishes asks again. */
export async function recipesChanged(client: QueryClient): Promise<void> {
  await Promise.all(
    [['recipes'], ['mealplans'], ['grocery', 'build']].map((queryKey) =>
      client.invalidateQueries({ queryKey }),
    ),
  );
}
