import { GripVertical } from 'lucide-react';
import { useId, useLayoutEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { KIT_TEXTS } from '../i18n/i18n';
import { useTexts } from '../i18n/use-texts';
import { color, moves, RADIUS, space } from '../theme/tokens';
import { Hidden } from '../ui/Hidden';
import { moved } from './drag-order';
import { useDrag } from './use-drag';
import { useGrowing } from './use-growing';

const List = styled.ol`
  display: grid;
  gap: ${space(2)};
  margin: 0;
  padding: 0;
  list-style: none;
  /* Rows make way smoothly; what was dropped lies where it lies at once. */
  &[data-dragging] > :not([data-taken]) {
    ${moves('transition: transform 150ms ease-out;')}
  }
`;

const Row = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: 44px minmax(0, 1fr);
  align-items: center;
  padding: ${space(1)} ${space(3)} ${space(1)} 0;
  border: 1px solid ${color('line')};
  border-radius: ${RADIUS.control};
  background: ${color('raised')};
  &[data-taken] {
    z-index: 1;
    border-color: ${color('beet')};
    box-shadow: ${color('shadow')};
  }
`;

const Handle = styled.button.attrs({ type: 'button' })`
  display: grid;
  place-content: center;
  width: 44px;
  height: 44px;
  padding: 0;
  border: 0;
  border-radius: ${RADIUS.control};
  background: none;
  color: ${color('faint')};
  cursor: grab;
  /* The finger drags here and scrolls everywhere else. */
  touch-action: none;
  &:hover,
  &[aria-pressed='true'] {
    color: ${color('beet')};
  }
  &:active {
    cursor: grabbing;
  }
`;

/**
 * A list whose order is the reader's: drag a row at its handle with mouse or finger; by keyboard space picks it
 * up, arrows move it, space drops it, Escape puts it back. Every step is said aloud; the new order is told
 * once, when the row is dropped. Many rows that come at once are drawn portion by portion.
 */
export function DragList<T>(props: {
  label: string;
  items: readonly T[];
  keyOf: (item: T) => string;
  nameOf: (item: T) => string;
  onReorder: (items: T[]) => void;
  children: (item: T) => ReactNode;
}) {
  const { t } = useTexts(KIT_TEXTS);
  const { items, keyOf, nameOf, onReorder } = props;
  const list = useRef<HTMLOListElement>(null);
  const hint = useId();
  const [held, setHeld] = useState<{ from: number; to: number } | null>(null);
  const [said, setSaid] = useState('');
  const growing = useGrowing(items.length);
  const shown = (held ? moved(items, held.from, held.to) : items).slice(0, growing);

  const say = (what: 'taken' | 'moved' | 'dropped' | 'returned', item: T, place: number) => {
    setSaid(t(`parts.drag.${what}`, { name: nameOf(item), place: place + 1, count: items.length }));
  };
  const put = (from: number, to: number) => {
    const item = items[from];
    if (item === undefined) return;
    say('dropped', item, to);
    if (from !== to) onReorder(moved(items, from, to));
  };
  const drag = useDrag(list, put);

  const release = () => {
    if (held) put(held.from, held.to);
    setHeld(null);
  };
  const onKeyDown = (event: KeyboardEvent, place: number, item: T) => {
    const key = held ? event.key : event.key === ' ' || event.key === 'Enter' ? 'take' : '';
    const step = key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : 0;
    if (!['take', ' ', 'Enter', 'Escape'].includes(key) && step === 0) return;
    event.preventDefault();
    event.stopPropagation();
    if (!held) {
      setHeld({ from: place, to: place });
      say('taken', item, place);
    } else if (step !== 0) {
      const to = Math.min(items.length - 1, Math.max(0, held.to + step));
      setHeld({ ...held, to });
      say('moved', item, to);
    } else if (key === 'Escape') {
      setHeld(null);
      say('returned', item, held.from);
    } else release();
  };

  // Moving a row in the page takes the focus off its handle.
  const at = held?.to;
  useLayoutEffect(() => {
    if (at !== undefined) list.current?.children[at]?.querySelector<HTMLElement>('button')?.focus();
  }, [at]);

  return (
    <div>
      <Hidden id={hint}>{t('parts.drag.hint')}</Hidden>
      <List ref={list} aria-label={props.label} data-dragging={drag.dragged !== undefined || undefined}>
        {shown.map((item, place) => {
          const taken = held ? place === held.to : place === drag.dragged;
          const shift = drag.shiftOf(place);
          return (
            <Row
              key={keyOf(item)}
              data-taken={taken || undefined}
              {...(place === drag.dragged
                ? {}
                : { style: shift ? { transform: `translateY(${String(shift)}px)` } : {} })}
            >
              <Handle
                aria-label={t('parts.drag.handle', { name: nameOf(item) })}
                aria-describedby={hint}
                aria-pressed={taken}
                onKeyDown={(event) => onKeyDown(event, place, item)}
                onBlur={(event) => {
                  if (event.relatedTarget) release();
                }}
                {...drag.handle(place)}
              >
                <GripVertical size={18} aria-hidden />
              </Handle>
              <div>{props.children(item)}</div>
            </Row>
          );
        })}
      </List>
      <Hidden aria-live="assertive">{said}</Hidden>
    </div>
  );
}
