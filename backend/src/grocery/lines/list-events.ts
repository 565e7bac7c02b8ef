import { withEventMeta } from '@orpc/server';
import type { HeardOfList, ListEvent } from './list-hub';

/** What was heard as the events of an answer, with the number of the last change as their id. */
export async function* eventsOf(heard: AsyncIterable<HeardOfList>): AsyncGenerator<ListEvent> {
  for await (const { event, id } of heard) yield id === undefined ? event : withEventMeta(event, { id });
}
