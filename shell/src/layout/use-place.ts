import { useLocation, useNavigationType } from '@sytno/kit/router';
import { useEffect, useRef } from 'react';
import { ScrollMemory } from './scroll-memory';

const memory = new ScrollMemory(window);

/**
 * After a change of page the focus goes to the content, as a full page load would have it, and the view to
 * the top; going back brings the view to where it was left.
 */
export function usePlace(): void {
  const { key, pathname } = useLocation();
  const kind: string = useNavigationType();
  const comesBack = kind === 'POP';
  const before = useRef(pathname);

  useEffect(() => {
    if (before.current !== pathname) {
      before.current = pathname;
      document.getElementById('content')?.focus({ preventScroll: true });
    }
    const stop = memory.enter(key, comesBack);
    const note = () => {
      memory.leave(key);
    };
    window.addEventListener('scroll', note, { passive: true });
    return () => {
      stop();
      window.removeEventListener('scroll', note);
    };
  }, [key, pathname, comesBack]);
}
