import type { Targets } from '@sytno/domain';
import { createContext } from 'react';

/** What a day is measured against. */
export interface Aims {
  /** kcal, grams, and whole minor units of money. */
  targets: Targets;
  /** ISO 4217; null until the server has told it, and then no money is shown. */
  currency: string | null;
}

/** Somebody else's day that a board is measured against; null: the reader's own. */
export const AimsContext = createContext<Aims | null>(null);
