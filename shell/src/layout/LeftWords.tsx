import { useNotify } from '@sytno/kit/ui';
import { useEffect } from 'react';
import { takeWords } from '../door/memory';

/** Says what the page before left to be said, once. */
export function LeftWords() {
  const notify = useNotify();
  useEffect(() => {
    const words = takeWords(sessionStorage);
    if (words) notify(words, 'good');
  }, [notify]);
  return null;
}
