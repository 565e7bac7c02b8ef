import { isLanguage, languageOfPath, STORAGE_KEYS, type Language } from '@sytno/domain';

/**
 * The language of a page: its prefix decides (spec §2). A page without a prefix takes `?lng=`, then what is
 * stored, then the rule (product decision 2.1).
 */
export function pageLanguage(location: { pathname: string; search: string }, storage: Storage): Language {
  const first = location.pathname.split('/')[1] ?? '';
  if (first !== 'auth') return languageOfPath(location.pathname);
  const asked = new URLSearchParams(location.search).get('lng');
  if (isLanguage(asked)) return asked;
  const stored = storage.getItem(STORAGE_KEYS.lng);
  return isLanguage(stored) ? stored : languageOfPath(location.pathname);
}
