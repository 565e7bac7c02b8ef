import type { Language } from '@sytno/domain';
import { useLocation } from '@sytno/kit/router';
import { pathInLanguage } from '@sytno/kit/routes';

/** The address, with whatever state the history keeps for it. */
interface Place {
  pathname: string;
  search: string;
  hash: string;
  state: unknown;
}

/** Gives where the page stands in another language, and what the history keeps for it. */
export function usePageIn(): { pageIn: (lng: Language) => string; state: unknown } {
  const { pathname, search, hash, state } = useLocation() as Place;
  const pageIn = (lng: Language) =>
    pathname.startsWith('/auth/')
      ? withLanguage(pathname, search, lng)
      : pathInLanguage(`${pathname}${search}${hash}`, lng);
  return { pageIn, state };
}

/** A page without a prefix says its language in the query. */
function withLanguage(pathname: string, search: string, lng: Language): string {
  const query = new URLSearchParams(search);
  query.set('lng', lng);
  return `${pathname}?${query.toString()}`;
}
