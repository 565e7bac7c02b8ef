import type { Language } from '@sytno/domain';
import type { TextTree } from '@sytno/kit';
import type { LaterWords } from '@sytno/kit/ui';

/** The words of publishing and reviewing: they come with those parts, since a reader of recipes needs none. */
export const PUBLISHING_TEXTS = 'recipes-publishing';

const FILES = {
  uk: () =>
    import(/* webpackChunkName: "publishing-texts-uk" */ '../texts/publishing.uk').then((file) => file.uk),
  ru: () =>
    import(/* webpackChunkName: "publishing-texts-ru" */ '../texts/publishing.ru').then((file) => file.ru),
  en: () =>
    import(/* webpackChunkName: "publishing-texts-en" */ '../texts/publishing.en').then((file) => file.en),
};

/** Those words, for the parts that bring them along. */
export const PUBLISHING_WORDS: LaterWords = {
  namespace: PUBLISHING_TEXTS,
  load: (lng: Language): Promise<TextTree> => FILES[lng](),
};
