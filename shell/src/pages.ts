/**
 * What the server has to know of the shell's pages. The build evaluates this file and writes it into
 * pages.json beside the shell's files; it never reaches the browser.
 */
import { LANGUAGES } from '@sytno/domain';
import { PAGE_KEYS, PAGES, REDIRECTS, type PageKey } from '@sytno/kit/routes';
import { FIRST_CALLS, FRAME_CALLS } from './first-calls';
import { descriptions } from './texts/descriptions';
import { en } from './texts/en';
import { ru } from './texts/ru';
import { uk } from './texts/uk';

const texts = { uk, ru, en };

/** Pages that a search engine may show: those it is told something about. */
const isIndexed = (key: PageKey): key is keyof typeof descriptions => key in descriptions;

const titles = (read: (lng: (typeof LANGUAGES)[number]) => string) =>
  Object.fromEntries(LANGUAGES.map((lng) => [lng, `${read(lng)} – Sytno`]));

export const pages = {
  pages: PAGE_KEYS.map((key) => ({
    key,
    ...PAGES[key],
    first: PAGES[key].access === 'public' ? [] : [...FRAME_CALLS, ...(FIRST_CALLS[key] ?? [])],
    title: titles((lng) => texts[lng].titles[key]),
    ...(isIndexed(key) ? { robots: 'index', description: descriptions[key] } : { robots: 'noindex' }),
  })),
  redirects: REDIRECTS,
  notFoundTitle: titles((lng) => texts[lng].notFound.title),
};
