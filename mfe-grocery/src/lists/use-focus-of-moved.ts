import { useCallback, useEffect, useRef } from 'react';
import type { ListLine } from './lists.queries';
import { neighbourOf } from './shopping';

/** The id of a line's box. */
export const boxOf = (lineId: string) => `line-${lineId}`;

/** A row that moves away takes the focus with it into nothing: it goes to the next one then. */
export function useFocusOfMoved(lines: readonly ListLine[]): (lineId: string) => void {
  const next = useRef<string>(undefined);
  useEffect(() => {
    if (next.current === undefined || document.activeElement !== document.body) return;
    document.getElementById(boxOf(next.current))?.focus({ preventScroll: true });
    next.current = undefined;
  }, [lines]);
  const known = useRef(lines);
  useEffect(() => {
    known.current = lines;
  });
  // The same function always: rows are drawn anew only when they change.
  return useCallback((lineId) => {
    next.current = neighbourOf(known.current, lineId);
  }, []);
}
