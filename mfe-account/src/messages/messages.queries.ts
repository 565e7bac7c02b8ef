import type { Inputs, Outputs } from '@sytno/contract';
import type { Api } from '@sytno/kit';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';

type Answers = Outputs['account']['messages'];

export type Notice = Answers['notices']['items'][number];
/** A message to the administrator as its writer sees it. */
export type Message = Answers['own']['items'][number];
/** The same as the administrator sees it. */
export type ReceivedMessage = Answers['received']['items'][number];
/** Which of the received messages are looked at. */
export type ReceivedState = NonNullable<Inputs['account']['messages']['received']['state']>;

/** So many notices stand on a page. */
export const NOTICES_A_PAGE = 20;
/** So many own messages with their answers. */
export const MESSAGES_A_PAGE = 10;
/** So many messages in the administrator's list. */
export const RECEIVED_A_PAGE = 20;

/** The longest text of a message or an answer, as the server takes it. */
export const LONGEST = 4_000;

/** A page of the person's notices, newest first. */
export function noticesQuery(api: Api, page: number) {
  return queryOptions({
    queryKey: ['account', 'notices', page],
    queryFn: ({ signal }) => api.account.messages.notices({ page, pageSize: NOTICES_A_PAGE }, { signal }),
    placeholderData: keepPreviousData,
  });
}

/** A page of what the person wrote to the administrator, newest first; `around` asks for the one it stands on. */
export function ownMessagesQuery(api: Api, at: { page: number } | { around: string }) {
  return queryOptions({
    queryKey: ['account', 'messages', 'own', at],
    queryFn: ({ signal }) => api.account.messages.own({ ...at, pageSize: MESSAGES_A_PAGE }, { signal }),
    placeholderData: keepPreviousData,
  });
}

/** A page of what the administrator received. */
export function receivedQuery(api: Api, at: { state: ReceivedState; search: string; page: number }) {
  return queryOptions({
    queryKey: ['account', 'messages', 'received', at],
    queryFn: ({ signal }) => api.account.messages.received({ ...at, pageSize: RECEIVED_A_PAGE }, { signal }),
    placeholderData: keepPreviousData,
  });
}

/** One message the administrator received, and which one waits behind it. */
export function receivedOneQuery(api: Api, id: string) {
  return queryOptions({
    queryKey: ['account', 'messages', 'one', id],
    queryFn: ({ signal }) => api.account.messages.receivedOne({ id }, { signal }),
  });
}

/** Whether a word of the address can be a message's id: anything else is asked of nobody. */
export const isId = (word: string): boolean => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(word);
