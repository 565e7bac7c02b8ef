import type { LaterWords } from '@sytno/kit/ui';

/** The namespace of the texts below. */
export const KITCHEN_TEXTS = 'mealplans-kitchen';

const LOAD = {
  uk: () => import(/* webpackChunkName: "kitchen-texts-uk" */ '../texts/kitchen.uk').then((file) => file.uk),
  ru: () => import(/* webpackChunkName: "kitchen-texts-ru" */ '../texts/kitchen.ru').then((file) => file.ru),
  en: () => import(/* webpackChunkName: "kitchen-texts-en" */ '../texts/kitchen.en').then((file) => file.en),
};

/** Words of foods, notes and cookings; they come with their windows. */
export const KITCHEN_WORDS: LaterWords = { namespace: KITCHEN_TEXTS, load: (lng) => LOAD[lng]() };
