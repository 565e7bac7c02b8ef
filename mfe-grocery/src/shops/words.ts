import type { LaterWords } from '@sytno/kit/ui';

/** The namespace of the texts below. */
export const SHOPS_TEXTS = 'grocery-shops';

const LOAD = {
  uk: () => import(/* webpackChunkName: "shops-texts-uk" */ '../texts/shops.uk').then((file) => file.uk),
  ru: () => import(/* webpackChunkName: "shops-texts-ru" */ '../texts/shops.ru').then((file) => file.ru),
  en: () => import(/* webpackChunkName: "shops-texts-en" */ '../texts/shops.en').then((file) => file.en),
};

/** Words of a list in the shop, of shops and of the phone; they come with their parts. */
export const SHOPS_WORDS: LaterWords = { namespace: SHOPS_TEXTS, load: (lng) => LOAD[lng]() };
