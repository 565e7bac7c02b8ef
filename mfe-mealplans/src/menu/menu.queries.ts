import type { Day, Language } from '@sytno/domain';
import type { Api } from '@sytno/kit';
import { queryOptions } from '@tanstack/react-query';

/** The household's menu of the seven days from a Monday. */
export function menuQuery(api: Api, from: Day, language: Language) {
  return queryOptions({
    queryKey: ['mealplans', 'menu', from, language],
    queryFn: ({ signal }) => api.mealplans.menu.week({ from, language }, { signal }),
  });
}
