import type { LaterWords } from '@sytno/kit/ui';

/** The namespace of the texts below. */
export const SHARING_TEXTS = 'grocery-sharing';

const LOAD = {
  uk: () => import(/* webpackChunkName: "sharing-texts-uk" */ '../texts/sharing.uk').then((file) => file.uk),
  ru: () => import(/* webpackChunkName: "sharing-texts-ru" */ '../texts/sharing.ru').then((file) => file.ru),
  en: () => import(/* webpackChunkName: "sharing-texts-en" */ '../texts/sharing.en').then((file) => file.en),
};

/** Words of links to lists and of the page behind them; they come with them. */
export const SHARING_WORDS: LaterWords = { namespace: SHARING_TEXTS, load: (lng) => LOAD[lng]() };
