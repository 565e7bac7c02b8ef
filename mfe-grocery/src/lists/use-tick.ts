import { useListStore } from '../together/use-list-store';

/** Puts a line into the basket, or back: shown at once, kept here and sent when there is a way. */
export function useTick(lineId: string): (ticked: boolean) => void {
  const store = useListStore();
  return (ticked) => {
    store.act(lineId, { field: 'ticked', value: ticked });
  };
}
