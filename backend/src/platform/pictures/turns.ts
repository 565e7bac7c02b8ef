/** What may wait at most: so many wait for minutes already. */
const MOST_WAITING = 400;

/** The line is too long. */
export class TurnsFull extends Error {
  override readonly name = 'TurnsFull';
}

/**
 * Heavy work takes turns: few at once, the others wait. Among those who wait each person is served in turn,
 * so that whoever brings fifty does not hold up whoever brings one.
 */
export class Turns {
  /** Starts of those who wait, by person; the person to be served next stands first. */
  private readonly lines = new Map<string, (() => void)[]>();
  private running = 0;
  private waiting = 0;

  constructor(
    private readonly atOnce: number,
    private readonly mostWaiting = MOST_WAITING,
  ) {}

  /**
   * Does the work when its turn has come.
   *
   * @param whose the person that is served in turn with the others
   * @param signal gives up the place in the line; work that has begun is finished
   * @throws TurnsFull, or the signal's reason
   */
  async take<T>(whose: string, work: () => Promise<T>, signal?: AbortSignal): Promise<T> {
    signal?.throwIfAborted();
    if (this.running < this.atOnce) this.running++;
    else await this.wait(whose, signal);
    try {
      return await work();
    } finally {
      this.running--;
      this.startNext();
    }
  }

  private wait(whose: string, signal: AbortSignal | undefined): Promise<void> {
    if (this.waiting >= this.mostWaiting) throw new TurnsFull();
    return new Promise((resolve, reject) => {
      const start = (): void => {
        signal?.removeEventListener('abort', giveUp);
        resolve();
      };
      const giveUp = (): void => {
        const line = (this.lines.get(whose) ?? []).filter((one) => one !== start);
        this.setLine(whose, line);
        this.waiting--;
        reject(signal?.reason as Error);
      };
      signal?.addEventListener('abort', giveUp, { once: true });
      this.lines.set(whose, [...(this.lines.get(whose) ?? []), start]);
      this.waiting++;
    });
  }

  /** Whoever was served goes behind the others. */
  private startNext(): void {
    const [first] = this.lines;
    if (!first) return;
    const [whose, [start, ...others]] = first;
    this.lines.delete(whose);
    this.setLine(whose, others);
    this.waiting--;
    this.running++;
    start?.();
  }

  private setLine(whose: string, line: (() => void)[]): void {
    if (line.length > 0) this.lines.set(whose, line);
    else this.lines.delete(whose);
  }
}
