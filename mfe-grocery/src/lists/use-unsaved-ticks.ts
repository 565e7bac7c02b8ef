import { useMutationState } from '@tanstack/react-query';
import { tickKey, type TickOf } from './use-tick';

/** Whether a line's tick waits for the network: it stands on this page alone until then. */
export function useUnsavedTicks(listId: string): (lineId: string) => boolean {
  const waiting = useMutationState({
    filters: { mutationKey: tickKey(listId), predicate: ({ state }) => state.isPaused },
    select: ({ state }) => (state.variables as TickOf | undefined)?.lineId,
  });
  return (lineId) => waiting.includes(lineId);
}
