import type { LaterWords } from '@sytno/kit/ui';

/** The namespace of the texts below. */
export const GENERATOR_TEXTS = 'mealplans-generator';

const LOAD = {
  uk: () =>
    import(/* webpackChunkName: "generator-texts-uk" */ '../texts/generator.uk').then((file) => file.uk),
  ru: () =>
    import(/* webpackChunkName: "generator-texts-ru" */ '../texts/generator.ru').then((file) => file.ru),
  en: () =>
    import(/* webpackChunkName: "generator-texts-en" */ '../texts/generator.en').then((file) => file.en),
};

/** Words of generating a plan; they come with its page. */
export const GENERATOR_WORDS: LaterWords = { namespace: GENERATOR_TEXTS, load: (lng) => LOAD[lng]() };
