import { useEffect, useState } from 'react';

type Popups = typeof import('../ui-more/popups');

let loading: Promise<Popups> | undefined;
let loaded: Popups | undefined;

/** Fetches what the kit's triggers open. A failed fetch is forgotten, so that the next press tries again. */
export function loadPopups(): Promise<Popups> {
  loading ??= import(/* webpackChunkName: "popups" */ '../ui-more/popups').then(
    (popups) => (loaded = popups),
    (error: unknown) => {
      loading = undefined;
      throw error;
    },
  );
  return loading;
}

/** Begins to fetch them where a hand comes near; whether it worked shows when they are wanted. */
export function preparePopups(): void {
  loadPopups().catch(() => undefined);
}

/** The popups once they are wanted and here. @param onFail they could not be fetched */
export function usePopups(wanted: boolean, onFail: () => void): Popups | undefined {
  const [popups, setPopups] = useState(loaded);
  useEffect(() => {
    if (!wanted || popups) return undefined;
    let current = true;
    loadPopups().then(
      (found) => {
        if (current) setPopups(found);
      },
      () => {
        if (current) onFail();
      },
    );
    return () => {
      current = false;
    };
  }, [wanted, popups, onFail]);
  return popups;
}
