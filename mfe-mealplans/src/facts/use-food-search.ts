import type { Language } from '@sytno/domain';
import { useApi } from '@sytno/kit';
import { useCallback } from 'react';

/** Recipes or foods by their name, as somebody types it. */
export function useFoodSearch(of: 'recipe' | 'food', language: Language) {
  const api = useApi();
  return useCallback(
    async (text: string, signal: AbortSignal) => {
      const { items } =
        of === 'recipe'
          ? await api.recipes.catalog.list({ name: text, page: 1, pageSize: 12, language }, { signal })
          : await api.recipes.ingredients.find({ text, language }, { signal });
      return items.map(({ id, name }) => ({ value: id, label: name }));
    },
    [api, of, language],
  );
}
