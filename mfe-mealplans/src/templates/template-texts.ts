import type { Language } from '@sytno/domain';
import type { TextTree } from '@sytno/kit';
import type { LaterWords } from '@sytno/kit/ui';

/** The words of templates: they come with those pages, since the week itself needs none. */
export const TEMPLATE_TEXTS = 'mealplans-templates';

const FILES = {
  uk: () =>
    import(/* webpackChunkName: "template-texts-uk" */ '../texts/templates.uk').then((file) => file.uk),
  ru: () =>
    import(/* webpackChunkName: "template-texts-ru" */ '../texts/templates.ru').then((file) => file.ru),
  en: () =>
    import(/* webpackChunkName: "template-texts-en" */ '../texts/templates.en').then((file) => file.en),
};

/** Those words, for the parts that bring them along. */
export const TEMPLATE_WORDS: LaterWords = {
  namespace: TEMPLATE_TEXTS,
  load: (lng: Language): Promise<TextTree> => FILES[lng](),
};
