import { atom, useSetAtom } from 'jotai';
import { useEffect, useId } from 'react';

/** The forms on the page that hold something unsaved. The shell asks before it leads away from them. */
export const unsavedAtom = atom<ReadonlySet<string>>(new Set<string>());

/**
 * Says that a form holds something that is not saved: leaving the page then asks first, whether by a link,
 * by going back or by closing the tab. A page that leads on by itself after saving is not asked.
 */
export function useUnsaved(dirty: boolean): void {
  const id = useId();
  const set = useSetAtom(unsavedAtom);
  useEffect(() => {
    if (!dirty) return undefined;
    set((forms) => new Set([...forms, id]));
    return () => {
      set((forms) => new Set([...forms].filter((form) => form !== id)));
    };
  }, [dirty, id, set]);
}
