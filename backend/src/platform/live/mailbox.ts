/** More waiting than this means that nobody reads. */
const FULL = 1_000;

/** A queue with one reader: what is put is read in order; closing ends the reading at once. */
export class Mailbox<T> implements AsyncIterable<T> {
  private items: T[] = [];
  private wake: (() => void) | undefined;
  private closed = false;

  /** Puts something in. A full box drops its oldest. */
  put(item: T): void {
    if (this.closed) return;
    if (this.items.length >= FULL) this.items.shift();
    this.items.push(item);
    this.wake?.();
  }

  close(): void {
    this.closed = true;
    this.items = [];
    this.wake?.();
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<T> {
    for (;;) {
      const item = this.items.shift();
      if (item !== undefined) {
        yield item;
        continue;
      }
      if (this.closed) return;
      await new Promise<void>((resolve) => {
        this.wake = resolve;
      });
    }
  }
}
