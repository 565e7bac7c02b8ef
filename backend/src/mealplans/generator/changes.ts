/** Something that changes now and then: whoever waits is told once, and waits again for more. */
export class Changes {
  private waiting: (() => void)[] = [];

  tell(): void {
    const told = this.waiting;
    this.waiting = [];
    for (const wake of told) wake();
  }

  /** Resolves with the next change. */
  next(): Promise<void> {
    return new Promise((resolve) => {
      this.waiting.push(resolve);
    });
  }
}
