import { useLocation, useNavigationType } from '@sytno/kit/router';
import { useEffect, useRef } from 'react';
import { samePage } from './leave';
import { ScrollMemory } from './scroll-memory';

const memory = new ScrollMemory(window);

/** After so long without scrolling the view rests. */
const REST_MS = 200;

/** The key of the place where the browser is, as the router reads it. */
const keyNow = (): string => (window.history.state as { key?: string } | null)?.key ?? 'default';

/** What a person does to take the page into his own hands. */
const HANDS = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

/** Calls back once somebody does something; gives the way to stop listening. */
function onHands(act: () => void): () => void {
  const stop = () => {
    for (const name of HANDS) window.removeEventListener(name, hear, true);
  };
  const hear = () => {
    stop();
    act();
  };
  for (const name of HANDS) window.addEventListener(name, hear, { capture: true, passive: true });
  return stop;
}

/**
 * Puts the focus on the page's heading, or on the content until the heading comes. A heading that goes again
 * (the skeleton's) is followed by the next. Ends when somebody takes over.
 *
 * Begins with the next frame: to focus is to lay the page out, which the frame does anyway.
 */
function focusPage(): () => void {
  const content = document.getElementById('content');
  if (!content) return () => undefined;
  let aimed: Element | null = null;
  const put = () => {
    const aim = content.querySelector<HTMLElement>('[data-page-title]') ?? content;
    if (aim === document.activeElement) return;
    aimed = aim;
    aim.focus({ preventScroll: true });
  };
  const growth = new MutationObserver(() => {
    const { activeElement } = document;
    if (activeElement === document.body || activeElement === content || activeElement === aimed) put();
  });
  const frame = requestAnimationFrame(() => {
    put();
    growth.observe(content, { childList: true, subtree: true });
  });
  const end = () => {
    cancelAnimationFrame(frame);
    growth.disconnect();
  };
  const stopHands = onHands(end);
  return () => {
    end();
    stopHands();
  };
}

/**
 * After a change of page the focus goes to its heading, as a full page load would have it read, and the view
 * to the top; going back, forth or loading again brings the view to where it was left.
 */
export function usePlace(): void {
  const { key, pathname, hash } = useLocation() as { key: string; pathname: string; hash: string };
  const kind: string = useNavigationType();
  const comesBack = kind === 'POP';
  const before = useRef(pathname);

  useEffect(() => {
    if (samePage(before.current, pathname)) return undefined;
    before.current = pathname;
    return focusPage();
  }, [pathname]);

  const place = useRef(pathname);
  const stopTrying = useRef<() => void>(() => undefined);
  useEffect(() => {
    // Another language, or a filter as it is typed, is no other place: the view stays where it is, or goes on
    // to where it was being brought.
    const stays = kind === 'REPLACE' && samePage(place.current, pathname);
    place.current = pathname;
    if (stays || hash) return;
    stopTrying.current();
    const stop = memory.enter(key, comesBack);
    const stopHands = onHands(stop);
    stopTrying.current = () => {
      stop();
      stopHands();
    };
  }, [key, pathname, hash, kind, comesBack]);

  useEffect(() => {
    // Kept once the view rests: a page that goes away may not write any more.
    let rest: ReturnType<typeof setTimeout> | undefined;
    const note = () => {
      // The page that comes may be shorter, which scrolls the one that is already left.
      if (keyNow() !== key) return;
      memory.leave(key);
      clearTimeout(rest);
      rest = setTimeout(() => {
        if (keyNow() === key) memory.keep();
      }, REST_MS);
    };
    const listening = new AbortController();
    const { signal } = listening;
    window.addEventListener('scroll', note, { passive: true, signal });
    // What was scrolled in this very frame is told after the press that leaves.
    window.addEventListener('click', note, { capture: true, signal });
    return () => {
      clearTimeout(rest);
      listening.abort();
    };
  }, [key]);
}
