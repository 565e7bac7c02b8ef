import { withEventMeta } from '@orpc/server';
import type { Outputs } from '@sytno/contract';

type Streamed = Outputs['grocery']['lines']['follow'];
export type ListEvent = Streamed extends AsyncIterator<infer Event, unknown, unknown> ? Event : never;

/** An event with the number a browser names when it comes back. */
export interface HeardOfList {
  readonly event: ListEvent;
  readonly id?: string;
}

/** What was heard as the events of an answer, with the number of the last change as their id. */
export async function* eventsOf(heard: AsyncIterable<HeardOfList>): AsyncGenerator<ListEvent> {
  for await (const { event, id } of heard) yield id === undefined ? event : withEventMeta(event, { id });
}
