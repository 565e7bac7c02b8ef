import type { Language } from '@sytno/domain';
import { KIT_TEXTS, type TextTree } from '@sytno/kit';

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
  return { [SHELL_TEXTS]: shell, [KIT_TEXTS]: kit };
}
