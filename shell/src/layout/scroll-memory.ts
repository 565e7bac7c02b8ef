/**
 * Where each visited place was scrolled to, so that going back shows what was left. Pages fill in as their
 * data comes, so a place that is not tall enough yet is tried again while it grows, for a second at most.
 */
const PATIENCE_FRAMES = 60;

/** Remembers scroll places by history key and brings them back. */
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

  /** Shows a place: where it was left when one comes back to it, else its top. Gives the way to stop trying. */
  enter(key: string, comesBack: boolean): () => void {
    const target = comesBack ? (this.places.get(key) ?? 0) : 0;
    let frames = PATIENCE_FRAMES;
    let stopped = false;
    const attempt = () => {
      if (stopped) return;
      this.view.scrollTo(0, target);
      frames -= 1;
      if (this.view.scrollY < target && frames > 0) this.view.requestAnimationFrame(attempt);
    };
    attempt();
    return () => {
      stopped = true;
    };
  }
}
