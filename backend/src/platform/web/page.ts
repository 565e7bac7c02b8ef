import type { Registry, SectionName } from '@sytno/contract';
import type { Language } from '@sytno/domain';
import { escaped } from './escaped';

/** What the shell needs at start, inlined so that it need not ask. */
export interface Boot {
  readonly registry: Registry;
  readonly config: {
    readonly sectionTimeoutMs: number;
    readonly demo: boolean;
    readonly sectionsOverride: boolean;
    /** Who offers the service, and where to write to. */
    readonly provider: string;
    readonly contact: string;
  };
  readonly version: string;
}

interface Parts {
  readonly language: Language;
  readonly title: string;
  readonly nonce: string;
  /** What search engines and previews of links are told; see `metaOf`. */
  readonly meta: string;
  /** The section the page shows, whose files are fetched ahead. */
  readonly section: SectionName | null;
  /** What every page needs beside: the language's texts, fonts. */
  readonly common: readonly string[];
  readonly boot: Boot;
}

/** The page as HTML. */
export function renderPage(
  template: string,
  { language, title, nonce, meta, section, common, boot }: Parts,
): string {
  const values: Readonly<Record<string, string>> = {
    lang: language,
    title: escaped(title),
    nonce: escaped(nonce),
    head: meta + common.map(preload).join('') + preloads(section, language, boot.registry),
    boot: inScript(boot),
  };
  return template.replace(/\{\{(\w+)\}\}/g, (place, name: string) => values[name] ?? place);
}

/** JSON that cannot end the script element it stands in. */
export function inScript(value: unknown): string {
  return JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replaceAll('>', '\\u003e')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
}

/** Links that let the browser fetch a section's first files before any script runs. */
export function preloads(section: SectionName | null, language: Language, { sections }: Registry): string {
  const release = sections.find(({ name }) => name === section);
  if (!release) return '';
  const texts = release.texts[language] ?? [];
  return [release.preload, texts, release.entry].flat().map(preload).join('');
}

const KINDS: readonly [RegExp, string][] = [
  [/\.css$/, 'as="style"'],
  [/\.woff2$/, 'as="font" type="font/woff2" crossorigin'],
  [/\.json$/, 'as="fetch" crossorigin'],
];

/** How a browser must be told to fetch a file for the later request to find it. */
function preload(href: string): string {
  const kind = KINDS.find(([ending]) => ending.test(href))?.[1] ?? 'as="script"';
  return `<link rel="preload" ${kind} href="${escaped(href)}">`;
}
