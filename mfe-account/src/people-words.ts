import type { LaterWords } from '@sytno/kit/ui';

/** The namespace of the texts below. */
export const PEOPLE_TEXTS = 'account-people';

const LOAD = {
  uk: () => import(/* webpackChunkName: "people-texts-uk" */ './texts/people.uk').then((file) => file.uk),
  ru: () => import(/* webpackChunkName: "people-texts-ru" */ './texts/people.ru').then((file) => file.ru),
  en: () => import(/* webpackChunkName: "people-texts-en" */ './texts/people.en').then((file) => file.en),
};

/** Words of what a profile has below its first forms: food, notices, password, own data; they come with those parts. */
export const PEOPLE_WORDS: LaterWords = { namespace: PEOPLE_TEXTS, load: (lng) => LOAD[lng]() };
