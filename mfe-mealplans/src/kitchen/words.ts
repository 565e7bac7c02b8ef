import type { LaterWords } from '@sytno/kit/ui';

/** The namespace of the texts below. */
export const KITCHEN_TEXTS = 'mealplans.kitchen';

const LOAD = {
  uk: () => import(/* webpackChunkName: "kitchen-uk" */ './texts/uk').then((file) => file.uk),
  ru: () => import(/* webpackChunkName: "kitchen-ru" */ './texts/ru').then((file) => file.ru),
  en: () => import(/* webpackChunkName: "kitchen-en" */ './texts/en').then((file) => file.en),
};

/** Words of foods, notes and cookings; they come with their windows. */
export const KITCHEN_WORDS: LaterWords = { namespace: KITCHEN_TEXTS, load: (lng) => LOAD[lng]() };
