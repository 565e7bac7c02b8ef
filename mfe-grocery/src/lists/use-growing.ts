import { startTransition, useEffect, useState } from 'react';

/** Rows of the first picture: more than a screen has. */
const FIRST = 40;
/** Rows a step: what a slow phone draws without holding anybody up. */
const STEP = 40;

/**
 * How many of the rows are drawn: a screen at once, the others step by step, so that a list of five hundred opens
 * without holding the page up.
 */
function useGrowing(total: number): number {
  const [drawn, setDrawn] = useState(FIRST);
  const isWhole = drawn >= total;
  useEffect(() => {
    if (isWhole) return undefined;
    const timer = setTimeout(() => startTransition(() => setDrawn(drawn + STEP)));
    return () => clearTimeout(timer);
  }, [drawn, isWhole]);
  return isWhole ? total : drawn;
}

/** Tells of each line whether it is drawn yet: those to buy come first, the basket last. */
export function useDrawn<L extends { readonly id: string }>(
  open: readonly L[],
  basket: readonly L[],
): (line: L) => boolean {
  const total = open.length + basket.length;
  const drawn = useGrowing(total);
  if (drawn >= total) return () => true;
  const ids = new Set([...open, ...basket].slice(0, drawn).map(({ id }) => id));
  return ({ id }) => ids.has(id);
}
