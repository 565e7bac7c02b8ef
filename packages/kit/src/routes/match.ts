import { isLanguage, type Language } from '@sytno/domain';
import { PAGE_KEYS, PAGES, type PageKey } from './table';

export interface PageMatch {
  key: PageKey;
  params: Record<string, string>;
}

/** The page at a path (without query), or undefined when there is none. `:lng` takes our languages only. */
export function matchPage(path: string): PageMatch | undefined {
  for (const key of PAGE_KEYS) {
    const params = matchPath(PAGES[key].path, path);
    if (params) return { key, params };
  }
  return undefined;
}

/** The parameters of `path` under `pattern`, or undefined when it does not fit. A closing slash does not count. */
export function matchPath(pattern: string, path: string): Record<string, string> | undefined {
  const wanted = pattern.split('/');
  const given = path.replace(/\/+$/, '').split('/');
  if (wanted.length !== given.length) return undefined;
  const params: Record<string, string> = {};
  for (const [i, word] of wanted.entries()) {
    const value = given[i] ?? '';
    if (!word.startsWith(':')) {
      if (word !== value) return undefined;
    } else {
      if (value === '' || (word === ':lng' && !isLanguage(value))) return undefined;
      params[word.slice(1)] = value;
    }
  }
  return params;
}

/** The address of a page. `params` fill its places besides the language; `query` is appended. */
export function pathTo(
  key: PageKey,
  lng: Language,
  params: Readonly<Record<string, string>> = {},
  query: Readonly<Record<string, string>> = {},
): string {
  const path = PAGES[key].path.replace(/:(\w+)/g, (_, name: string) =>
    name === 'lng' ? lng : encodeURIComponent(params[name] ?? ''),
  );
  const search = new URLSearchParams(query).toString();
  return search ? `${path}?${search}` : path;
}

/** The same page in another language: the prefix changes, all else stays; an unprefixed path stays as it is. */
export function pathInLanguage(path: string, lng: Language): string {
  const [, first = '', ...rest] = path.split('/');
  return isLanguage(first.split(/[?#]/, 1)[0])
    ? `/${lng}${first.slice(2)}${rest.map((s) => `/${s}`).join('')}`
    : path;
}
