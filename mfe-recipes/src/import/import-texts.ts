import type { Language } from '@sytno/domain';
import type { TextTree } from '@sytno/kit';
import type { LaterWords } from '@sytno/kit/ui';

/** The words of importing: they come with its page, since the list does without them. */
export const IMPORT_TEXTS = 'recipes-import';

const FILES = {
  uk: () => import(/* webpackChunkName: "import-texts-uk" */ '../texts/import.uk').then((file) => file.uk),
  ru: () => import(/* webpackChunkName: "import-texts-ru" */ '../texts/import.ru').then((file) => file.ru),
  en: () => import(/* webpackChunkName: "import-texts-en" */ '../texts/import.en').then((file) => file.en),
};

/** Those words, for the page that brings them along. */
export const IMPORT_WORDS: LaterWords = {
  namespace: IMPORT_TEXTS,
  load: (lng: Language): Promise<TextTree> => FILES[lng](),
};
