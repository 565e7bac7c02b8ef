import type { Registry } from '@sytno/contract';
import { CHUNK_TIMEOUT_MS, type Language } from '@sytno/domain';

/** What the server wrote into the page: the registry and the page's configuration. */
export interface Boot {
  registry: Registry;
  config: {
    sectionTimeoutMs: number;
    demo: boolean;
    /** Sections may come from a developer's machine. */
    sectionsOverride: boolean;
    /** Who offers the service, and where to write to. */
    provider: string;
    contact: string;
    /** What units are called instead of the kit's own words, by language and by key: `clove_few`. */
    unitWords?: Partial<Record<Language, Record<string, string>>>;
  };
  version: string;
}

const EMPTY: Boot = {
  registry: { revision: 0, sections: [] },
  config: {
    sectionTimeoutMs: CHUNK_TIMEOUT_MS,
    demo: false,
    sectionsOverride: false,
    provider: 'Sytno',
    contact: '',
  },
  version: '',
};

/** Reads what the server wrote; a page without it gets no sections and the ordinary time-outs. */
export function readBoot(page: Document): Boot {
  const text = page.getElementById('sytno-boot')?.textContent;
  return text ? { ...EMPTY, ...(JSON.parse(text) as Partial<Boot>) } : EMPTY;
}
