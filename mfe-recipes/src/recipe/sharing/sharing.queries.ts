import type { Api } from '@sytno/kit';
import type { Language } from '@sytno/domain';
import { queryOptions } from '@tanstack/react-query';

/** The reader's own link to a recipe. */
export function shareQuery(api: Api, id: string) {
  return queryOptions({
    queryKey: ['recipes', 'share', id],
    queryFn: ({ signal }) => api.recipes.recipe.sharedState({ id }, { signal }),
  });
}

/** The recipe behind a link; a link that leads nowhere is not asked again. */
export function sharedQuery(api: Api, token: string, language: Language) {
  return queryOptions({
    queryKey: ['recipes', 'shared', token, language],
    queryFn: ({ signal }) => api.recipes.recipe.shared({ token, language }, { signal }),
  });
}
