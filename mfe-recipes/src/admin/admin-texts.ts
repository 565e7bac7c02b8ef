import type { TextTree } from '@sytno/kit';
import type { Language } from '@sytno/domain';

/** The namespace of the administrator's screens: their words come with them, since few people read them. */
export const ADMIN_TEXTS = 'recipes-admin';

const FILES = {
  uk: () => import(/* webpackChunkName: "admin-texts-uk" */ '../texts/admin.uk').then((file) => file.uk),
  ru: () => import(/* webpackChunkName: "admin-texts-ru" */ '../texts/admin.ru').then((file) => file.ru),
  en: () => import(/* webpackChunkName: "admin-texts-en" */ '../texts/admin.en').then((file) => file.en),
};

/** The words of the administrator's screens in one language. */
export const loadAdminTexts = (lng: Language): Promise<TextTree> => FILES[lng]();
