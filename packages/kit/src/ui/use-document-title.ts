import { useEffect } from 'react';

/** Between what a window shows and the product's name. */
const DASH = ' – ';

/**
 * Puts a name in front of the product's in the window's title. The shell's own title of the page comes in
 * the same commit, so ours is written after it.
 */
export function useDocumentTitle(name: string | undefined): void {
  useEffect(() => {
    if (name === undefined) return undefined;
    let here = true;
    queueMicrotask(() => {
      const product = document.title.split(DASH).at(-1) ?? '';
      if (here) document.title = [name, product].filter(Boolean).join(DASH);
    });
    return () => {
      here = false;
    };
  }, [name]);
}
