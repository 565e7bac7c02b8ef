import { getEventMeta } from '@orpc/client';
import type { LiveEvent } from '@sytno/contract';
import type { QueryClient } from '@tanstack/react-query';
import type { Api } from '../api/client';
import type { Session } from '../session/session';
import { LiveStream, type LiveMessage } from './live-stream';

/** The server says every 20 s that it lives; a machine that slept may not notice that the line is dead. */
const SILENCE = 60_000;

/**
 * Keeps the page's data fresh while somebody is signed in: what another person, tab or device touches is
 * asked for again. Starts and stops with the session.
 */
export function followLive(api: Api, session: Session, queries: QueryClient): void {
  let stream: LiveStream | undefined;
  const start = (): void => {
    stream?.stop();
    const user = session.user();
    if (!user) {
      stream = undefined;
      return;
    }
    stream = new LiveStream(user.id, {
      open: (after, signal) => messagesOf(api, after, signal),
      heard: (event) => {
        refresh(queries, event);
      },
      locks: (navigator as Partial<Navigator>).locks,
      channel: 'BroadcastChannel' in window ? (name) => new BroadcastChannel(name) : undefined,
      pause,
      silence: (signal) => pause(SILENCE, signal),
      random: Math.random,
    });
    stream.run().catch((error: unknown) => {
      console.warn('Live updates stopped', error);
    });
  };
  session.subscribe(start);
  start();
}

async function* messagesOf(
  api: Api,
  after: string | undefined,
  signal: AbortSignal,
): AsyncGenerator<LiveMessage> {
  const events = await api.platform.live.stream(undefined, {
    signal,
    ...(after === undefined ? {} : { lastEventId: after }),
  });
  for await (const event of events) {
    const id = getEventMeta(event)?.id;
    // A plain copy: what the client gives carries its meta in a proxy, which no channel can pass on.
    const plain = { ...event };
    yield id === undefined ? { event: plain } : { event: plain, id };
  }
}

/** Asks again what an event touched: the topic's words are how its queries begin. */
export function refresh(queries: QueryClient, event: LiveEvent): void {
  if (event.kind === 'alive') return;
  void queries.invalidateQueries(event.kind === 'resync' ? {} : { queryKey: event.topic.split('.') });
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener(
      'abort',
      () => {
        clearTimeout(timer);
        resolve();
      },
      { once: true },
    );
  });
}
