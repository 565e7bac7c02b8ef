import type { Outputs } from '@sytno/contract';
import { reaches, RIGHTS, type Language } from '@sytno/domain';
import { profileAtom, type Api } from '@sytno/kit';
import { queryOptions } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';

/** The own composition of a recipe, or what one would begin with. */
export type StoredComposition = Outputs['recipes']['composition']['read'];

/** The language is that of the foods' names at the first time: a switch of language leaves the form as it is. */
export function compositionQuery(api: Api, id: string, language: Language) {
  return queryOptions({
    queryKey: ['recipes', 'recipe', 'composition', id],
    queryFn: ({ signal }) => api.recipes.composition.read({ id, language }, { signal }),
    // What an earlier visit has seen is no ground to write on.
    gcTime: 0,
    staleTime: Infinity,
    refetchOnMount: 'always',
  });
}

/** Whether the reader's own access lets him compose; the server has the last word. */
export function useMayCompose(): boolean {
  return reaches(useAtomValue(profileAtom).access, RIGHTS['recipe.overlay'].from);
}
