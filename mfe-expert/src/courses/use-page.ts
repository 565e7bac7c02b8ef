import { useSearchParams } from '@sytno/kit/router';
import { PAGE_SIZE } from './courses.queries';

const LAST = 100_000;

/** The page in the address, from 1; what is no number is the first. All else in the address stays. */
export function usePage(): [page: number, turn: (page: number) => void] {
  const [search, setSearch] = useSearchParams();
  const page = Number(search.get('page') ?? 1);
  return [
    Number.isInteger(page) && page > 0 && page <= LAST ? page : 1,
    (next) => {
      const { page: _, ...rest } = Object.fromEntries(search);
      setSearch(next > 1 ? { ...rest, page: String(next) } : rest);
    },
  ];
}

/** How many pages to offer; at least the one that is open, so that there is a way back from it. */
export function pagesOf(count: number, page: number): number {
  return Math.max(page, Math.ceil(count / PAGE_SIZE));
}
