import type { Language } from '@sytno/domain';

/** What stands behind the name of a copy. */
export const COPY_WORD: Readonly<Record<Language, string>> = {
  uk: 'копія',
  ru: 'копия',
  en: 'copy',
};
