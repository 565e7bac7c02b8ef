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
