import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '@sytno/domain';
import { escaped } from './escaped';
import type { PageFacts } from './page-tellers';
import type { Page } from './page-table';

const NOINDEX = '<meta name="robots" content="noindex">';

/** Open Graph wants a territory with each language. */
const LOCALES: Readonly<Record<Language, string>> = { uk: 'uk_UA', ru: 'ru_UA', en: 'en_GB' };

/**
 * What search engines and previews of links are told of a page: its description, its one address and the
 * same page in the other languages; of a page that is nobody's business, that it is not to be shown.
 */
export function metaOf(page: Page | undefined, language: Language, publicUrl: string): string {
  if (page?.robots !== 'index') return NOINDEX;
  const addressIn = (lng: Language): string => `${publicUrl}${page.path.replace(':lng', lng)}`;
  const others = LANGUAGES.filter((lng) => lng !== language);
  return [
    ...descriptions(page.description?.[language]),
    link('canonical', addressIn(language)),
    ...LANGUAGES.map((lng) => link('alternate', addressIn(lng), lng)),
    link('alternate', addressIn(DEFAULT_LANGUAGE), 'x-default'),
    property('og:type', 'website'),
    property('og:site_name', 'Sytno'),
    property('og:title', page.title[language]),
    property('og:url', addressIn(language)),
    property('og:locale', LOCALES[language]),
    ...others.map((lng) => property('og:locale:alternate', LOCALES[lng])),
  ].join('');
}

/**
 * What previews of a link to one page of a kind are told: its name, what it is, its picture. Whoever has the
 * link may see it, search engines shall not.
 */
export function metaOfFacts(facts: PageFacts, language: Language, publicUrl: string): string {
  const { title, description, picture } = facts;
  return [
    NOINDEX,
    ...descriptions(description === '' ? undefined : description),
    property('og:type', 'article'),
    property('og:site_name', 'Sytno'),
    property('og:title', title),
    property('og:locale', LOCALES[language]),
    ...(picture ? pictureOf(picture, title, publicUrl) : []),
  ].join('');
}

function pictureOf(picture: NonNullable<PageFacts['picture']>, title: string, publicUrl: string): string[] {
  return [
    property('og:image', `${publicUrl}${picture.path}`),
    property('og:image:width', String(picture.width)),
    property('og:image:height', String(picture.height)),
    property('og:image:alt', title),
    '<meta name="twitter:card" content="summary_large_image">',
  ];
}

function descriptions(words: string | undefined): string[] {
  if (words === undefined) return [];
  return [`<meta name="description" content="${escaped(words)}">`, property('og:description', words)];
}

function property(name: string, value: string): string {
  return `<meta property="${name}" content="${escaped(value)}">`;
}

function link(rel: string, href: string, hreflang?: string): string {
  const language = hreflang === undefined ? '' : ` hreflang="${hreflang}"`;
  return `<link rel="${rel}"${language} href="${escaped(href)}">`;
}
