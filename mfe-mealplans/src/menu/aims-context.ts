import { createContext } from 'react';
import type { Aims } from './use-aims';

/** Somebody else's day that a board is measured against; null: the reader's own. */
export const AimsContext = createContext<Aims | null>(null);
