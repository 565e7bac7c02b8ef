import { BREAKPOINTS } from '@sytno/domain';
import { useSyncExternalStore } from 'react';

const WIDE = `(min-width: ${String(BREAKPOINTS.lg)}px)`;

/** Whether there is room for a table beside the sider; renders again when that changes. */
export function useWide(): boolean {
  return useSyncExternalStore(
    (listener) => {
      const list = window.matchMedia(WIDE);
      list.addEventListener('change', listener);
      return () => {
        list.removeEventListener('change', listener);
      };
    },
    () => window.matchMedia(WIDE).matches,
  );
}
