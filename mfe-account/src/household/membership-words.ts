import type { LaterWords } from '@sytno/kit/ui';

/** The namespace of the texts below. */
export const MEMBERSHIP_TEXTS = 'account-membership';

const LOAD = {
  uk: () =>
    import(/* webpackChunkName: "membership-texts-uk" */ '../texts/membership.uk').then((file) => file.uk),
  ru: () =>
    import(/* webpackChunkName: "membership-texts-ru" */ '../texts/membership.ru').then((file) => file.ru),
  en: () =>
    import(/* webpackChunkName: "membership-texts-en" */ '../texts/membership.en').then((file) => file.en),
};

/** Words of who lives in a household and how one comes in; they come with those pages. */
export const MEMBERSHIP_WORDS: LaterWords = { namespace: MEMBERSHIP_TEXTS, load: (lng) => LOAD[lng]() };
