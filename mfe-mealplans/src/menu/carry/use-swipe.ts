import { useRef, type PointerEvent } from 'react';

/** So far and so flat a finger has to go to mean the next day. */
const FAR = 56;
const FLAT = 0.6;

/** A swipe to the left or right on one day, by finger. @param onStep gets 1 or -1 */
export function useSwipe(onStep: (days: number) => void) {
  const begun = useRef<{ x: number; y: number } | null>(null);
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      const single = event.pointerType === 'touch' && event.isPrimary && isOneDay(event.currentTarget);
      begun.current = single ? { x: event.clientX, y: event.clientY } : null;
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      const from = begun.current;
      begun.current = null;
      if (!from || event.currentTarget.querySelector('[data-held]')) return;
      const [dx, dy] = [event.clientX - from.x, event.clientY - from.y];
      if (Math.abs(dx) > FAR && Math.abs(dy) < Math.abs(dx) * FLAT) onStep(dx < 0 ? 1 : -1);
    },
    onPointerCancel: () => {
      begun.current = null;
    },
  };
}

/** Where several days stand side by side, a swipe scrolls them. */
const isOneDay = (board: HTMLElement): boolean =>
  getComputedStyle(board).getPropertyValue('touch-action').includes('pan-y');
