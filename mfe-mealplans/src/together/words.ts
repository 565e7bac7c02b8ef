import type { LaterWords } from '@sytno/kit/ui';

/** The namespace of the texts below. */
export const TOGETHER_TEXTS = 'mealplans-together';

const LOAD = {
  uk: () =>
    import(/* webpackChunkName: "together-texts-uk" */ '../texts/together.uk').then((file) => file.uk),
  ru: () =>
    import(/* webpackChunkName: "together-texts-ru" */ '../texts/together.ru').then((file) => file.ru),
  en: () =>
    import(/* webpackChunkName: "together-texts-en" */ '../texts/together.en').then((file) => file.en),
};

/** Words of what others of the household do; they come when somebody does something. */
export const TOGETHER_WORDS: LaterWords = { namespace: TOGETHER_TEXTS, load: (lng) => LOAD[lng]() };
