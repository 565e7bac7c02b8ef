import type { Inputs, Outputs } from '@sytno/contract';
import type { Day, Language } from '@sytno/domain';
import type { Api } from '@sytno/kit';
import { queryOptions } from '@tanstack/react-query';

export type AheadThing = Outputs['mealplans']['ahead']['list']['items'][number];
export type AheadTick = Inputs['mealplans']['ahead']['tick'];

/** What has to be begun on a day for the dishes of the menu; they may have changed since it was asked. */
export function aheadQuery(api: Api, date: Day, language: Language) {
  return queryOptions({
    queryKey: [...AHEAD, date, language],
    queryFn: ({ signal }) => api.mealplans.ahead.list({ date, language }, { signal }),
    staleTime: 0,
  });
}

export const AHEAD = ['mealplans', 'ahead'];
