import type { SectionName } from '@sytno/contract/sections';
import { SECTION_CONTRACT } from '@sytno/contract/sections';
import type { Language } from '@sytno/domain';
import type { ComponentType } from 'react';
import type { TextTree } from '../i18n/text-tree';
import type { PageKey } from '../routes';

/** What a section's page is given. Everything else comes from the kit, which the page holds once. */
export interface SectionProps {
  /** Which page of the route table is open. */
  page: PageKey;
  lng: Language;
}

/** What a section's federated module `./section` exports as `section`. The shell checks this shape before rendering. */
export interface SectionModule {
  contract: number;
  name: SectionName;
  version: string;
  Section: ComponentType<SectionProps>;
  /** The section's texts in one language; a chunk of its own, so that only one language is loaded. */
  loadTexts: (lng: Language) => Promise<TextTree>;
}

/** Says what a section is; `contract` is the major this kit was built with. */
export function defineSection(section: Omit<SectionModule, 'contract'>): SectionModule {
  return { contract: SECTION_CONTRACT, ...section };
}

/** What keeps a loaded module from being rendered, or undefined when it is a section of this shell's major. */
export function sectionFault(value: unknown): 'shape' | 'contract' | undefined {
  const module = value as Partial<SectionModule> | null | undefined;
  const shaped =
    typeof module === 'object' &&
    module !== null &&
    typeof module.contract === 'number' &&
    typeof module.version === 'string' &&
    typeof module.loadTexts === 'function' &&
    ['function', 'object'].includes(typeof module.Section);
  if (!shaped) return 'shape';
  return module.contract === SECTION_CONTRACT ? undefined : 'contract';
}
