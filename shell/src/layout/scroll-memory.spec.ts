import { describe, expect, test } from '@jest/globals';
import { ScrollMemory } from './scroll-memory';

/** A window that grows by so many pixels a frame. */
function view(growth: number) {
  const frames: (() => void)[] = [];
  const fake = {
    scrollY: 0,
    height: 0,
    history: {
      scrollRestoration: 'auto',
      state: { idx: 2 } as { idx: number; y?: number },
      replaceState(state: { idx: number; y?: number }) {
        fake.history.state = state;
      },
    },
    scrollTo(_: number, y: number) {
      fake.scrollY = Math.min(y, fake.height);
    },
    requestAnimationFrame(frame: () => void) {
      frames.push(frame);
    },
    run(count: number) {
      for (let i = 0; i < count; i += 1) {
        fake.height += growth;
        frames.shift()?.();
      }
    },
  };
  return fake;
}

describe('the memory of scroll places', () => {
  test('a new place begins at its top', () => {
    const page = view(100);
    page.height = 1000;
    const memory = new ScrollMemory(page as unknown as Window);
    page.scrollY = 400;
    memory.leave('a');
    memory.enter('b', false);
    page.run(1);
    expect(page.scrollY).toBe(0);
    expect(page.history.scrollRestoration).toBe('manual');
  });

  test('a hand that is quicker than the frame does not leave a new place where the old one was', () => {
    const page = view(100);
    const memory = new ScrollMemory(page as unknown as Window);
    page.scrollY = 400;
    memory.enter('b', false)();
    page.run(1);
    expect(page.scrollY).toBe(0);
  });

  test('going back shows what was left, as soon as the page is tall enough', () => {
    const page = view(150);
    const memory = new ScrollMemory(page as unknown as Window);
    page.scrollY = 400;
    memory.leave('a');
    page.scrollY = 0;
    memory.enter('a', true);
    page.run(2);
    expect(page.scrollY).toBe(300);
    page.run(1);
    expect(page.scrollY).toBe(400);
  });

  test('a page whose data are late is waited for, one that never grows is given up', () => {
    const page = view(1);
    const memory = new ScrollMemory(page as unknown as Window);
    page.scrollY = 4000;
    memory.leave('a');
    memory.enter('a', true);
    page.run(500);
    expect(page.scrollY).toBe(500);
    page.run(200);
    page.height = 9000;
    page.run(5);
    expect(page.scrollY).toBeLessThan(700);
  });

  test('a page that somebody scrolls himself is left alone', () => {
    const page = view(1);
    const memory = new ScrollMemory(page as unknown as Window);
    page.scrollY = 4000;
    memory.leave('a');
    const stop = memory.enter('a', true);
    page.run(50);
    stop();
    page.height = 9000;
    page.run(5);
    expect(page.scrollY).toBe(50);
  });

  test('a place that is loaded again is shown where it was, and the router’s own state stays', () => {
    const page = view(1000);
    page.scrollY = 640;
    new ScrollMemory(page as unknown as Window).keep();
    expect(page.history.state).toEqual({ idx: 2, y: 640 });
    page.scrollY = 0;
    new ScrollMemory(page as unknown as Window).enter('a', true);
    page.run(1);
    expect(page.scrollY).toBe(640);
  });
});
