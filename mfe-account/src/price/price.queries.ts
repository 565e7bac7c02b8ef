import type { Outputs } from '@sytno/contract';
import type { Api } from '@sytno/kit';
import { queryOptions } from '@tanstack/react-query';

export type Prices = Outputs['account']['price']['get'];
/** The prices of one currency. */
export type CurrencyPrices = Prices['currencies'][number];
export type PeriodPrice = CurrencyPrices['plans'][number]['periods'][number];

/** What premium costs; nobody has to be signed in. */
export function pricesQuery(api: Api) {
  return queryOptions({
    queryKey: ['account', 'price'],
    queryFn: ({ signal }) => api.account.price.get({}, { signal }),
  });
}
