import { useRef, type PointerEvent, type SyntheticEvent } from 'react';

/** From here a finger that moves sideways is swiping; from there on it has swiped. */
const BEGINS = 12;
const DONE = 84;
const FARTHEST = 140;

interface Finger {
  readonly id: number;
  readonly x: number;
  readonly y: number;
  moved: number;
}

/** What a row that is swiped takes: a finger that goes sideways far enough does the deed, either way. */
export function useSwipe(act: (() => void) | undefined) {
  const finger = useRef<Finger>(undefined);
  const swiped = useRef(false);
  const show = (row: HTMLElement, by: number) => {
    row.style.transform = by === 0 ? '' : `translateX(${String(by)}px)`;
    row.toggleAttribute('data-swiping', Math.abs(by) >= DONE);
  };
  const over = (row: HTMLElement) => {
    finger.current = undefined;
    show(row, 0);
  };
  if (!act) return {};
  return {
    onPointerDown: ({ pointerType, isPrimary, pointerId, clientX, clientY }: PointerEvent) => {
      swiped.current = false;
      if (pointerType !== 'touch' || !isPrimary) return;
      finger.current = { id: pointerId, x: clientX, y: clientY, moved: 0 };
    },
    onPointerMove: ({ currentTarget, pointerId, clientX, clientY }: PointerEvent<HTMLElement>) => {
      const at = finger.current;
      if (!at || at.id !== pointerId) return;
      const by = clientX - at.x;
      if (at.moved === 0 && (Math.abs(by) < BEGINS || Math.abs(by) < 2 * Math.abs(clientY - at.y))) return;
      at.moved = by;
      show(currentTarget, Math.max(-FARTHEST, Math.min(FARTHEST, by)));
    },
    onPointerUp: ({ currentTarget, pointerId }: PointerEvent<HTMLElement>) => {
      const at = finger.current;
      if (!at || at.id !== pointerId) return;
      // What ends as a swipe is no press, whichever way it went.
      swiped.current = at.moved !== 0;
      over(currentTarget);
      if (Math.abs(at.moved) >= DONE) act();
    },
    onPointerCancel: ({ currentTarget }: PointerEvent<HTMLElement>) => over(currentTarget),
    onClickCapture: (event: SyntheticEvent) => {
      if (!swiped.current) return;
      swiped.current = false;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}
