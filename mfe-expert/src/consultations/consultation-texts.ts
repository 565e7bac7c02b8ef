import type { Language } from '@sytno/domain';
import type { TextTree } from '@sytno/kit';
import type { LaterWords } from '@sytno/kit/ui';

/** The words of consultations: they come with their pages. */
export const CONSULTATION_TEXTS = 'expert-consultations';

const FILES = {
  uk: () =>
    import(/* webpackChunkName: "consultation-texts-uk" */ '../texts/consultations.uk').then(
      (file) => file.uk,
    ),
  ru: () =>
    import(/* webpackChunkName: "consultation-texts-ru" */ '../texts/consultations.ru').then(
      (file) => file.ru,
    ),
  en: () =>
    import(/* webpackChunkName: "consultation-texts-en" */ '../texts/consultations.en').then(
      (file) => file.en,
    ),
};

/** Those words, for the parts that bring them along. */
export const CONSULTATION_WORDS: LaterWords = {
  namespace: CONSULTATION_TEXTS,
  load: (lng: Language): Promise<TextTree> => FILES[lng](),
};
