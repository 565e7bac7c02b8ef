import type { Outputs } from '@sytno/contract';
import { DEFAULT_LANGUAGE, isLanguage, LISTS_DATABASE, STORAGE_KEYS, type Language } from '@sytno/domain';

/** The whole answer of authentication, as it stands in local storage under `user` (spec §3). */
export type SessionUser = Outputs['account']['session']['authenticate'];

export type SessionListener = (user: SessionUser | null) => void;

/**
 * Who is signed in at this browser. The local storage is the truth: a user is signed in exactly when an
 * entry is present (spec §4), in this tab and in every other.
 */
export interface Session {
  /** The signed-in user; the same object until it changes. */
  user(): SessionUser | null;
  /** Whether somebody was signed in during this visit of the page and is no longer. */
  ended(): boolean;
  /** Saves the user and tells everybody who subscribed. */
  signIn(user: SessionUser): void;
  /** Removes user, profile, profile_data and the copies of lists, and tells everybody; the language stays. */
  signOut(): void;
  /** Calls back on every change, also of other tabs; gives the way to stop. */
  subscribe(listener: SessionListener): () => void;
}

/** Makes the session over a storage; `events` is where `storage` events of other tabs arrive. */
export function createSession(storage: Storage, events: EventTarget): Session {
  const listeners = new Set<SessionListener>();
  let raw = storage.getItem(STORAGE_KEYS.user);
  let user = parseUser(raw);
  let seen = user !== null;

  const refresh = (): void => {
    const now = storage.getItem(STORAGE_KEYS.user);
    if (now === raw) return;
    raw = now;
    user = parseUser(now);
    seen ||= user !== null;
    for (const listener of [...listeners]) listener(user);
  };

  events.addEventListener('storage', (event) => {
    const { key } = event as StorageEvent;
    if (key === null || key === STORAGE_KEYS.user) refresh();
  });

  return {
    user: () => user,
    ended: () => seen && user === null,
    signIn(next) {
      if (user !== null && user.id !== next.id) forgetLists();
      storage.setItem(STORAGE_KEYS.user, JSON.stringify(next));
      refresh();
    },
    signOut() {
      for (const key of [STORAGE_KEYS.user, STORAGE_KEYS.profile, STORAGE_KEYS.profileData])
        storage.removeItem(key);
      forgetLists();
      refresh();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** What was kept of lists goes with whoever kept it, in every tab. */
function forgetLists(): void {
  try {
    globalThis.indexedDB.deleteDatabase(LISTS_DATABASE);
  } catch {
    // This browser keeps nothing.
  }
}

/** The user in a stored text; anything that is not one (older, foreign, broken) counts as signed out. */
function parseUser(text: string | null): SessionUser | null {
  if (text === null) return null;
  try {
    const value = JSON.parse(text) as Partial<SessionUser> | null;
    const headers = value?.headers;
    const whole = [headers?.['access-token'], headers?.client, headers?.uid].every(
      (h) => typeof h === 'string',
    );
    return whole ? (value as SessionUser) : null;
  } catch {
    return null;
  }
}

/** The language kept under `lng`, else Ukrainian: where a visitor without a session is sent (spec §2). */
export function storedLanguage(storage: Storage): Language {
  const lng = storage.getItem(STORAGE_KEYS.lng);
  return isLanguage(lng) ? lng : DEFAULT_LANGUAGE;
}
