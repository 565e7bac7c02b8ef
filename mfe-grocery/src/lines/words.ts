import type { LaterWords } from '@sytno/kit/ui';

/** The namespace of the texts below. */
export const LINES_TEXTS = 'grocery-lines';

const LOAD = {
  uk: () => import(/* webpackChunkName: "lines-texts-uk" */ '../texts/lines.uk').then((file) => file.uk),
  ru: () => import(/* webpackChunkName: "lines-texts-ru" */ '../texts/lines.ru').then((file) => file.ru),
  en: () => import(/* webpackChunkName: "lines-texts-en" */ '../texts/lines.en').then((file) => file.en),
};

/** Words of the windows over a list; they come with them. */
export const LINES_WORDS: LaterWords = { namespace: LINES_TEXTS, load: (lng) => LOAD[lng]() };
