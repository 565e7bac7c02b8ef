import { useEffect, useRef, useState, type FocusEvent, type RefObject } from 'react';

/** After so long without typing the list follows. */
const PAUSE_MS = 300;

export interface SearchWords<Rows extends HTMLElement> {
  readonly words: string;
  /** For the field that is typed into. */
  readonly field: {
    readonly value: string;
    readonly onChange: (event: { readonly target: { readonly value: string } }) => void;
    readonly onBlur: (event: FocusEvent) => void;
  };
  /** For the list that is found by the words. */
  readonly rows: {
    readonly ref: RefObject<Rows | null>;
    readonly onPointerDown: () => void;
    readonly onFocus: () => void;
  };
}

/**
 * Words to look for: the address, and the list with it, follow when somebody pauses or leaves the field, but
 * not for the list itself: a row that is just pressed must not move away from under the finger. A row's own
 * address is to carry `words` along.
 *
 * @param search the words that the address says
 * @param go goes on to the address with other words
 */
export function useSearchWords<Rows extends HTMLElement>(
  search: string,
  go: (search: string) => void,
): SearchWords<Rows> {
  const [words, setWords] = useState(search);
  const [followed, setFollowed] = useState(search);
  // Going back, or a link, changes the address: the field follows.
  if (followed !== search) {
    setFollowed(search);
    if (words.trim() !== search) setWords(search);
  }
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const rows = useRef<Rows>(null);
  const hold = () => clearTimeout(timer.current);
  const settle = () => {
    hold();
    if (words.trim() !== search) go(words.trim());
  };
  const latest = useRef(settle);
  useEffect(() => {
    latest.current = settle;
  });
  useEffect(() => hold, []);
  return {
    words,
    field: {
      value: words,
      onChange: ({ target }) => {
        setWords(target.value);
        hold();
        timer.current = setTimeout(() => {
          latest.current();
        }, PAUSE_MS);
      },
      onBlur: ({ relatedTarget }) => {
        if (!rows.current?.contains(relatedTarget)) settle();
      },
    },
    rows: { ref: rows, onPointerDown: hold, onFocus: hold },
  };
}
