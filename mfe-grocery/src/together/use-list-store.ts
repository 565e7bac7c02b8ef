import { LISTS_DATABASE } from '@sytno/domain';
import { createContext, use, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { ListLink } from './list-link';
import { ListStore } from './list-store';
import { NOTHING_SHOWN, type ListView, type Told } from './list-view';
import type { Shelf } from './shelf';

/** The store of the list that a page shows. */
export const ListStoreContext = createContext<ListStore | null>(null);

/** The store of the list around; parts of a list's page alone may ask. */
export function useListStore(): ListStore {
  const store = use(ListStoreContext);
  if (!store) throw new Error('A part of a list is used outside of its page.');
  return store;
}

const NOBODY = { view: () => NOTHING_SHOWN, subscribe: () => () => undefined };

/** How the list around stands. */
export function useListView(): ListView {
  return useViewOf(useListStore());
}

function useViewOf({ subscribe, view }: Pick<ListStore, 'view' | 'subscribe'>): ListView {
  return useSyncExternalStore(subscribe, view);
}

/** Opens this device's copy; undefined where the browser keeps none. Its code comes when it is wanted. */
export async function shelfOf(owner: string, name: string = LISTS_DATABASE): Promise<Shelf | undefined> {
  if (!('indexedDB' in globalThis)) return undefined;
  try {
    const { openShelf } = await import(/* webpackChunkName: "shelf" */ './shelf');
    return await openShelf(owner, name);
  } catch {
    return undefined;
  }
}

/**
 * A list that is kept, sent and followed while a page shows it: by itself on the phone, in the shell, for a guest.
 * The stream is open while the page is in sight.
 *
 * @param link made once for a list: another one begins anew
 * @param owner whose copy it is
 */
export function useOpenList(
  link: ListLink,
  owner: string,
  told: (told: Told) => void,
  database?: string,
): { store: ListStore | null; view: ListView } {
  const [store, setStore] = useState<ListStore | null>(null);
  const tell = useRef(told);
  useEffect(() => {
    tell.current = told;
  });
  useEffect(() => {
    const shelf = shelfOf(owner, database);
    const next = new ListStore(link, {
      shelf,
      told: (one) => {
        tell.current(one);
      },
      pause,
      random: Math.random,
      isOnline: () => navigator.onLine,
    });
    const stop = attend(next, link.key);
    setStore(next);
    return () => {
      stop();
      next.stop();
      void shelf.then((one) => one?.close());
    };
  }, [link, owner, database]);
  return { store, view: useViewOf(store ?? NOBODY) };
}

/** Starts a store and keeps it on what the browser tells: the network, the page in sight, other tabs. */
function attend(store: ListStore, key: string): () => void {
  const end = new AbortController();
  const { signal } = end;
  const isSeen = () => document.visibilityState === 'visible';
  const wake = () => {
    store.unfollow();
    store.retry();
    if (isSeen()) void store.follow();
  };
  document.addEventListener('visibilitychange', wake, { signal });
  for (const event of ['online', 'pageshow']) window.addEventListener(event, wake, { signal });
  window.addEventListener('offline', () => store.offline(), { signal });
  const channel = 'BroadcastChannel' in window ? new BroadcastChannel(LISTS_DATABASE) : undefined;
  channel?.addEventListener('message', ({ data }) => {
    if (data === key) void store.takeQueue();
  });
  store.wrote = () => {
    channel?.postMessage(key);
  };
  store.start();
  if (isSeen()) void store.follow();
  return () => {
    end.abort();
    store.wrote = () => undefined;
    channel?.close();
  };
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    const over = () => {
      clearTimeout(timer);
      resolve();
    };
    signal.addEventListener('abort', over, { once: true });
  });
}
