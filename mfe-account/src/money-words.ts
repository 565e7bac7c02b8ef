import type { LaterWords } from '@sytno/kit/ui';

/** The namespace of the texts below. */
export const MONEY_TEXTS = 'account-money';

const LOAD = {
  uk: () => import(/* webpackChunkName: "money-texts-uk" */ './texts/money.uk').then((file) => file.uk),
  ru: () => import(/* webpackChunkName: "money-texts-ru" */ './texts/money.ru').then((file) => file.ru),
  en: () => import(/* webpackChunkName: "money-texts-en" */ './texts/money.en').then((file) => file.en),
};

/** Words of buying, paying and of what administrators do about it; they come with those pages. */
export const MONEY_WORDS: LaterWords = { namespace: MONEY_TEXTS, load: (lng) => LOAD[lng]() };
