import type { Inputs, Outputs } from '@sytno/contract';
import type { Language } from '@sytno/domain';
import type { Api } from '@sytno/kit';
import type { GroceryList } from '../lists/lists.queries';

export type Operation = Inputs['grocery']['lines']['apply']['operations'][number];
export type OperationResult = Outputs['grocery']['lines']['apply']['results'][number];
type Streamed = Outputs['grocery']['lines']['follow'];
export type ListEvent = Streamed extends AsyncIterator<infer Event, unknown, unknown> ? Event : never;

/** How a list is reached: by its household, or by whoever has a link to it. */
export interface ListLink {
  /** Under which its copy is kept on this device. */
  readonly key: string;
  readonly load: () => Promise<GroceryList>;
  readonly send: (operations: Operation[]) => Promise<OperationResult[]>;
  /** What is done to it behind a change, until the signal says so. */
  readonly follow: (after: number, signal: AbortSignal) => Promise<AsyncIterable<ListEvent>>;
}

/** The way of those whose list it is. */
export function memberLink(api: Api, id: string, language: Language): ListLink {
  const { lists, lines } = api.grocery;
  return {
    key: id,
    load: () => lists.get({ id, language }),
    send: async (operations) => (await lines.apply({ id, operations })).results,
    follow: (after, signal) => lines.follow({ id }, { signal, lastEventId: String(after) }),
  };
}
