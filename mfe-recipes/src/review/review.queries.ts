import type { Outputs } from '@sytno/contract';
import type { Language } from '@sytno/domain';
import type { Api } from '@sytno/kit';
import type { ChipTone } from '@sytno/kit/ui';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';

export const QUEUES = ['waiting', 'reported', 'decided'] as const;
export type Queue = (typeof QUEUES)[number];
export type QueueItem = Outputs['recipes']['review']['list']['items'][number];
/** A recipe with all that is needed to decide about it. */
export type Opened = Outputs['recipes']['review']['get'];

/** How what is asked is marked. */
export const KIND_TONES: Readonly<Record<QueueItem['kind'], ChipTone>> = {
  new: 'beet',
  change: 'sunflower',
  report: 'chilli',
  none: 'plain',
};

/** Rows a page of the queue. */
export const ROWS = 20;

export function queueQuery(api: Api, queue: Queue, page: number, language: Language) {
  const question = { queue, page, pageSize: ROWS, language };
  return queryOptions({
    queryKey: ['recipes', 'review', 'list', question],
    queryFn: ({ signal }) => api.recipes.review.list(question, { signal }),
    placeholderData: keepPreviousData,
  });
}

/** @param language in which it is shown */
export function openedQuery(api: Api, id: string, language: Language) {
  return queryOptions({
    queryKey: ['recipes', 'review', 'one', id, language],
    queryFn: ({ signal }) => api.recipes.review.get({ id, language }, { signal }),
    // In another language it is the same recipe: it stays while that one loads.
    placeholderData: (before) => (before?.id === id ? before : undefined),
  });
}
