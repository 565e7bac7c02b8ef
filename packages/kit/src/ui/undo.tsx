import { atom, useAtomValue } from 'jotai';
import { Redo2, Undo2 } from 'lucide-react';
import { useCallback, useEffect, useId, useState, useSyncExternalStore } from 'react';
import { KIT_TEXTS } from '../i18n/i18n';
import { useTexts } from '../i18n/use-texts';
import { Hidden } from './Hidden';
import { IconButton } from './IconButton';
import { useNotify } from './notices';

/** Something that was done on this page, how it is taken back, and how it is done again. */
interface Deed {
  text: string;
  /** A promise, or nothing to wait for. */
  undo: () => unknown;
  /** Like `undo`; a function that comes of it is how it is taken back from then on. */
  again?: (() => unknown) | undefined;
}

/** What a page keeps of what was done on it. Given to its buttons whole. */
export interface Undo {
  /**
   * Tells the last thing done, offers to take it back for five seconds, and keeps it for the visit. With `again`
   * what was taken back can be done again. A deed may be told before the server took it: what is answered
   * withdraws it when it was refused.
   */
  did: (text: string, undo: Deed['undo'], again?: Deed['again']) => () => void;
  /** Takes back the last deed; nothing happens when there is none. */
  undoLast: () => void;
  /** Does again what was taken back last; nothing happens when there is none. */
  redoLast: () => void;
  /** The words of the last deed. */
  last: string | undefined;
  /** The words of what was taken back last. */
  next: string | undefined;
  /** What was taken back or done again just now, to be said aloud. */
  said: string;
}

/** Deeds, newest last; the newest is known at once, and drawn wherever the list is. */
class Deeds {
  list: readonly Deed[] = [];
  private readonly drawn = new Set<() => void>();
  keep = (next: readonly Deed[]): void => {
    this.list = next;
    for (const draw of this.drawn) draw();
  };
  onKept = (draw: () => void): (() => void) => {
    this.drawn.add(draw);
    return () => this.drawn.delete(draw);
  };
}

/** What was done and what was taken back. */
class Memory {
  readonly done = new Deeds();
  readonly undone = new Deeds();
}

/** What pages remember while the reader is on others, by the name they give it; gone with the visit. */
const memoriesAtom = atom(() => {
  const memories = new Map<string, Memory>();
  return (name: string): Memory => {
    const known = memories.get(name) ?? new Memory();
    memories.set(name, known);
    return known;
  };
});

function useMemory(name: string | undefined): Memory {
  const memoryOf = useAtomValue(memoriesAtom);
  const [own] = useState(() => new Memory());
  return name === undefined ? own : memoryOf(name);
}

const useLast = (deeds: Deeds): string | undefined =>
  useSyncExternalStore(deeds.onKept, () => deeds.list).at(-1)?.text;

/**
 * The page's undo: a notice with Undo of the last deed, and all deeds of the visit behind the toolbar's buttons
 * and Ctrl+Z, newest first; what was taken back is done again by Ctrl+Shift+Z or Ctrl+Y until something else is
 * done. One that fails says so itself and is offered again.
 *
 * @param memory a name under which the deeds outlive the page, as long as the visit; left out, they go with it.
 * The reader's id belongs in it: another reader has done nothing yet.
 */
export function useUndo(memory?: string): Undo {
  const notify = useNotify();
  const { t } = useTexts(KIT_TEXTS);
  const [said, setSaid] = useState('');
  const series = useId();
  const { done: kept, undone } = useMemory(memory);
  const { keep } = kept;
  const { keep: keepUndone } = undone;
  const last = useLast(kept);
  const next = useLast(undone);

  const take = useCallback(
    (deed: Deed | undefined) => {
      // Twice the same deed (the notice and the button) is once.
      if (!deed || !kept.list.includes(deed)) return;
      keep(kept.list.filter((other) => other !== deed));
      void Promise.resolve(deed.undo()).then(
        () => {
          setSaid(t('parts.undone', { deed: deed.text }));
          if (deed.again) keepUndone([...undone.list, deed]);
        },
        () => {
          keep([...kept.list, deed]);
        },
      );
    },
    [kept, keep, undone, keepUndone, t],
  );
  const did = useCallback(
    (text: string, undo: Deed['undo'], again?: Deed['again']) => {
      const deed = { text, undo, again };
      keep([...kept.list, deed]);
      keepUndone([]);
      notify(text, 'plain', {
        series,
        action: {
          run: () => {
            take(deed);
          },
        },
      });
      return () => {
        keep(kept.list.filter((other) => other !== deed));
      };
    },
    [kept, keep, keepUndone, notify, series, take],
  );
  const undoLast = useCallback(() => {
    take(kept.list.at(-1));
  }, [kept, take]);
  const redoLast = useCallback(() => {
    const deed = undone.list.at(-1);
    if (!deed?.again) return;
    keepUndone(undone.list.slice(0, -1));
    void Promise.resolve(deed.again()).then(
      (undo) => {
        setSaid(t('parts.redone', { deed: deed.text }));
        keep([...kept.list, typeof undo === 'function' ? { ...deed, undo: undo as Deed['undo'] } : deed]);
      },
      () => {
        keepUndone([...undone.list, deed]);
      },
    );
  }, [kept, keep, undone, keepUndone, t]);

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const key = keyOf(event);
      const deeds = key === 'undo' ? kept.list : undone.list;
      if (key === null || deeds.length === 0) return;
      event.preventDefault();
      if (key === 'undo') undoLast();
      else redoLast();
    };
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('keydown', onKey);
    };
  }, [kept, undone, undoLast, redoLast]);
  return { did, undoLast, redoLast, last, next, said };
}

/** A box that is ticked or a slider has no undo of its own. */
const WRITTEN_IN = 'input:not([type=checkbox], [type=radio], [type=range], [type=button], [type=submit])';

/**
 * Ctrl+Z or ⌘Z on the page takes back, with Shift, or Ctrl+Y, does again; a field that is written in and an open
 * dialog keep the keys for themselves.
 */
function keyOf(event: KeyboardEvent): 'undo' | 'redo' | null {
  if (event.altKey || !(event.ctrlKey || event.metaKey)) return null;
  const { target } = event;
  if (target instanceof Element && target.closest(OF_OTHERS) !== null) return null;
  if (event.code === 'KeyZ') return event.shiftKey ? 'redo' : 'undo';
  return event.code === 'KeyY' && !event.shiftKey ? 'redo' : null;
}

const OF_OTHERS = `${WRITTEN_IN}, textarea, select, dialog, [contenteditable="true"]`;

/** The toolbar's Undo; it stands still, names what it would take back, and says what was. */
export function UndoButton({ undo }: { undo: Undo }) {
  const { t } = useTexts(KIT_TEXTS);
  return (
    <>
      <IconButton
        aria-label={
          undo.last === undefined ? t('parts.nothingToUndo') : t('parts.undoOf', { deed: undo.last })
        }
        disabled={undo.last === undefined}
        onClick={undo.undoLast}
      >
        <Undo2 size={20} aria-hidden />
      </IconButton>
      <Hidden aria-live="polite">{undo.said}</Hidden>
    </>
  );
}

/** The toolbar's Redo, beside its Undo: there while something can be done again. */
export function RedoButton({ undo }: { undo: Undo }) {
  const { t } = useTexts(KIT_TEXTS);
  if (undo.next === undefined) return null;
  return (
    <IconButton aria-label={t('parts.redoOf', { deed: undo.next })} onClick={undo.redoLast}>
      <Redo2 size={20} aria-hidden />
    </IconButton>
  );
}
