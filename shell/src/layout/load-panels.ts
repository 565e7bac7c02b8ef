import { useEffect, useState } from 'react';

type Panels = typeof import('./panels');

let loading: Promise<Panels> | undefined;
let loaded: Panels | undefined;

/** Fetches what the header opens. A failed fetch is forgotten, so that the next press tries again. */
function loadPanels(): Promise<Panels> {
  loading ??= import(/* webpackChunkName: "panels" */ './panels').then(
    (panels) => (loaded = panels),
    (error: unknown) => {
      loading = undefined;
      throw error;
    },
  );
  return loading;
}

/** Begins to fetch it where a hand comes near; whether it worked shows when it is wanted. */
export function preparePanels(): void {
  loadPanels().catch(() => undefined);
}

/** The panels once they are here; null when they could not be fetched. */
export function usePanels(): Panels | null | undefined {
  const [panels, setPanels] = useState<Panels | null | undefined>(loaded);
  useEffect(() => {
    if (panels !== undefined) return undefined;
    let current = true;
    const settle = (found: Panels | null) => {
      if (current) setPanels(found);
    };
    loadPanels().then(settle, () => {
      settle(null);
    });
    return () => {
      current = false;
    };
  }, [panels]);
  return panels;
}
