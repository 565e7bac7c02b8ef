import type { Allergen, Language } from '@sytno/domain';
import i18next, { type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import type { TextTree } from './text-tree';

/** The namespace of texts that belong to the kit's own parts. */
export const KIT_TEXTS = 'kit';

/** The key of an allergen's name for the texts of any namespace: `t(allergenKey('milk'))`. */
export const allergenKey = (allergen: Allergen): string => `${KIT_TEXTS}:allergens.${allergen}`;

/** Makes the page's only i18next instance, without texts. Sections never call this. */
export function createI18n(lng: Language): i18n {
  const instance = i18next.createInstance();
  void instance.use(initReactI18next).init({
    lng,
    fallbackLng: false,
    ns: [],
    interpolation: { escapeValue: false },
    returnNull: false,
    initAsync: false,
    react: { useSuspense: false },
  });
  return instance;
}

/** Adds a namespace's texts in a language; a namespace that is there already is replaced. */
export function addTexts(instance: i18n, lng: Language, namespace: string, texts: TextTree): void {
  instance.addResourceBundle(lng, namespace, texts, false, true);
}
