import type { Inputs, Outputs } from '@sytno/contract';
import type { Day, Language } from '@sytno/domain';
import type { Api } from '@sytno/kit';
import { queryOptions } from '@tanstack/react-query';
import type { MenuItem } from '../menu/week';

export type AheadThing = Outputs['mealplans']['ahead']['list']['items'][number];
export type AheadTick = Inputs['mealplans']['ahead']['tick'];

/**
 * What has to be begun on a day for the dishes of the menu.
 *
 * @param items of the week: when they change, the question is asked anew
 */
export function aheadQuery(api: Api, date: Day, language: Language, items: readonly MenuItem[]) {
  const dishes = items.map((item) => `${item.id} ${item.date} ${item.mealType}`).sort();
  return queryOptions({
    queryKey: ['mealplans', 'ahead', date, language, dishes],
    queryFn: ({ signal }) => api.mealplans.ahead.list({ date, language }, { signal }),
    placeholderData: (before) => before,
  });
}
