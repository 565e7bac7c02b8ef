import { isLanguage, type Language } from '@sytno/domain';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { addTexts } from './i18n';
import type { TextTree } from './text-tree';

/** How a text is asked for: a dotted key, and values for its places (`count` chooses the plural form). */
export type Texts = (key: string, values?: Record<string, string | number>) => string;

/** The texts of a namespace in the page's language. Every section names its own namespace. */
export function useTexts(namespace: string): { t: Texts; lng: Language } {
  const { t, i18n } = useTranslation(namespace);
  const lng = isLanguage(i18n.language) ? i18n.language : 'uk';
  // The same function while language and texts are: what is kept by it is drawn anew only when they change.
  const texts = useCallback<Texts>((key, values) => t(key, { ...values }), [t]);
  return { t: texts, lng };
}

/** Gives the way to add texts that a page brings along when its file comes; a namespace of their own. */
export function useAddTexts(): (lng: Language, namespace: string, texts: TextTree) => void {
  const { i18n } = useTranslation();
  return useCallback(
    (lng, namespace, texts) => {
      addTexts(i18n, lng, namespace, texts);
    },
    [i18n],
  );
}
