import { useApi } from '@sytno/kit';
import { useQuery } from '@tanstack/react-query';
import { profileQuery } from '../menu/menu.queries';

/** Whether the reader may change the household's plan (ADR 27); until it is known he may, and the server asks. */
export function useMayPlan(): boolean {
  const { data } = useQuery(profileQuery(useApi()));
  return data?.profile.householdRole !== 'reader';
}
