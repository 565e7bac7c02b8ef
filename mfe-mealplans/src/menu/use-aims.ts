import { profileAtom, useApi } from '@sytno/kit';
import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useContext } from 'react';
import { AimsContext, type Aims } from './aims-context';
import { profileQuery } from './menu.queries';

export type { Aims };

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
