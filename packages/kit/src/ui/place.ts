/** Where a floating box is put beside what it belongs to. */

const MARGIN = 8;

/** Puts `box` (fixed) above `anchor`, below it where there is no room, never outside of the window. */
export function placeBeside(box: HTMLElement, anchor: Element): void {
  const at = anchor.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = box;
  const view = document.documentElement;
  const above = at.top - height - MARGIN;
  const top = above >= MARGIN ? above : at.bottom + MARGIN;
  const middle = at.left + at.width / 2 - width / 2;
  const left = Math.min(Math.max(MARGIN, middle), Math.max(MARGIN, view.clientWidth - width - MARGIN));
  box.style.left = `${String(Math.round(left))}px`;
  box.style.top = `${String(Math.round(top))}px`;
}
