import { useRef, useState } from 'react';

/**
 * A value that a hand sets and the server keeps: what was set stands from that very moment until it is answered,
 * whatever is asked for again meanwhile; then what is stored stands again. A mutation's own `isPending` comes a
 * task later, in which the box would jump back.
 *
 * @param stored as it was last read
 * @returns what to show, and how to set it: the value, and the promise of its answer (and of the reading after
 *   it); that it failed is said by whoever made the promise
 */
export function useHeld<T>(stored: T): readonly [T, (value: T, answer: Promise<unknown>) => void] {
  const [held, setHeld] = useState<{ readonly value: T } | null>(null);
  const last = useRef<Promise<unknown>>(undefined);
  const hold = (value: T, answer: Promise<unknown>) => {
    last.current = answer;
    setHeld({ value });
    const letGo = () => {
      if (last.current === answer) setHeld(null);
    };
    answer.then(letGo, letGo);
  };
  return [held ? held.value : stored, hold];
}
