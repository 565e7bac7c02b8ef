import { useSearchParams } from '@sytno/kit/router';

const LAST_PAGE = 100_000;
const LONGEST = 120;

/** Where somebody is on a page of these, as the address says it: every word by its key, the page as a number. */
export interface Place<Key extends string> {
  readonly at: Readonly<Record<Key, string>>;
  /** From 1. */
  readonly page: number;
  /** The query of an address with some of it changed; another list begins at its first page. */
  readonly queryOf: (change: Partial<Record<Key | 'page', string | number>>) => string;
  readonly go: (
    change: Partial<Record<Key | 'page', string | number>>,
    options?: { replace: boolean },
  ) => void;
}

/** Reads the place out of the address; what makes no sense is left out. @param keys of words that may stand there */
export function usePlace<Key extends string>(keys: readonly Key[]): Place<Key> {
  const [params, setParams] = useSearchParams();
  const page = Number(params.get('page') ?? 1);
  const at = Object.fromEntries(
    keys.map((key) => [key, (params.get(key) ?? '').slice(0, LONGEST)]),
  ) as Record<Key, string>;
  const known = Number.isInteger(page) && page > 0 && page <= LAST_PAGE ? page : 1;
  const wordsOf = (change: Partial<Record<Key | 'page', string | number>>) => {
    const next: Record<string, string | number> = { ...at, page: known, ...change };
    return new URLSearchParams(
      Object.entries(next).flatMap(([key, value]) =>
        value === '' || (key === 'page' && value === 1) ? [] : [[key, String(value)]],
      ),
    );
  };
  return {
    at,
    page: known,
    queryOf: (change) => {
      const query = wordsOf(change).toString();
      return query && `?${query}`;
    },
    go: (change, options) => {
      setParams(wordsOf(change), options);
    },
  };
}
