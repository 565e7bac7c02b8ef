import type { Outputs } from '@sytno/contract';
import type { Api } from '@sytno/kit';
import { queryOptions } from '@tanstack/react-query';

export type FactorState = Outputs['account']['factor']['state'];

export const FACTOR_KEY = ['account', 'factor'];

/** How one's own second step stands. */
export const factorQuery = (api: Api) =>
  queryOptions({
    queryKey: FACTOR_KEY,
    queryFn: ({ signal }) => api.account.factor.state(undefined, { signal }),
  });
