let marked: HTMLElement | null = null;

/** Lights the place under a carried dish; null puts the light out. Done in the page itself: no rendering. */
export function markPlace(element: HTMLElement | null): void {
  if (marked === element) return;
  if (marked) delete marked.dataset.over;
  if (element) element.dataset.over = '';
  marked = element;
}
