/**
 * What one page of the door leaves for the next, in session storage: it ends with the tab and never holds a
 * password. Each is read once, but for the address, which every form offers again.
 */
const KEYS = { origin: 'origin', words: 'words', email: 'email' } as const;

/** Remembers where a visitor wanted to go before he was asked to sign in (spec §2). */
export function rememberOrigin(storage: Storage, from: unknown): void {
  if (isOwnPath(from)) storage.setItem(KEYS.origin, from);
}

/** Where the visitor wanted to go; null when nowhere of ours. Forgotten by reading. */
export function takeOrigin(storage: Storage): string | null {
  const origin = take(storage, KEYS.origin);
  return isOwnPath(origin) ? origin : null;
}

/** Words for a notice that the next page shows. */
export function leaveWords(storage: Storage, words: string): void {
  storage.setItem(KEYS.words, words);
}

export function takeWords(storage: Storage): string | null {
  return take(storage, KEYS.words);
}

/** The address that was typed last, for the next form that asks for it. */
export function rememberEmail(storage: Storage, email: string): void {
  storage.setItem(KEYS.email, email.slice(0, 320));
}

export function rememberedEmail(storage: Storage): string {
  return storage.getItem(KEYS.email) ?? '';
}

/** Whoever is signed in needs it no more, nor does the next person at this browser. */
export function forgetEmail(storage: Storage): void {
  storage.removeItem(KEYS.email);
}

function take(storage: Storage, key: string): string | null {
  const value = storage.getItem(key);
  storage.removeItem(key);
  return value;
}

/** A path of this site, and never another site's address that looks like one. */
function isOwnPath(path: unknown): path is string {
  return typeof path === 'string' && /^\/(?![/\\])/.test(path);
}
