import type { Outputs } from '@sytno/contract';
import type { Language } from '@sytno/domain';
import { failureOf, KIT_TEXTS, useApi, useTexts, type Api } from '@sytno/kit';
import { useNotify } from '@sytno/kit/ui';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';

/** Where an own recipe stands. */
export type PublishingState = Outputs['recipes']['publishing']['state'];
export type Likeness = NonNullable<PublishingState['checks']['likeness']>;

export function publishingQuery(api: Api, id: string, language: Language) {
  return queryOptions({
    queryKey: ['recipes', 'publishing', id, language],
    queryFn: ({ signal }) => api.recipes.publishing.state({ id, language }, { signal }),
  });
}

/**
 * Something its author does with a recipe's being public. What shows it asks again, whether it went well or
 * not: a refusal often means that it stands elsewhere by now.
 */
export function usePublishing(deed: (api: Api) => Promise<unknown>, said: string, onDone?: () => void) {
  const { t: kit } = useTexts(KIT_TEXTS);
  const api = useApi();
  const client = useQueryClient();
  const notify = useNotify();
  return useMutation({
    mutationFn: () => deed(api),
    onSuccess: () => {
      notify(said, 'good');
    },
    onError: (error) => {
      notify(failureOf(error).message || kit('offline.title'), 'bad');
    },
    onSettled: async () => {
      onDone?.();
      await Promise.all(
        ['publishing', 'recipe', 'catalog'].map((word) =>
          client.invalidateQueries({ queryKey: ['recipes', word] }),
        ),
      );
    },
  });
}
