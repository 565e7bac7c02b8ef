import { atom, useSetAtom } from 'jotai';
import { useEffect, useId } from 'react';

/** What becomes of a form when the page is left: it is lost, or its draft stays in this browser. */
export type Unsaved = 'lost' | 'kept';

/** The forms on the page that hold something unsaved. The shell asks before it leads away from them. */
export const unsavedAtom = atom<ReadonlyMap<string, Unsaved>>(new Map<string, Unsaved>());

/**
 * Says that a form holds something that is not saved: leaving the page then asks first, whether by a link,
 * by going back or by closing the tab. A page that leads on by itself after saving is not asked.
 *
 * @param fate of what was typed; a form that keeps a draft and offers it on return says so
 */
export function useUnsaved(dirty: boolean, fate: Unsaved = 'lost'): void {
  const id = useId();
  const set = useSetAtom(unsavedAtom);
  useEffect(() => {
    if (!dirty) return undefined;
    set((forms) => new Map([...forms, [id, fate]]));
    return () => {
      set((forms) => new Map([...forms].filter(([form]) => form !== id)));
    };
  }, [dirty, fate, id, set]);
}
