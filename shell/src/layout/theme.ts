import { atom, useAtom } from 'jotai';

export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

const KEY = 'theme';

/** The chosen theme; the system's when nothing was chosen. */
export function readTheme(storage: Storage): Theme {
  const stored = storage.getItem(KEY);
  return THEMES.find((theme) => theme === stored) ?? 'system';
}

/** Remembers the choice; the system's wish needs no memory. */
export function storeTheme(storage: Storage, theme: Theme): void {
  if (theme === 'system') storage.removeItem(KEY);
  else storage.setItem(KEY, theme);
}

/** Shows the page in a theme. */
export function applyTheme(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
}

/** One for all places where it can be chosen; null until somebody chooses on this visit. */
const chosenAtom = atom<Theme | null>(null);

/** The theme and the way to choose another, which is shown and remembered at once. */
export function useTheme(): [Theme, (next: Theme) => void] {
  const [chosen, setChosen] = useAtom(chosenAtom);
  const choose = (next: Theme) => {
    setChosen(next);
    storeTheme(localStorage, next);
    applyTheme(next);
  };
  return [chosen ?? readTheme(localStorage), choose];
}
