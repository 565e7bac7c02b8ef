import { reaches } from '@sytno/domain';
import { useApi } from '@sytno/kit';
import { useQuery } from '@tanstack/react-query';
import { createContext, use } from 'react';
import { profileQuery } from '../lines/lines.queries';

/** What a reader may do with the list before him. */
export interface ListRights {
  /** Tick and change lines. */
  readonly change: boolean;
  /** Add lines; undefined until it is known. */
  readonly add: boolean | undefined;
  /** Take it to the shop, close it, share it, and all that is the household's. */
  readonly own: boolean;
}

/** Until it is known he may, and the server asks. */
const ALL: ListRights = { change: true, add: undefined, own: true };

export const ListRightsContext = createContext<ListRights>(ALL);

export const useListRights = (): ListRights => use(ListRightsContext);

/** What a member of the household may: a reader of it looks on (ADR 27), what is added its owner's access covers. */
export function useMemberRights(): ListRights {
  const { data } = useQuery(profileQuery(useApi()));
  if (!data) return ALL;
  const may = data.profile.householdRole !== 'reader';
  return { change: may, add: may && reaches(data.householdAccess, 'premium'), own: may };
}
