import type { Targets } from '@sytno/domain';
import { profileAtom, useApi } from '@sytno/kit';
import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useContext } from 'react';
import { AimsContext } from './aims-context';
import { profileQuery } from './menu.queries';

/** What a day is measured against. */
export interface Aims {
  /** kcal, grams, and whole minor units of money. */
  targets: Targets;
  /** ISO 4217; null until the server has told it, and then no money is shown. */
  currency: string | null;
}

/**
 * The reader's targets: what the browser remembers of them until the server has answered. Where a board is written
 * for somebody else, that one's.
 */
export function useAims(): Aims {
  const given = useContext(AimsContext);
  const remembered = useAtomValue(profileAtom).targets;
  const profile = useQuery(profileQuery(useApi())).data?.profile;
  if (given) return given;
  return profile
    ? { targets: profile.targets, currency: profile.currency }
    : { targets: { ...remembered, cash: null }, currency: null };
}
