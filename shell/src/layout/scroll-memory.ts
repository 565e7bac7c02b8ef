/** So long a page that fills in is waited for: its data may travel slowly. */
const PATIENCE_FRAMES = 600;

/** What the history keeps of a place besides the router's own; `y` is ours. */
type Kept = { y?: number } | null;

/**
 * Where each visited place was scrolled to, so that going back shows what was left. Pages fill in as their
 * data comes, so a place that is not tall enough yet is tried again while it grows, for ten seconds at most
 * and until somebody scrolls himself.
 */
export class ScrollMemory {
  private readonly places = new Map<string, number>();

  constructor(private readonly view: Window) {
    // The browser's own restoration runs before the page has its content.
    view.history.scrollRestoration = 'manual';
  }

  /** Notes where the place with this key is left. */
  leave(key: string): void {
    this.places.set(key, this.view.scrollY);
  }

  /** Keeps the present place over a reload, in the history's own entry. */
  keep(): void {
    const state = this.view.history.state as Kept;
    const y = this.view.scrollY;
    // A word to the browser's own process, dear enough to be said only when there is news.
    if (state?.y !== y) this.view.history.replaceState({ ...state, y }, '');
  }

  /**
   * Shows a place: where it was left when one comes back to it, else its top. Begins with the next frame: to scroll
   * is to lay the page out, which the frame does anyway. Gives the way to stop after the first try.
   */
  enter(key: string, comesBack: boolean): () => void {
    const target = comesBack ? (this.places.get(key) ?? (this.view.history.state as Kept)?.y ?? 0) : 0;
    let frames = PATIENCE_FRAMES;
    let stopped = false;
    const attempt = () => {
      this.view.scrollTo(0, target);
      frames -= 1;
      if (this.view.scrollY < target && frames > 0) this.view.requestAnimationFrame(again);
    };
    const again = () => {
      if (!stopped) attempt();
    };
    this.view.requestAnimationFrame(attempt);
    return () => {
      stopped = true;
    };
  }
}
