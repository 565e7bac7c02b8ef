import type { Language } from '@sytno/domain';
import { PAGES, pathTo } from '@sytno/kit/routes';
import { useDoor, useSearch } from './door-context';

/** Gives the address of this page in another language. A page without a prefix says it in its query. */
export function useAddressIn(): (lng: Language) => string {
  const { page } = useDoor();
  const search = useSearch();
  return (lng) => {
    if (PAGES[page].path.startsWith('/:lng')) return `${pathTo(page, lng)}${search}`;
    const query = new URLSearchParams(search);
    query.set('lng', lng);
    return `${PAGES[page].path}?${query.toString()}`;
  };
}
