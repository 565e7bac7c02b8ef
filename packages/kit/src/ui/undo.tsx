import { useCallback, useEffect, useId, useRef, useState } from 'react';
import { Undo2 } from 'lucide-react';
import { KIT_TEXTS } from '../i18n/i18n';
import { useTexts } from '../i18n/use-texts';
import { IconButton } from './IconButton';
import { useNotify } from './notices';

/** Something that was done on this page, and how it is taken back. */
interface Deed {
  text: string;
  /** A promise, or nothing to wait for. */
  undo: () => unknown;
}

/** What a page keeps of what was done on it. Given to UndoButton whole. */
export interface Undo {
  /** Tells the last thing done, offers to take it back for five seconds, and keeps it for the visit. */
  did: (text: string, undo: Deed['undo']) => void;
  /** Takes back the last deed; nothing happens when there is none. */
  undoLast: () => void;
  /** The words of the last deed. */
  last: string | undefined;
}

/**
 * The page's undo: a notice with Undo of the last deed, and all deeds of the visit behind the toolbar's button
 * and Ctrl+Z, newest first. An undo that fails says so itself and is offered again.
 */
export function useUndo(): Undo {
  const notify = useNotify();
  const series = useId();
  const [deeds, setDeeds] = useState<readonly Deed[]>([]);
  const kept = useRef(deeds);
  const keep = useCallback((next: readonly Deed[]) => {
    kept.current = next;
    setDeeds(next);
  }, []);

  const take = useCallback(
    (deed: Deed | undefined) => {
      // Twice the same deed (the notice and the button) is once.
      if (!deed || !kept.current.includes(deed)) return;
      keep(kept.current.filter((other) => other !== deed));
      void Promise.resolve(deed.undo()).catch(() => {
        keep([...kept.current, deed]);
      });
    },
    [keep],
  );
  const did = useCallback(
    (text: string, undo: Deed['undo']) => {
      const deed = { text, undo };
      keep([...kept.current, deed]);
      notify(text, 'plain', {
        series,
        action: {
          run: () => {
            take(deed);
          },
        },
      });
    },
    [keep, notify, series, take],
  );
  const undoLast = useCallback(() => {
    take(kept.current.at(-1));
  }, [take]);

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!isUndoKey(event) || kept.current.length === 0) return;
      event.preventDefault();
      undoLast();
    };
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('keydown', onKey);
    };
  }, [undoLast]);
  return { did, undoLast, last: deeds.at(-1)?.text };
}

/** A box that is ticked or a slider has no undo of its own. */
const WRITTEN_IN = 'input:not([type=checkbox], [type=radio], [type=range], [type=button], [type=submit])';

/** Ctrl+Z or ⌘Z on the page; a field that is written in and an open dialog keep it for themselves. */
function isUndoKey(event: KeyboardEvent): boolean {
  if (event.code !== 'KeyZ' || event.shiftKey || event.altKey || !(event.ctrlKey || event.metaKey))
    return false;
  const { target } = event;
  if (!(target instanceof Element)) return true;
  return target.closest(`${WRITTEN_IN}, textarea, select, dialog, [contenteditable="true"]`) === null;
}

/** The toolbar's Undo; it stands still and names what it would take back. */
export function UndoButton({ undo }: { undo: Undo }) {
  const { t } = useTexts(KIT_TEXTS);
  return (
    <IconButton
      aria-label={undo.last === undefined ? t('parts.nothingToUndo') : t('parts.undoOf', { deed: undo.last })}
      disabled={undo.last === undefined}
      onClick={undo.undoLast}
    >
      <Undo2 size={20} aria-hidden />
    </IconButton>
  );
}
