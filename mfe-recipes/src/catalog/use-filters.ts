import { useSearchParams } from '@sytno/kit/router';
import { useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { seenFiltersAtom } from './catalog.atoms';
import { changed, filtersOf, queryOf, type Filters } from './filters';
import { placeOf, placeQuery } from './menu-place';

/** The filters of the address, and what changes them there. What was seen is remembered. */
export function useFilters(): [Filters, (change: Partial<Filters>) => void] {
  const [params, setParams] = useSearchParams();
  const remember = useSetAtom(seenFiltersAtom);
  useEffect(() => {
    remember(filtersOf(params));
  }, [params, remember]);
  const change = (wanted: Partial<Filters>) => {
    // A step to another page can be gone back; every letter of a search cannot.
    const replace = !('page' in wanted);
    setParams(
      (current) => ({ ...queryOf(changed(filtersOf(current), wanted)), ...placeQuery(placeOf(current)) }),
      { replace },
    );
  };
  return [filtersOf(params), change];
}
