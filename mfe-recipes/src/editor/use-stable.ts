import { useCallback, useLayoutEffect, useRef } from 'react';

/** A function that stays the same while what it does follows the render: for rows that are not drawn again. */
export function useStable<A extends readonly unknown[]>(work: (...given: A) => void): (...given: A) => void {
  const latest = useRef(work);
  useLayoutEffect(() => {
    latest.current = work;
  });
  return useCallback((...given: A) => {
    latest.current(...given);
  }, []);
}
