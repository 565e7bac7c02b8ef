import type { Outputs } from '@sytno/contract';
import type { Api } from '@sytno/kit';
import { queryOptions } from '@tanstack/react-query';

/** What the household says of a recipe. */
export type Remarks = Outputs['recipes']['recipe']['remarks'];

/** The reader's note, the household's likes and cookings of a recipe. */
export function remarksQuery(api: Api, id: string) {
  return queryOptions({
    queryKey: ['recipes', 'remarks', id],
    queryFn: ({ signal }) => api.recipes.recipe.remarks({ id }, { signal }),
  });
}
