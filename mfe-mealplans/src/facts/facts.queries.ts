import type { Outputs } from '@sytno/contract';
import type { Day, Language } from '@sytno/domain';
import type { Api } from '@sytno/kit';
import { queryOptions } from '@tanstack/react-query';

export type WeekFacts = Outputs['mealplans']['facts']['week'];
export type Fact = WeekFacts['facts'][number];

/** What was eaten in the seven days from a Monday. */
export function factsQuery(api: Api, from: Day, language: Language) {
  return queryOptions({
    queryKey: ['mealplans', 'facts', from, language],
    queryFn: ({ signal }) => api.mealplans.facts.week({ from, language }, { signal }),
  });
}
