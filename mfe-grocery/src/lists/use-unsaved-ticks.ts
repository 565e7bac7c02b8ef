import { useListView } from '../together/use-list-store';

/** Whether something of a line waits for the network: it stands on this device alone until then. */
export function useUnsavedTicks(): (lineId: string) => boolean {
  const { waiting, isOffline } = useListView();
  return (lineId) => isOffline && waiting.has(lineId);
}
