const SETTLE_MS = 150;
/** Frames that a dropped dish has to appear at its new place before its picture just goes. */
const PATIENCE = 30;

/** A picture of a card that follows the hand; the card itself stays where it is until the drop. */
export interface Ghost {
  /** Takes the pointer's moves. */
  hold: (pointerId: number) => void;
  moveBy: (x: number, y: number) => void;
  /** Glides to the card when it stands there, and goes. */
  settle: (card: () => Element | null) => void;
}

/** Where pictures of carried cards live: apart from the page, so that one that comes or goes is no work of the page. */
export function spaceAbove(): HTMLElement {
  const above = document.createElement('div');
  above.style.cssText = 'position: fixed; left: 0; top: 0; z-index: 60; contain: layout size style';
  return above;
}

/** Makes the picture of a card; it is not in the page before it is lifted. @returns the way to lift it */
export function ghostOf(card: HTMLElement, above: HTMLElement): () => Ghost {
  const box = card.getBoundingClientRect();
  const ghost = card.cloneNode(true) as HTMLElement;
  delete ghost.dataset.dish;
  ghost.dataset.ghost = '';
  // Nothing is done to a dish in the hand, and each box less is one less to lay out as it is lifted.
  for (const ways of ghost.querySelectorAll('[data-own-press]')) ways.remove();
  // The picture itself lies under the hand and shows its cursor; nothing in it can be pressed, focused or read.
  for (const part of ghost.children) (part as HTMLElement).inert = true;
  for (const side of ['left', 'top', 'width', 'height'] as const) {
    ghost.style[side] = `${String(box[side])}px`;
  }
  return () => {
    above.append(ghost);
    return lifted(ghost, box);
  };
}

function lifted(ghost: HTMLElement, { left, top }: { left: number; top: number }): Ghost {
  let at = shift(0, 0);
  const settle = (find: () => Element | null, patience = PATIENCE) => {
    const target = find();
    if (!target && patience > 0) {
      requestAnimationFrame(() => {
        settle(find, patience - 1);
      });
      return;
    }
    const box = target?.getBoundingClientRect();
    if (!box || still()) {
      ghost.remove();
      return;
    }
    const glide = ghost.animate([{ transform: at }, { transform: shift(box.left - left, box.top - top) }], {
      duration: SETTLE_MS,
      easing: 'ease-out',
    });
    glide.onfinish = glide.oncancel = () => {
      ghost.remove();
    };
  };
  return {
    // The browser need not look through the whole week for what lies under the hand. A pointer that is gone
    // meanwhile cannot be had, and moves nothing either.
    hold: (pointerId) => {
      try {
        ghost.setPointerCapture(pointerId);
      } catch {
        // Its moves come all the same, by the longer way.
      }
    },
    moveBy: (x, y) => {
      at = shift(x, y);
      ghost.style.transform = at;
    },
    settle,
  };
}

const shift = (x: number, y: number): string => `translate3d(${String(x)}px, ${String(y)}px, 0)`;

const still = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches;
