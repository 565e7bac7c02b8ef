import { useEffect, useRef, useState } from 'react';

/** How long the hand may pause before a search begins. */
const PAUSE_MS = 200;

export interface Found<T> {
  state: 'idle' | 'loading' | 'found' | 'failed';
  options: readonly T[];
}

/**
 * Searching while somebody types: one search at a time, begun after a short pause, the earlier one called off.
 * What was found stays while the next is looked for.
 */
export function useSearch<T>(
  search: (text: string, signal: AbortSignal) => Promise<readonly T[]>,
): Found<T> & { look: (text: string) => void } {
  const [found, setFound] = useState<Found<T>>({ state: 'idle', options: [] });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const running = useRef<AbortController>(undefined);
  const stop = () => {
    clearTimeout(timer.current);
    running.current?.abort();
  };
  useEffect(() => stop, []);

  const begin = async (text: string) => {
    const controller = new AbortController();
    running.current = controller;
    const outcome = await search(text, controller.signal).then(
      (options): Found<T> => ({ state: 'found', options }),
      (): Found<T> => ({ state: 'failed', options: [] }),
    );
    if (!controller.signal.aborted) setFound(outcome);
  };
  const look = (text: string) => {
    stop();
    setFound(({ options }) => ({ state: 'loading', options }));
    timer.current = setTimeout(() => void begin(text), PAUSE_MS);
  };
  return { ...found, look };
}
