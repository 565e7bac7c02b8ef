import { describe, expect, test } from '@jest/globals';
import type { LiveEvent } from '@sytno/contract';
import { LiveStream, type LiveMessage, type LiveStreamOptions } from './live-stream';

const touched: LiveEvent = { kind: 'touched', topic: 'mealplans.menu' };

/** The browser's locks: one holder a name, the others wait in line. */
function fakeLocks() {
  const lines = new Map<string, Promise<unknown>>();
  return {
    request(name: string, { signal }: { signal: AbortSignal }, work: () => Promise<void>) {
      const turn = (lines.get(name) ?? Promise.resolve()).then(() => (signal.aborted ? undefined : work()));
      lines.set(
        name,
        turn.catch(() => undefined),
      );
      return turn;
    },
  } as unknown as LockManager;
}

/** Channels between tabs: what one posts all the others hear. */
function fakeChannels() {
  const open = new Set<{ name: string; hear: ((message: MessageEvent<LiveMessage>) => void)[] }>();
  return (name: string) => {
    const end = { name, hear: [] as ((message: MessageEvent<LiveMessage>) => void)[] };
    open.add(end);
    return {
      addEventListener: (_: string, hear: (message: MessageEvent<LiveMessage>) => void) =>
        end.hear.push(hear),
      postMessage: (message: LiveMessage) => {
        // As a browser does: what cannot be cloned throws.
        const data = structuredClone(message);
        for (const other of open) {
          if (other !== end && other.name === name) {
            for (const hear of other.hear) hear({ data } as MessageEvent<LiveMessage>);
          }
        }
      },
      close: () => open.delete(end),
    } as unknown as BroadcastChannel;
  };
}

/** A server with streams that stay open until they are cut. */
function fakeServer() {
  const streams: {
    after: string | undefined;
    signal: AbortSignal;
    say: (message: LiveMessage) => void;
    cut: () => void;
  }[] = [];
  const open: LiveStreamOptions['open'] = async function* (after, signal) {
    const queue: (LiveMessage | 'cut')[] = [];
    let wake = (): void => undefined;
    const put = (item: LiveMessage | 'cut') => {
      queue.push(item);
      wake();
    };
    streams.push({
      after,
      signal,
      say: put,
      cut: () => {
        put('cut');
      },
    });
    signal.addEventListener('abort', () => {
      put('cut');
    });
    for (;;) {
      const item = queue.shift();
      if (item === 'cut') throw new TypeError('network error');
      if (item) yield item;
      else
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
    }
  };
  return { streams, open };
}

const settle = () =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, 0);
  });

function browser(over: Partial<LiveStreamOptions> = {}) {
  const server = fakeServer();
  const pauses: number[] = [];
  const shared = {
    open: server.open,
    locks: fakeLocks(),
    channel: fakeChannels(),
    pause: (ms: number) => {
      pauses.push(ms);
      return settle();
    },
    random: () => 0.5,
    silence: () => new Promise<void>(() => undefined),
    ...over,
  };
  const tab = (who = 'olena') => {
    const heard: LiveEvent[] = [];
    const stream = new LiveStream(who, { ...shared, heard: (event) => heard.push(event) });
    const ran = stream.run();
    return { stream, heard, ran };
  };
  return { server, pauses, tab };
}

describe('one event stream a browser', () => {
  test('eight tabs: one stream, everybody hears', async () => {
    const { server, tab } = browser();
    const tabs = Array.from({ length: 8 }, () => tab());
    await settle();
    expect(server.streams).toHaveLength(1);
    server.streams[0]?.say({ event: touched, id: '7' });
    await settle();
    expect(tabs.map(({ heard }) => heard)).toEqual(Array.from({ length: 8 }, () => [touched]));
    for (const { stream } of tabs) stream.stop();
    await Promise.all(tabs.map(({ ran }) => ran));
  });

  test('when the owner goes another tab takes over, behind the last event anybody heard', async () => {
    const { server, tab } = browser();
    const [first, second] = [tab(), tab()];
    await settle();
    server.streams[0]?.say({ event: touched, id: '41' });
    await settle();
    first.stream.stop();
    await first.ran;
    await settle();
    expect(server.streams.map(({ after }) => after)).toEqual([undefined, '41']);
    server.streams[1]?.say({ event: touched, id: '42' });
    await settle();
    expect(second.heard).toHaveLength(2);
    expect(first.heard).toHaveLength(1);
    second.stream.stop();
    await second.ran;
  });

  test('a broken stream is opened again behind the last event, after growing pauses', async () => {
    const { server, pauses, tab } = browser();
    const { stream, ran } = tab();
    await settle();
    server.streams[0]?.say({ event: touched, id: '5' });
    await settle();
    for (let i = 0; i < 3; i += 1) {
      server.streams.at(-1)?.cut();
      await settle();
      await settle();
      await settle();
    }
    expect(server.streams.map(({ after }) => after)).toEqual([undefined, '5', '5', '5']);
    expect(pauses).toEqual([500, 1000, 2000]);
    stream.stop();
    await ran;
  });

  test('a stream that falls silent is let go and opened again', async () => {
    let fallSilent = (): void => undefined;
    const silence = () =>
      new Promise<void>((resolve) => {
        fallSilent = resolve;
      });
    const { server, tab } = browser({ silence });
    const { stream, ran, heard } = tab();
    await settle();
    server.streams[0]?.say({ event: touched, id: '5' });
    await settle();
    fallSilent();
    await settle();
    await settle();
    expect(server.streams.map(({ after, signal }) => [after, signal.aborted])).toEqual([
      [undefined, true],
      ['5', false],
    ]);
    server.streams[0]?.say({ event: touched, id: '6' });
    await settle();
    expect(heard).toHaveLength(1);
    stream.stop();
    await ran;
  });

  test('after a resync nothing older is asked for', async () => {
    const { server, tab } = browser();
    const { stream, ran, heard } = tab();
    await settle();
    server.streams[0]?.say({ event: touched, id: '5' });
    server.streams[0]?.say({ event: { kind: 'resync' } });
    await settle();
    server.streams[0]?.cut();
    await settle();
    await settle();
    expect(server.streams[1]?.after).toBeUndefined();
    expect(heard.at(-1)).toEqual({ kind: 'resync' });
    stream.stop();
    await ran;
  });

  test.each(['locks', 'channel'] as const)('without %s each tab has a stream of its own', async (missing) => {
    const { server, tab } = browser({ [missing]: undefined });
    const tabs = [tab(), tab()];
    await settle();
    expect(server.streams).toHaveLength(2);
    for (const { stream } of tabs) stream.stop();
    await Promise.all(tabs.map(({ ran }) => ran));
  });

  test('two people after one another do not hear each other', async () => {
    const { server, tab } = browser();
    const [olena, taras] = [tab('olena'), tab('taras')];
    await settle();
    expect(server.streams).toHaveLength(2);
    server.streams[0]?.say({ event: touched, id: '1' });
    await settle();
    expect([olena.heard.length, taras.heard.length]).toEqual([1, 0]);
    for (const { stream } of [olena, taras]) stream.stop();
  });
});
