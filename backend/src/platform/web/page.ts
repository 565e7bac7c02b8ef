import type { Registry, SectionName } from '@sytno/contract';
import type { Language } from '@sytno/domain';
import { escaped } from './escaped';
import type { DoorPage } from './page-table';
import type { UnitWords } from './page-tellers';

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
    /** What units are called instead of the product's own words. */
    readonly unitWords: UnitWords;
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
  /** The shell's texts in the page's language. */
  readonly texts: readonly string[];
  /** What the page asks the API for first; see `page-table.ts`. */
  readonly first: readonly string[];
  /** After all that runs: words can stand in another face for a moment. */
  readonly fonts: readonly string[];
  readonly boot: Boot;
}

/** The page as HTML. */
export function renderPage(
  template: string,
  { language, title, nonce, meta, section, texts, fonts, first, boot }: Parts,
): string {
  return fill(template, {
    lang: language,
    title: escaped(title),
    nonce: escaped(nonce),
    head: [
      meta,
      ...texts.map((href) => preload(href)),
      preloads(section, language, boot.registry),
      ...fonts.map((href) => preload(href, undefined, 'low')),
    ].join(''),
    first: inScript(first.map((call) => call.replaceAll('{lng}', language))),
    boot: inScript(boot),
  });
}

interface DoorParts {
  readonly language: Language;
  readonly title: string;
  readonly nonce: string;
  readonly meta: string;
  readonly fonts: readonly string[];
  readonly written: DoorPage;
  readonly config: Pick<Boot['config'], 'demo' | 'provider' | 'contact'> & {
    /** What a month of premium costs, in the page's language. */
    readonly premiumMonth: string;
  };
}

/** A page before the sign-in as HTML: its words stand in it, its script only takes over. */
export function renderDoorPage(
  template: string,
  { language, title, nonce, meta, fonts, written, config }: DoorParts,
): string {
  const { page, lng, body, styles, files, next } = written;
  const places = {
    nonce: escaped(nonce),
    provider: escaped(config.provider),
    contact: escaped(config.contact),
    premiumMonth: escaped(config.premiumMonth),
  };
  const ahead = [...fonts, ...files].map((href) => preload(href)).join('');
  return fill(template, {
    ...places,
    lang: language,
    title: escaped(title),
    head: meta + ahead + next.map((href) => `<link rel="prefetch" href="${escaped(href)}">`).join(''),
    styles: fill(styles, places),
    body: fill(body, places),
    boot: inScript({ page, lng, config }),
  });
}

/** Puts values at the places {{name}}; a name without a value stays as it is. */
function fill(template: string, values: Readonly<Record<string, string>>): string {
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
  const hashOf = (file: string) => release.integrity?.[file.split('/').at(-1) ?? ''];
  return [release.preload, texts, release.entry]
    .flat()
    .map((file) => preload(file, hashOf(file)))
    .join('');
}

const KINDS: readonly [RegExp, string][] = [
  [/\.css$/, 'as="style"'],
  [/\.woff2$/, 'as="font" type="font/woff2" crossorigin'],
  [/\.json$/, 'as="fetch" crossorigin'],
];

/**
 * How a browser must be told to fetch a file for the later request to find it: with the hash that the request will
 * name, else it is fetched a second time. A manifest is asked for without one.
 */
function preload(href: string, hash?: string, priority?: 'low'): string {
  const kind = KINDS.find(([ending]) => ending.test(href))?.[1] ?? 'as="script"';
  const integrity = hash && !href.endsWith('.json') ? ` integrity="${escaped(hash)}"` : '';
  const rank = priority ? ` fetchpriority="${priority}"` : '';
  return `<link rel="preload" ${kind}${integrity}${rank} href="${escaped(href)}">`;
}
