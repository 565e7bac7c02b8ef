import { INITIAL_RECIPE_FILTERS } from '@sytno/domain';
import { atom } from 'jotai';

/** What the list is narrowed to (spec §3), kept while the person walks through other pages. */
export const recipeFiltersAtom = atom(INITIAL_RECIPE_FILTERS);

/** Changes the filters; any change but of the page itself begins at page 1 again (spec §4). */
export const changeFiltersAtom = atom(null, (get, set, change: Partial<typeof INITIAL_RECIPE_FILTERS>) => {
  set(recipeFiltersAtom, { ...get(recipeFiltersAtom), page: 1, ...change });
});
