import type { Inputs, Outputs } from '@sytno/contract';
import type { Language } from '@sytno/domain';
import type { Api } from '@sytno/kit';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';

export type Operation = Inputs['grocery']['lines']['apply']['operations'][number];

/** Something that the household buys again and again. */
export type Habit = Outputs['grocery']['lines']['habits']['items'][number];

/** Where things may stand in the shop. */
export function placesQuery(api: Api, language: Language) {
  return queryOptions({
    queryKey: ['grocery', 'lists', 'places', language],
    queryFn: ({ signal }) => api.grocery.lines.places({ language }, { signal }),
  });
}

/** Not among the lists: no tick of anybody changes the menu. */
export const changesKey = (id: string) => ['grocery', 'changes', id] as const;

/** How the menu changed since the list was built. */
export function changesQuery(api: Api, id: string, language: Language) {
  return queryOptions({
    queryKey: [...changesKey(id), language],
    queryFn: ({ signal }) => api.grocery.build.changes({ id, language }, { signal }),
    staleTime: 0,
  });
}

/** What the household buys often. */
export function habitsQuery(api: Api, language: Language) {
  return queryOptions({
    queryKey: ['grocery', 'habits', language],
    queryFn: ({ signal }) => api.grocery.lines.habits({ language }, { signal }),
    staleTime: 300_000,
  });
}

/** Foods of the catalogue by a part of a name. */
export function foundQuery(api: Api, text: string, language: Language) {
  return queryOptions({
    queryKey: ['grocery', 'found', language, text],
    queryFn: ({ signal }) => api.recipes.ingredients.find({ text, language }, { signal }),
    staleTime: Infinity,
    placeholderData: keepPreviousData,
  });
}

/** What is understood of words that somebody adds: "молоко 2 л". */
export function understoodQuery(api: Api, text: string, language: Language) {
  return queryOptions({
    queryKey: ['grocery', 'understood', language, text],
    queryFn: ({ signal }) => api.recipes.editor.understand({ lines: [text], language }, { signal }),
    staleTime: Infinity,
  });
}

/** Who the reader is to his household, and what its owner pays for. */
export function profileQuery(api: Api) {
  return queryOptions({
    queryKey: ['account', 'profile'],
    queryFn: ({ signal }) => api.account.profile.get(undefined, { signal }),
  });
}
