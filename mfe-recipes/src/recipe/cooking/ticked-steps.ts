import { millisecondsOf } from '@sytno/domain';
import { now } from '@sytno/kit';
import { useCallback, useState } from 'react';

/** After that the dish is eaten. */
const KEPT_MS = 12 * 3_600_000;
const keyOf = (recipeId: string): string => `sytno.steps.${recipeId}`;

interface Kept {
  at: number;
  done: number[];
}

/** The steps that were ticked off on this visit, by position; after twelve hours none. */
export function readTicked(storage: Storage, recipeId: string, at: number): readonly number[] {
  try {
    const kept = JSON.parse(storage.getItem(keyOf(recipeId)) ?? 'null') as Partial<Kept> | null;
    const fresh = typeof kept?.at === 'number' && at - kept.at < KEPT_MS && at >= kept.at;
    return fresh && Array.isArray(kept.done) ? kept.done.filter((step) => Number.isInteger(step)) : [];
  } catch {
    return [];
  }
}

/** Keeps them for a reload; a browser that keeps nothing forgets them with the page. */
export function keepTicked(storage: Storage, recipeId: string, done: readonly number[], at: number): void {
  try {
    if (done.length === 0) storage.removeItem(keyOf(recipeId));
    else storage.setItem(keyOf(recipeId), JSON.stringify({ at, done }));
  } catch {
    // Full or forbidden: the ticks live as long as the page.
  }
}

export interface Ticked {
  has: (position: number) => boolean;
  toggle: (position: number) => void;
  count: number;
}

/** The ticks of one recipe's steps. */
export function useTicked(recipeId: string): Ticked {
  const [done, setDone] = useState(() => readTicked(sessionStorage, recipeId, millisecondsOf(now())));
  const toggle = useCallback(
    (position: number) => {
      setDone((before) => {
        const next = before.includes(position)
          ? before.filter((step) => step !== position)
          : [...before, position];
        keepTicked(sessionStorage, recipeId, next, millisecondsOf(now()));
        return next;
      });
    },
    [recipeId],
  );
  return { has: (position) => done.includes(position), toggle, count: done.length };
}
