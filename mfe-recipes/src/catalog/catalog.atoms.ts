import { atom } from 'jotai';
import { NO_FILTERS, type Filters } from './filters';

/** The list as it was last seen, so that a recipe leads back to it and not to its beginning. */
export const seenFiltersAtom = atom<Filters>(NO_FILTERS);
