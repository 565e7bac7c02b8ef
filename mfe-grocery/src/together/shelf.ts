import { LISTS_DATABASE, type NumberedChange, type Queued } from '@sytno/domain';
import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import type { GroceryList, ListedList, ListLine } from '../lists/lists.queries';

/** What the server said of a list, as it is kept for when there is no network. */
export interface KeptList {
  readonly list: GroceryList;
  readonly lines: readonly ListLine[];
  readonly seq: number;
  readonly ahead: readonly NumberedChange[];
}

interface KeptOperation {
  readonly opId: string;
  readonly key: string;
  /** Their order on this device; no other device looks at it. */
  readonly order: number;
  readonly operation: Queued;
}

interface Kept extends DBSchema {
  about: { key: string; value: string };
  lists: { key: string; value: KeptList };
  queue: { key: string; value: KeptOperation; indexes: { key: string } };
  index: { key: string; value: readonly ListedList[] };
}

/** What this device keeps of the lists of one person. */
export interface Shelf {
  read: (key: string) => Promise<{ kept: KeptList | undefined; queue: Queued[] }>;
  queueOf: (key: string) => Promise<Queued[]>;
  keepList: (key: string, kept: KeptList) => Promise<void>;
  keepQueue: (key: string, put: readonly Queued[], gone: readonly string[]) => Promise<void>;
  forget: (key: string) => Promise<void>;
  /** After what is being written. */
  close: () => void;
  readIndex: () => Promise<readonly ListedList[] | undefined>;
  keepIndex: (lists: readonly ListedList[]) => Promise<void>;
}

const TABLES = ['about', 'lists', 'queue', 'index'] as const;
const OWNER = 'owner';
const INDEX = 'all';

/**
 * Opens the device's copy for one person; what another one left goes first. It rejects where a browser keeps
 * nothing, as some do in private windows.
 *
 * @param owner the person's id, or a guest's link
 */
export async function openShelf(owner: string, name = LISTS_DATABASE): Promise<Shelf> {
  let last = 0;
  const db: IDBPDatabase<Kept> = await openDB<Kept>(name, 1, {
    upgrade(fresh) {
      for (const table of TABLES) {
        if (table === 'queue') fresh.createObjectStore(table, { keyPath: 'opId' }).createIndex('key', 'key');
        else fresh.createObjectStore(table);
      }
    },
    // Signing out deletes it, in whatever tab.
    blocking: () => {
      db.close();
    },
  });
  const all = db.transaction(TABLES, 'readwrite');
  if ((await all.objectStore('about').get(OWNER)) !== owner) {
    await Promise.all(TABLES.map((table) => all.objectStore(table).clear()));
    await all.objectStore('about').put(owner, OWNER);
  }
  await all.done;

  const queueOf = async (key: string) => {
    const rows = await db.getAllFromIndex('queue', 'key', key);
    return rows.sort((a, b) => a.order - b.order).map(({ operation }) => operation);
  };
  const orderOf = () => {
    last = Math.max(last + 1, (performance.timeOrigin + performance.now()) * 1000);
    return last;
  };
  return {
    read: async (key) => ({ kept: await db.get('lists', key), queue: await queueOf(key) }),
    queueOf,
    keepList: async (key, kept) => {
      await db.put('lists', kept, key);
    },
    async keepQueue(key, put, gone) {
      const { store, done } = db.transaction('queue', 'readwrite');
      for (const operation of put) {
        const { opId } = operation;
        const before = await store.get(opId);
        await store.put({ opId, key, order: before?.order ?? orderOf(), operation });
      }
      for (const opId of gone) await store.delete(opId);
      await done;
    },
    async forget(key) {
      const rows = await db.getAllKeysFromIndex('queue', 'key', key);
      await Promise.all([db.delete('lists', key), ...rows.map((row) => db.delete('queue', row))]);
    },
    close: () => {
      db.close();
    },
    readIndex: () => db.get('index', INDEX),
    keepIndex: async (lists) => {
      await db.put('index', lists, INDEX);
    },
  };
}
