import { isLanguage, type Language } from '@sytno/domain';
import type { i18n } from 'i18next';
import { useCallback, useContext, useSyncExternalStore } from 'react';
import { getI18n, I18nContext } from 'react-i18next';
import { addTexts } from './i18n';
import type { TextTree } from './text-tree';

/** How a text is asked for: a dotted key, and values for its places (`count` chooses the plural form). */
export type Texts = (key: string, values?: Record<string, string | number>) => string;

/** The texts of a namespace in the page's language. */
interface Spoken {
  t: Texts;
  lng: Language;
}

/** By instance and namespace; emptied as the language becomes another. */
const SPOKEN = new WeakMap<i18n, Map<string, Spoken>>();

function spokenBy(instance: i18n): Map<string, Spoken> {
  const known = SPOKEN.get(instance);
  if (known) return known;
  const spoken = new Map<string, Spoken>();
  SPOKEN.set(instance, spoken);
  // Before any component listens: it finds the map empty when it asks.
  instance.on('languageChanged', () => {
    spoken.clear();
  });
  return spoken;
}

function textsOf(instance: i18n, namespace: string): Spoken {
  const spoken = spokenBy(instance);
  const known = spoken.get(namespace);
  if (known) return known;
  const lng = isLanguage(instance.language) ? instance.language : 'uk';
  const fixed = instance.getFixedT(instance.language, namespace);
  const made: Spoken = { t: (key, values) => fixed(key, { ...values }), lng };
  spoken.set(namespace, made);
  return made;
}

/** The page's one instance. */
export function useI18n(): i18n {
  // The types say that there is always a context; without a provider there is none.
  const given = useContext(I18nContext) as { i18n?: i18n } | undefined;
  return given?.i18n ?? getI18n();
}

/**
 * The texts of a namespace in the page's language: the same object until the language is another. Every section
 * names its own namespace. Not react-i18next's useTranslation, which copies the whole instance for each
 * component: a week of cards stood 14 ms later by that.
 */
export function useTexts(namespace: string): Spoken {
  const instance = useI18n();
  const subscribe = useCallback(
    (changed: () => void) => {
      spokenBy(instance);
      instance.on('languageChanged', changed);
      return () => {
        instance.off('languageChanged', changed);
      };
    },
    [instance],
  );
  const now = () => textsOf(instance, namespace);
  return useSyncExternalStore(subscribe, now, now);
}

/** Gives the way to add texts that a page brings along when its file comes; a namespace of their own. */
export function useAddTexts(): (lng: Language, namespace: string, texts: TextTree) => void {
  const instance = useI18n();
  return useCallback(
    (lng, namespace, texts) => {
      addTexts(instance, lng, namespace, texts);
    },
    [instance],
  );
}
