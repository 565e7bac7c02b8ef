import { useCallback, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { KIT_TEXTS } from '../i18n/i18n';
import { useTexts } from '../i18n/use-texts';
import { preparePopups, usePopups } from './load-popups';
import { useNotify } from './notices';

/** What the button that opens something has to be given. */
export interface Opener {
  ref: RefObject<HTMLButtonElement | null>;
  'aria-haspopup': 'menu' | 'dialog';
  'aria-expanded': boolean;
  busy: boolean;
  onClick: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
  onPointerEnter: () => void;
  onFocus: () => void;
}

/** Keys that open it. */
const KEYS: Readonly<Record<'menu' | 'dialog', readonly string[]>> = {
  menu: ['Enter', ' ', 'ArrowDown'],
  dialog: ['Enter', ' '],
};

/**
 * A trigger and what it opens. The popups are a file of their own that begins to load when a hand comes near;
 * a press before it is there waits for it, and a file that does not come is told.
 */
export function useOpener(kind: 'menu' | 'dialog') {
  const { t } = useTexts(KIT_TEXTS);
  const notify = useNotify();
  const ref = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const words = t('offline.title');
  const fail = useCallback(() => {
    setOpen(false);
    notify(words, 'bad');
  }, [notify, words]);
  const popups = usePopups(open, fail);
  const close = useCallback(() => setOpen(false), []);
  const opener: Opener = {
    ref,
    'aria-haspopup': kind,
    'aria-expanded': open,
    busy: open && !popups,
    onClick: () => setOpen(true),
    // A press of a key is taken here: the click that follows it looks like a screen reader's, and what opens would
    // wait with taking the focus until the focus is elsewhere.
    onKeyDown: (event) => {
      if (!KEYS[kind].includes(event.key)) return;
      event.preventDefault();
      setOpen(true);
    },
    onPointerEnter: preparePopups,
    onFocus: preparePopups,
  };
  return { opener, close, popups: open ? popups : undefined };
}
