import type { Language } from '@sytno/domain';
import { KIT_TEXTS, type TextTree } from '@sytno/kit';
import { readBoot } from '../app/boot';

/** The namespace of the shell's own texts. */
export const SHELL_TEXTS = 'shell';

type Bundle = Promise<{ shell: TextTree; kit: TextTree }>;

/** One file a language, with the texts of shell and kit; only the active language is loaded. */
const BUNDLES: Record<Language, () => Bundle> = {
  uk: () => import(/* webpackChunkName: "texts-uk" */ './bundle.uk'),
  ru: () => import(/* webpackChunkName: "texts-ru" */ './bundle.ru'),
  en: () => import(/* webpackChunkName: "texts-en" */ './bundle.en'),
};

/** The texts of shell and kit by namespace. Rejects with a ChunkLoadError when the file does not come. */
export async function loadShellTexts(lng: Language): Promise<Record<string, TextTree>> {
  const { shell, kit } = await BUNDLES[lng]();
  return {
    [SHELL_TEXTS]: shell,
    [KIT_TEXTS]: withUnitWords(kit, readBoot(document).config.unitWords?.[lng]),
  };
}

/** The kit's texts with what an administrator calls units in the place of its own words. */
export function withUnitWords(kit: TextTree, words: Readonly<Record<string, string>> | undefined): TextTree {
  const { units } = kit;
  return words && typeof units === 'object' ? { ...kit, units: { ...units, ...words } } : kit;
}
