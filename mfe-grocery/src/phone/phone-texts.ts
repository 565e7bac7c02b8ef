import type { Language } from '@sytno/domain';
import type { TextTree } from '@sytno/kit';

type Bundle = Promise<Record<string, TextTree>>;

/** One file a language with all that the list on a phone says first; windows bring their own. */
export const PHONE_TEXTS: Record<Language, () => Bundle> = {
  uk: () => import(/* webpackChunkName: "texts-uk" */ './bundle.uk').then((file) => file.bundle),
  ru: () => import(/* webpackChunkName: "texts-ru" */ './bundle.ru').then((file) => file.bundle),
  en: () => import(/* webpackChunkName: "texts-en" */ './bundle.en').then((file) => file.bundle),
};
