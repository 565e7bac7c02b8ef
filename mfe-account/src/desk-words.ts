import type { LaterWords } from '@sytno/kit/ui';

/** The namespace of the texts below. */
export const DESK_TEXTS = 'account-desk';

const LOAD = {
  uk: () => import(/* webpackChunkName: "desk-texts-uk" */ './texts/desk.uk').then((file) => file.uk),
  ru: () => import(/* webpackChunkName: "desk-texts-ru" */ './texts/desk.ru').then((file) => file.ru),
  en: () => import(/* webpackChunkName: "desk-texts-en" */ './texts/desk.en').then((file) => file.en),
};

/** Words of the administration's own pages; they come with those pages. */
export const DESK_WORDS: LaterWords = { namespace: DESK_TEXTS, load: (lng) => LOAD[lng]() };
