import { PHONE_STORAGE_KEY, STORAGE_KEYS } from '@sytno/domain';

/** Where the phone's own session is kept, beside whoever is signed in at this browser. */
const KEY = PHONE_STORAGE_KEY;

/** A storage in which the session of the list has a place of its own, and nothing else is kept or removed. */
export function phoneStorage(storage: Storage): Storage {
  const own = (key: string) => key === STORAGE_KEYS.user;
  return {
    get length() {
      return storage.length;
    },
    key: (index) => storage.key(index),
    clear: () => storage.removeItem(KEY),
    getItem: (key) => (own(key) ? storage.getItem(KEY) : null),
    setItem: (key, value) => {
      if (own(key)) storage.setItem(KEY, value);
    },
    removeItem: (key) => {
      if (own(key)) storage.removeItem(KEY);
    },
  };
}
