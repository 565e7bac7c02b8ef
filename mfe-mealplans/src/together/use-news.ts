import { useSetAtom } from 'jotai';
import { useEffect, useRef } from 'react';
import { newsAtom, type PlanDeed } from './together.atoms';

/** Tells of what others do while the page is open; what they did before is what the reader sees anyway. */
export function useNews(deeds: readonly PlanDeed[] | undefined): void {
  const known = useRef<Set<string>>(undefined);
  const tell = useSetAtom(newsAtom);
  useEffect(() => {
    if (!deeds) return;
    const before = known.current;
    known.current = new Set([...(before ?? []), ...deeds.map(({ id }) => id)]);
    const fresh = before ? deeds.filter(({ id }) => !before.has(id)) : [];
    if (fresh.length > 0) tell((waiting) => [...waiting, ...fresh]);
  }, [deeds, tell]);
}
