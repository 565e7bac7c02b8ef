import type { Outputs } from '@sytno/contract';
import type { Language } from '@sytno/domain';
import type { Api } from '@sytno/kit';
import { queryOptions } from '@tanstack/react-query';

export type Shop = Outputs['grocery']['shops']['list']['items'][number];

/** Shops of the household with their aisles in order, the usual one first. */
export function shopsQuery(api: Api, language: Language) {
  return queryOptions({
    queryKey: ['grocery', 'lists', 'shops', language],
    queryFn: ({ signal }) => api.grocery.shops.list({ language }, { signal }),
  });
}

/** Characters of a shop's name. */
export const LONGEST_NAME = 60;
