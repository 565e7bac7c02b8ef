import { useRef, useState, type PointerEvent, type RefObject } from 'react';
import { placeAt, type Extent } from './drag-order';

interface Drag {
  from: number;
  to: number;
  /** Height of what is dragged with the gap below it: so far do the others make way. */
  height: number;
}

interface Begun {
  y: number;
  top: number;
  rows: Extent[];
  row: HTMLElement;
  from: number;
  to: number;
}

const EDGE = 56;
const SCROLL_STEP = 14;

/** Dragging by mouse or finger: a row follows the pointer, the others make way, the order changes once at the end. */
export function useDrag(list: RefObject<HTMLElement | null>, onDrop: (from: number, to: number) => void) {
  const [drag, setDrag] = useState<Drag | null>(null);
  // The hand is faster than rendering: where the drag is stands here, the state only shows it.
  const begun = useRef<Begun | null>(null);

  const take = (event: PointerEvent<HTMLElement>, from: number) => {
    const elements = [...(list.current?.children ?? [])] as HTMLElement[];
    const row = elements[from];
    if (event.button !== 0 || !row || !list.current) return;
    event.preventDefault();
    event.currentTarget.focus();
    event.currentTarget.setPointerCapture(event.pointerId);
    const rows = elements.map((element) => {
      const { top, height } = element.getBoundingClientRect();
      return { top, height };
    });
    const gap = (rows[1]?.top ?? 0) - (rows[0] ? rows[0].top + rows[0].height : 0);
    const { top } = list.current.getBoundingClientRect();
    begun.current = { y: event.clientY, top, rows, row, from, to: from };
    setDrag({ from, to: from, height: (rows[from]?.height ?? 0) + (rows.length > 1 ? gap : 0) });
  };
  const follow = (event: PointerEvent<HTMLElement>) => {
    const now = begun.current;
    if (!now || !list.current) return;
    scrollAtEdge(event.clientY);
    const dy = event.clientY - now.y - (list.current.getBoundingClientRect().top - now.top);
    now.row.style.transform = `translateY(${String(dy)}px)`;
    const to = placeAt(now.rows, now.from, dy);
    if (to === now.to) return;
    now.to = to;
    setDrag((shown) => shown && { ...shown, to });
  };
  const end = (drop: boolean) => {
    const now = begun.current;
    begun.current = null;
    setDrag(null);
    if (!now) return;
    now.row.style.transform = '';
    if (drop && now.to !== now.from) onDrop(now.from, now.to);
  };
  /** How far a row that is not dragged makes way, in px. */
  const shiftOf = (index: number): number => {
    if (!drag || index === drag.from) return 0;
    if (index > drag.from && index <= drag.to) return -drag.height;
    return index < drag.from && index >= drag.to ? drag.height : 0;
  };
  return {
    dragged: drag?.from,
    shiftOf,
    handle: (index: number) => ({
      onPointerDown: (event: PointerEvent<HTMLElement>) => take(event, index),
      onPointerMove: follow,
      onPointerUp: () => end(true),
      onPointerCancel: () => end(false),
    }),
  };
}

/** A page that is longer than the window comes along when the pointer is near its edge. */
function scrollAtEdge(y: number): void {
  if (y < EDGE) window.scrollBy(0, -SCROLL_STEP);
  else if (y > window.innerHeight - EDGE) window.scrollBy(0, SCROLL_STEP);
}
