import { describe, expect, test } from '@jest/globals';
import { refused } from '@sytno/kit/stand';
import { aLine, aList } from '../lists/testing/examples';
import type { ListEvent, ListLink, Operation, OperationResult } from './list-link';
import { ListStore } from './list-store';
import type { Told } from './list-view';
import type { KeptList, Shelf } from './shelf';

type Lines = ReturnType<typeof aLine>[];
/** Until nothing is on its way: every pause is the test's own, so a few turns are enough, whatever the machine. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 8; turn++) await new Promise((resolve) => setTimeout(resolve));
}

/** A shelf in memory, which outlives a tab. */
function memoryShelf(): Shelf {
  const lists = new Map<string, KeptList>();
  const queue = new Map<string, { key: string; operation: Parameters<Shelf['keepQueue']>[1][number] }>();
  const queueOf = (key: string) =>
    Promise.resolve([...queue.values()].filter((one) => one.key === key).map(({ operation }) => operation));
  return {
    queueOf,
    read: async (key) => ({ kept: lists.get(key), queue: await queueOf(key) }),
    keepList: (key, kept) => {
      lists.set(key, kept);
      return Promise.resolve();
    },
    keepQueue: (key, put, gone) => {
      for (const operation of put) queue.set(operation.opId, { key, operation });
      for (const opId of gone) queue.delete(opId);
      return Promise.resolve();
    },
    forget: (key) => {
      lists.delete(key);
      return Promise.resolve();
    },
    readIndex: () => Promise.resolve(undefined),
    keepIndex: () => Promise.resolve(),
    close: () => undefined,
  };
}

/** A server of one list and the way to it, which can be cut. */
function around(lines: Lines) {
  const list = aList(lines);
  const server = {
    seq: 0,
    sent: [] as Operation[][],
    loads: 0,
    online: true,
    failure: undefined as Error | undefined,
    answer: (operation: Operation): OperationResult => {
      server.seq += 1;
      const { lineId, field, value } = operation;
      if (field === 'ticked')
        list.items = list.items.map((one) => (one.id === lineId ? { ...one, ticked: value } : one));
      return { opId: operation.opId, outcome: 'done', version: 1, seq: server.seq };
    },
    say: undefined as ((event: ListEvent) => void) | undefined,
  };
  const reach = () => {
    if (!server.online) throw new TypeError('network error');
    if (server.failure) throw server.failure;
  };
  const link: ListLink = {
    key: list.id,
    load: async () => {
      await settle();
      reach();
      server.loads += 1;
      return { ...list, seq: server.seq };
    },
    send: async (operations) => {
      await settle();
      if (!server.online) throw new TypeError('network error');
      server.sent.push(operations);
      if (server.failure) throw server.failure;
      return operations.map(server.answer);
    },
    follow: (_after, signal) => {
      reach();
      return Promise.resolve(streamOf(server, signal));
    },
  };
  const shelf = memoryShelf();
  const told: Told[] = [];
  const pauses: (() => void)[] = [];
  const tab = () => {
    const store = new ListStore(link, {
      shelf: Promise.resolve(shelf),
      told: (one) => told.push(one),
      pause: () => new Promise<void>((resolve) => pauses.push(resolve)),
      random: () => 0.5,
      isOnline: () => server.online,
    });
    store.start();
    return store;
  };
  const wait = async () => {
    for (const resolve of pauses.splice(0)) resolve();
    for (let at = 0; at < 5; at++) await settle();
  };
  return { server, tab, told, wait, shelf, id: list.id };
}

async function* streamOf(
  server: { say: ((event: ListEvent) => void) | undefined },
  signal: AbortSignal,
): AsyncGenerator<ListEvent> {
  const events: ListEvent[] = [];
  let wake = (): void => undefined;
  server.say = (event) => {
    events.push(event);
    wake();
  };
  signal.addEventListener('abort', () => {
    wake();
  });
  while (!signal.aborted) {
    const event = events.shift();
    if (event) yield event;
    else await new Promise<void>((resolve) => (wake = resolve));
  }
}

const shown = (store: ListStore) => store.view().list?.items.map(({ name, ticked }) => [name, ticked]);
const tick = { field: 'ticked', value: true } as const;

describe('without a network', () => {
  test('what is done shows, waits, outlives the tab and is sent when there is one again', async () => {
    const [milk, bread] = [aLine({ name: 'milk' }), aLine({ name: 'bread' })];
    const { server, tab, wait } = around([milk, bread]);
    const first = tab();
    await wait();
    server.online = false;
    first.act(milk.id, tick);
    first.act(bread.id, { field: 'note', value: 'rye' });
    first.act(milk.id, { field: 'ticked', value: false });
    first.act(milk.id, tick);
    await wait();
    expect(first.view()).toMatchObject({ count: 2, isOffline: true, list: { ticked: 1 } });
    first.stop();

    const second = tab();
    await wait();
    expect([shown(second), second.view().count, server.sent]).toEqual([
      [
        ['milk', true],
        ['bread', false],
      ],
      2,
      [],
    ]);
    server.online = true;
    second.retry();
    await wait();
    expect(
      server.sent
        .flat()
        .map(({ field, value, seen }) => [field, value, seen])
        .sort(),
    ).toEqual([
      ['note', 'rye', 0],
      ['ticked', true, 0],
    ]);
    expect(second.view()).toMatchObject({ count: 0, isOffline: false, list: { ticked: 1 } });
    second.stop();
  });

  test('nothing known and nothing reached is a failure that can be tried again', async () => {
    const { server, tab, wait } = around([aLine()]);
    server.online = false;
    const store = tab();
    await wait();
    expect([store.view().list, store.view().error]).toEqual([undefined, expect.any(TypeError)]);
    server.online = true;
    store.retry();
    await wait();
    expect(store.view()).toMatchObject({ error: undefined, list: { lines: 1 } });
    store.stop();
  });
});

test('one that is refused does not hold the others, and is told', async () => {
  const [milk, bread] = [aLine({ name: 'milk' }), aLine({ name: 'bread' })];
  const { server, tab, told, wait } = around([milk, bread]);
  const store = tab();
  await wait();
  server.online = false;
  store.act(milk.id, { field: 'note', value: 'bad' });
  store.act(bread.id, tick);
  await wait();
  server.online = true;
  server.answer = (operation) => {
    if (operation.field === 'note') throw refused('INPUT_INVALID');
    server.seq += 1;
    return { opId: operation.opId, outcome: 'done', version: 1, seq: server.seq };
  };
  store.retry();
  await wait();
  await wait();
  expect(told).toMatchObject([{ kind: 'refused', names: ['milk'], failure: { code: 'INPUT_INVALID' } }]);
  expect([shown(store), store.view().count]).toEqual([
    [
      ['milk', false],
      ['bread', true],
    ],
    0,
  ]);
  store.stop();
});

test('a list that was closed meanwhile refuses all that waits at once', async () => {
  const [milk, bread] = [aLine({ name: 'milk' }), aLine({ name: 'bread' })];
  const { server, tab, told, wait } = around([milk, bread]);
  const store = tab();
  await wait();
  server.online = false;
  store.act(milk.id, tick);
  store.act(bread.id, tick);
  server.online = true;
  server.failure = refused('CONFLICT');
  store.retry();
  await wait();
  expect(told).toMatchObject([{ kind: 'refused', names: ['milk', 'bread'] }]);
  expect(store.view()).toMatchObject({ count: 0, list: { ticked: 0 } });
  store.stop();
});

test('what others do shows as it comes, with who is there; somebody who was faster is told of', async () => {
  const milk = aLine({ name: 'milk' });
  const { server, tab, told, wait } = around([milk]);
  const store = tab();
  void store.follow();
  await wait();
  const taras = { id: '7b1e0000-0000-4000-8000-00000000ffff', name: 'Taras' };
  const change = { seq: 1, lineId: milk.id, field: 'ticked', value: true, version: 1, by: taras } as const;
  server.say?.({ kind: 'changes', changes: [change] });
  server.say?.({ kind: 'present', people: [taras] });
  await wait();
  expect(store.view()).toMatchObject({ present: [taras], list: { ticked: 1, items: [{ tickedBy: taras }] } });
  expect(server.loads).toBe(1);
  server.answer = ({ opId }) => ({ opId, outcome: 'overtaken', version: 1, seq: 1 });
  store.act(milk.id, { field: 'note', value: 'x' });
  await wait();
  expect(told).toEqual([{ kind: 'overtaken', name: 'milk' }]);
  store.unfollow();
  expect(store.view().present).toEqual([]);
  store.stop();
});

test('a list that is gone goes from the device, too', async () => {
  const { server, tab, wait, shelf, id } = around([aLine()]);
  const store = tab();
  await wait();
  expect((await shelf.read(id)).kept).toBeTruthy();
  server.failure = refused('NOT_FOUND');
  await store.load();
  expect([store.view().list, (await shelf.read(id)).kept]).toEqual([undefined, undefined]);
  store.stop();
});
