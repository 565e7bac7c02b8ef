import { useEffect, useState } from 'react';

/** As many rows of a form are drawn in one go: on a slow phone that is done within a frame or two. */
export const ROWS_AT_ONCE = 10;

/**
 * How many of `count` rows to draw now. A few more rows are there at once; many more come portion by portion, so
 * that the page goes on answering while a long list is pasted.
 */
export function useGrowing(count: number): number {
  const [drawn, setDrawn] = useState(0);
  const now = Math.min(count, drawn + ROWS_AT_ONCE);
  useEffect(() => {
    if (now === drawn) return undefined;
    const next = setTimeout(() => {
      setDrawn(now);
    });
    return () => {
      clearTimeout(next);
    };
  }, [drawn, now]);
  return now;
}
