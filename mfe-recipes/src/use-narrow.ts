import { useSyncExternalStore } from 'react';
import { BREAKPOINTS } from '@sytno/domain';

/** Where a row of filters has no room. */
const NARROW = `(max-width: ${String(BREAKPOINTS.md)}px)`;

const query = (): MediaQueryList | undefined =>
  typeof window.matchMedia === 'function' ? window.matchMedia(NARROW) : undefined;

function subscribe(listener: () => void): () => void {
  const list = query();
  list?.addEventListener('change', listener);
  return () => {
    list?.removeEventListener('change', listener);
  };
}

/** Whether the window is a phone's. */
export function useNarrow(): boolean {
  return useSyncExternalStore(subscribe, () => query()?.matches ?? false);
}
