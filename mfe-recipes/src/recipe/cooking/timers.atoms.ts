import { atom } from 'jotai';
import type { Timer } from './timers';

const KEY = 'sytno.timers';

function kept(): readonly Timer[] {
  try {
    const found: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]');
    return Array.isArray(found)
      ? (found as Timer[]).filter((timer) => typeof timer.seconds === 'number')
      : [];
  } catch {
    return [];
  }
}

const listAtom = atom<readonly Timer[] | null>(null);

/** The timers of the kitchen: they outlive the recipe's page, and a reload. */
export const timersAtom = atom(
  (get) => get(listAtom) ?? kept(),
  (get, set, change: (timers: readonly Timer[]) => readonly Timer[]) => {
    const before = get(timersAtom);
    const next = change(before);
    if (next === before) return;
    set(listAtom, next);
    try {
      sessionStorage.setItem(KEY, JSON.stringify(next));
    } catch {
      // A browser that keeps nothing forgets them with the page.
    }
  },
);
