import type { Language } from '@sytno/domain';
import type { TextTree } from '@sytno/kit';
import type { LaterWords } from '@sytno/kit/ui';

/** The words of groups and experts' pages: they come with those pages. */
export const GROUP_TEXTS = 'expert-groups';

const FILES = {
  uk: () => import(/* webpackChunkName: "group-texts-uk" */ '../texts/groups.uk').then((file) => file.uk),
  ru: () => import(/* webpackChunkName: "group-texts-ru" */ '../texts/groups.ru').then((file) => file.ru),
  en: () => import(/* webpackChunkName: "group-texts-en" */ '../texts/groups.en').then((file) => file.en),
};

/** Those words, for the parts that bring them along. */
export const GROUP_WORDS: LaterWords = {
  namespace: GROUP_TEXTS,
  load: (lng: Language): Promise<TextTree> => FILES[lng](),
};
