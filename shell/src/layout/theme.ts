import { atom, useAtom } from 'jotai';
import { useSyncExternalStore } from 'react';
import { applyTheme, readTheme, storeTheme, type Theme } from './theme-memory';

/** One for all places where it can be chosen; null until somebody chooses on this visit. */
const chosenAtom = atom<Theme | null>(null);
const never = () => () => undefined;

/** The theme and the way to choose another, which is shown and remembered at once. */
export function useTheme(): [Theme, (next: Theme) => void] {
  const [chosen, setChosen] = useAtom(chosenAtom);
  const stored = useSyncExternalStore(
    never,
    () => readTheme(localStorage),
    () => 'system' as const,
  );
  const choose = (next: Theme) => {
    setChosen(next);
    storeTheme(localStorage, next);
    applyTheme(next);
  };
  return [chosen ?? stored, choose];
}
