import type { Language } from '@sytno/domain';
import type { TextTree } from '@sytno/kit';
import type { LaterWords } from '@sytno/kit/ui';

/** The words of own compositions: they come with those parts, since most readers of recipes need none. */
export const COMPOSITION_TEXTS = 'recipes-composition';

const FILES = {
  uk: () =>
    import(/* webpackChunkName: "composition-texts-uk" */ '../texts/composition.uk').then((file) => file.uk),
  ru: () =>
    import(/* webpackChunkName: "composition-texts-ru" */ '../texts/composition.ru').then((file) => file.ru),
  en: () =>
    import(/* webpackChunkName: "composition-texts-en" */ '../texts/composition.en').then((file) => file.en),
};

/** Those words, for the parts that bring them along. */
export const COMPOSITION_WORDS: LaterWords = {
  namespace: COMPOSITION_TEXTS,
  load: (lng: Language): Promise<TextTree> => FILES[lng](),
};
