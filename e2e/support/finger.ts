import type { CDPSession, Page } from '@playwright/test';

interface Point {
  x: number;
  y: number;
}

/** One finger on the glass, as the browser gets it from a screen: what the page makes of it is its own. */
export class Finger {
  private at: Point = { x: 0, y: 0 };

  private constructor(private readonly session: CDPSession) {}

  static async of(page: Page): Promise<Finger> {
    return new Finger(await page.context().newCDPSession(page));
  }

  async down(at: Point): Promise<void> {
    this.at = at;
    await this.send('touchStart', [at]);
  }

  /** Glides there in so many steps. */
  async to(end: Point, steps = 8): Promise<void> {
    const { x, y } = this.at;
    for (let step = 1; step <= steps; step += 1) {
      const share = step / steps;
      this.at = { x: x + (end.x - x) * share, y: y + (end.y - y) * share };
      await this.send('touchMove', [this.at]);
    }
  }

  async up(): Promise<void> {
    await this.send('touchEnd', []);
  }

  private async send(type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Point[]): Promise<void> {
    await this.session.send('Input.dispatchTouchEvent', { type, touchPoints });
  }
}
