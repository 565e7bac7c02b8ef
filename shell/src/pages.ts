/**
 * What the server has to know of the shell's pages. The build evaluates this file and writes it into
 * pages.json beside the shell's files; it never reaches the browser.
 */
import { LANGUAGES } from '@sytno/domain';
import { PAGE_KEYS, PAGES, REDIRECTS, type PageKey } from '@sytno/kit/routes';
import { en } from './texts/en';
import { ru } from './texts/ru';
import { uk } from './texts/uk';

const texts = { uk, ru, en };

/** Pages that a search engine may show. */
const INDEXED: readonly PageKey[] = ['landing', 'price', 'oferta'];

const titles = (read: (lng: (typeof LANGUAGES)[number]) => string) =>
  Object.fromEntries(LANGUAGES.map((lng) => [lng, `${read(lng)} – Sytno`]));

export const pages = {
  pages: PAGE_KEYS.map((key) => ({
    key,
    ...PAGES[key],
    title: titles((lng) => texts[lng].titles[key]),
    robots: INDEXED.includes(key) ? 'index' : 'noindex',
  })),
  redirects: REDIRECTS,
  notFoundTitle: titles((lng) => texts[lng].notFound.title),
};
