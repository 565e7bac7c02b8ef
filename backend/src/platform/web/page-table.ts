import { SECTIONS } from '@sytno/contract';
import { isLanguage, languageOfPath, LANGUAGES, type Language } from '@sytno/domain';
import { z } from 'zod';

const texts = z.record(z.enum(LANGUAGES), z.string());

const redirect = z.object({
  /** An exact path, or the beginning of one; ':lng' stands for a language. */
  path: z.string().optional(),
  prefix: z.string().optional(),
  to: z.string(),
  exceptLanguages: z.array(z.enum(LANGUAGES)).optional(),
});

const page = z.object({
  key: z.string(),
  path: z.string().startsWith('/'),
  section: z.enum(SECTIONS).nullable(),
  access: z.enum(['public', 'user', 'admin']),
  title: texts,
  /** One sentence for search engines, on pages that they may show. */
  description: texts.optional(),
  robots: z.enum(['index', 'noindex']),
  /** What it asks the API for first: paths with {lng}, {today} and {monday} to be filled in. */
  first: z.array(z.string().startsWith('/api/')).default([]),
});

/** A page before the sign-in, written down by the build in one language. */
const doorPage = z.object({
  page: z.string(),
  lng: z.enum(LANGUAGES),
  /** With {{provider}}, {{contact}} and {{premiumMonth}} to be filled in. */
  body: z.string(),
  /** Whole style elements, with {{nonce}}. */
  styles: z.string(),
  /** Fetched ahead: what the page's script asks for first. */
  files: z.array(z.string()),
  /** Fetched once the page rests: what the page after it begins with. */
  next: z.array(z.string()),
});

/** What the shell's build writes to `pages.json`: its page and its routes. */
export const pageTable = z.object({
  /** Of the shell's build. */
  version: z.string().default('dev'),
  /** The script with the texts of each language, and the fonts: fetched ahead on every page. */
  texts: z.partialRecord(z.enum(LANGUAGES), z.string()).default({}),
  fonts: z.array(z.string()).default([]),
  /** What each face of the kit has for sections to use. */
  kit: z.record(z.string(), z.array(z.string())).optional(),
  /** With {{lang}}, {{title}}, {{nonce}}, {{head}}, {{first}} and {{boot}} to be filled in. */
  template: z.string().includes('{{boot}}'),
  door: z.object({ template: z.string().includes('{{body}}'), pages: z.array(doorPage) }).optional(),
  notFoundTitle: texts,
  redirects: z.array(redirect),
  pages: z.array(page),
});

export type PageTable = z.infer<typeof pageTable>;
export type Page = PageTable['pages'][number];
export type DoorPage = z.infer<typeof doorPage>;
type Redirect = PageTable['redirects'][number];

/** What an address is. */
export type Found =
  | { readonly kind: 'redirect'; readonly to: string }
  | {
      readonly kind: 'page';
      readonly page: Page;
      readonly language: Language;
      /** What stands at the path's places. */
      readonly params: Readonly<Record<string, string>>;
    }
  | { readonly kind: 'missing'; readonly language: Language };

/** Looks an address up: redirects first, then pages, the first match wins (spec §2, product decision 2.2). */
export function findPage(table: PageTable, path: string, lng?: string): Found {
  const clean = path.length > 1 ? path.replace(/\/+$/, '') || '/' : path;
  for (const rule of table.redirects) {
    const to = redirectOf(rule, clean);
    if (to !== undefined) return { kind: 'redirect', to };
  }
  const found = table.pages.find((candidate) => matches(candidate.path, clean));
  if (!found) return { kind: 'missing', language: languageOfPath(clean) };
  return {
    kind: 'page',
    page: found,
    language: languageFor(found, clean, lng),
    params: paramsOf(found.path, clean),
  };
}

/** A page without a language in its path takes `?lng=`, else the rule of paths (product decision 2.1). */
function languageFor(found: Page, path: string, lng: string | undefined): Language {
  const prefixed = found.path === '/:lng' || found.path.startsWith('/:lng/');
  return !prefixed && isLanguage(lng) ? lng : languageOfPath(path);
}

function redirectOf({ path, prefix, to, exceptLanguages = [] }: Redirect, asked: string): string | undefined {
  const [, first = ''] = asked.split('/');
  const language = isLanguage(first) ? first : undefined;
  if (language && exceptLanguages.includes(language)) return undefined;
  const named = (pattern: string): string | undefined =>
    pattern.startsWith('/:lng') ? language && pattern.replace('/:lng', `/${language}`) : pattern;
  const exact = path === undefined ? undefined : named(path);
  const beginning = prefix === undefined ? undefined : named(prefix);
  const hit = asked === exact || (beginning !== undefined && asked.startsWith(beginning));
  return hit ? to.replace(':lng', language ?? 'uk') : undefined;
}

/** What stands at the path's places, as it is written there. */
function paramsOf(pattern: string, path: string): Readonly<Record<string, string>> {
  const given = path.split('/');
  return Object.fromEntries(
    pattern
      .split('/')
      .flatMap((part, index) => (part.startsWith(':') ? [[part.slice(1), given[index] ?? '']] : [])),
  );
}

function matches(pattern: string, path: string): boolean {
  const [wanted, given] = [pattern.split('/'), path.split('/')];
  if (wanted.length !== given.length) return false;
  return wanted.every((part, index) => {
    const segment = given[index] ?? '';
    if (part === ':lng') return isLanguage(segment);
    return part.startsWith(':') ? segment !== '' : part === segment;
  });
}
