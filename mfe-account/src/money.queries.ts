import type { Outputs } from '@sytno/contract';
import type { Api } from '@sytno/kit';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';

export type Subscription = Outputs['account']['subscription']['get'];
export type DayEntry = Outputs['account']['subscription']['days']['items'][number];
export type Payment = Outputs['account']['payments']['list']['items'][number];
export type WholePayment = Outputs['account']['payments']['get'];
export type ReceivedPayment = Outputs['account']['administration']['payments']['items'][number];
export type PersonDays = Outputs['account']['administration']['people']['items'][number];

/** So many rows stand on a page of a history. */
export const ROWS = 10;
/** So many in an administrator's list. */
export const ADMIN_ROWS = 20;

export const subscriptionQuery = (api: Api) =>
  queryOptions({
    queryKey: ['account', 'subscription', 'own'],
    queryFn: ({ signal }) => api.account.subscription.get(undefined, { signal }),
  });

export const daysQuery = (api: Api, page: number) =>
  queryOptions({
    queryKey: ['account', 'subscription', 'days', page],
    queryFn: ({ signal }) => api.account.subscription.days({ page, pageSize: ROWS }, { signal }),
    placeholderData: keepPreviousData,
  });

export const paymentsQuery = (api: Api, page: number) =>
  queryOptions({
    queryKey: ['account', 'payments', 'own', page],
    queryFn: ({ signal }) => api.account.payments.list({ page, pageSize: ROWS }, { signal }),
    placeholderData: keepPreviousData,
  });

export const paymentQuery = (api: Api, id: string) =>
  queryOptions({
    queryKey: ['account', 'payments', 'one', id],
    queryFn: ({ signal }) => api.account.payments.get({ id }, { signal }),
  });

export const invoiceQuery = (api: Api, id: string) =>
  queryOptions({
    queryKey: ['account', 'payments', 'invoice', id],
    queryFn: ({ signal }) => api.account.payments.invoice({ id }, { signal }),
  });

export const receivedPaymentsQuery = (
  api: Api,
  at: { state: 'waiting' | 'all'; search: string; page: number },
) =>
  queryOptions({
    queryKey: ['account', 'payments', 'received', at],
    queryFn: ({ signal }) => api.account.administration.payments({ ...at, pageSize: ADMIN_ROWS }, { signal }),
    placeholderData: keepPreviousData,
  });

export const priceRowsQuery = (api: Api) =>
  queryOptions({
    queryKey: ['account', 'payments', 'prices'],
    queryFn: ({ signal }) => api.account.administration.prices(undefined, { signal }),
  });

export const peopleQuery = (api: Api, at: { search: string; page: number }) =>
  queryOptions({
    queryKey: ['account', 'subscription', 'people', at],
    queryFn: ({ signal }) => api.account.administration.people({ ...at, pageSize: ADMIN_ROWS }, { signal }),
    placeholderData: keepPreviousData,
  });

export const personQuery = (api: Api, id: string) =>
  queryOptions({
    queryKey: ['account', 'subscription', 'person', id],
    queryFn: ({ signal }) => api.account.administration.person({ id }, { signal }),
  });

export const adsQuery = (api: Api) =>
  queryOptions({
    queryKey: ['account', 'ads', 'all'],
    queryFn: ({ signal }) => api.account.ads.list(undefined, { signal }),
  });
