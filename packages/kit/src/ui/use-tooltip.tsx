import { use, useEffect, useRef, useState, type FocusEvent, type PointerEvent, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { keyframes, styled } from 'styled-components';
import { OverlayRoot } from '../theme/overlay-root';
import { color, moves, RADIUS, space, TYPE } from '../theme/tokens';
import { placeBeside } from './place';

const WAIT_MS = 500;
/** Long enough for the pointer to cross over to the bubble, which may be read at leisure. */
const LEAVE_MS = 120;

const appear = keyframes`from { opacity: 0; }`;

const Bubble = styled.div`
  position: fixed;
  z-index: 70;
  max-width: min(280px, calc(100vw - ${space(4)}));
  padding: ${space(1)} ${space(2)};
  border-radius: ${RADIUS.control};
  background: ${color('text')};
  color: ${color('page')};
  font: ${TYPE.quiet};
  overflow-wrap: anywhere;
  box-shadow: ${color('shadow')};
  ${moves('animation-duration: 120ms;')}
  animation-name: ${appear};
`;

export interface TooltipTrigger {
  onPointerEnter: (event: PointerEvent) => void;
  onPointerLeave: () => void;
  onPointerDown: () => void;
  onFocus: (event: FocusEvent) => void;
  onBlur: () => void;
}

/**
 * A short word beside a control: after a moment of the mouse or of keyboard focus, never of a finger. Escape
 * and a press close it.
 * The bubble is for the eye: who listens gets the word as the control's name or description.
 */
export function useTooltip(text: string): { trigger: TooltipTrigger; bubble: ReactNode } {
  const root = use(OverlayRoot);
  const [anchor, setAnchor] = useState<Element | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const after = (ms: number, next: Element | null) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setAnchor(next), ms);
  };
  const close = () => {
    clearTimeout(timer.current);
    setAnchor(null);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (!anchor) return undefined;
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') setAnchor(null);
    };
    document.addEventListener('keydown', onKey, true);
    return () => document.removeEventListener('keydown', onKey, true);
  }, [anchor]);

  const trigger: TooltipTrigger = {
    onPointerEnter: ({ pointerType, currentTarget }) => {
      if (pointerType === 'mouse') after(WAIT_MS, currentTarget);
    },
    onPointerLeave: () => after(LEAVE_MS, null),
    onPointerDown: close,
    onFocus: ({ currentTarget }) => {
      if (currentTarget.matches(':focus-visible')) after(WAIT_MS, currentTarget);
    },
    onBlur: close,
  };
  const bubble =
    anchor &&
    text &&
    createPortal(
      <Bubble
        ref={(box) => {
          if (box) placeBeside(box, anchor);
        }}
        aria-hidden
        onPointerEnter={() => clearTimeout(timer.current)}
        onPointerLeave={() => after(LEAVE_MS, null)}
      >
        {text}
      </Bubble>,
      root ?? document.body,
    );
  return { trigger, bubble };
}
