import { failureOf, useApi } from '@sytno/kit';
import { useCallback, useEffect, useRef, useState } from 'react';
import { lineItems, understoodItems, type EditorFood, type Form, type LineItem } from './form';

/** As many lines are asked for at once, each so long at most. */
const AT_ONCE = 100;
const LONGEST = 300;
/** As many answers come into the form at once: each row is drawn anew. */
const IN_ONE_GO = 10;

type Change = (next: (form: Form) => Form) => void;

/** What became of the lines that wait to be understood. */
export type Understanding = 'done' | 'offline' | 'refused';

/**
 * Has typed lines read by the server as soon as they are there. While there is no connection they stay as they
 * were typed, and are read when it returns.
 */
export function useUnderstanding(
  current: () => Form,
  change: Change,
  know: (foods: readonly EditorFood[]) => void,
): { understand: () => Promise<Understanding>; waiting: boolean } {
  const api = useApi();
  const [waiting, setWaiting] = useState(false);
  const running = useRef<Promise<Understanding>>(undefined);

  const read = useCallback(async (): Promise<Understanding> => {
    for (;;) {
      const { language } = current();
      const typed = waitingLines(current()).slice(0, AT_ONCE);
      if (typed.length === 0) return 'done';
      const lines = typed.map(({ text }) => (text ?? '').slice(0, LONGEST));
      const { items, foods } = await api.recipes.editor.understand({ lines, language });
      know(foods);
      for (let from = 0; from < typed.length; from += IN_ONE_GO) {
        if (from > 0) await pause();
        const asked = typed.slice(from, from + IN_ONE_GO);
        change((form) => ({
          ...form,
          lines: form.lines.flatMap((item) => {
            const at = asked.findIndex(({ key, text }) => key === item.key && isTyped(item, text));
            const understood = at < 0 ? undefined : items[from + at];
            return understood && item.kind === 'line' ? understoodItems(item, understood, language) : [item];
          }),
        }));
      }
    }
  }, [api, change, current, know]);

  const understand = useCallback((): Promise<Understanding> => {
    running.current ??= read()
      .catch((error: unknown): Understanding => (failureOf(error).code === 'OFFLINE' ? 'offline' : 'refused'))
      .then((outcome) => {
        setWaiting(outcome !== 'done');
        running.current = undefined;
        // What was typed while the last answer was on its way.
        return outcome === 'done' && waitingLines(current()).length > 0 ? understand() : outcome;
      });
    return running.current;
  }, [current, read]);

  useEffect(() => {
    const again = () => void understand();
    window.addEventListener('online', again);
    return () => {
      window.removeEventListener('online', again);
    };
  }, [understand]);
  return { understand, waiting };
}

/** Lets the page answer in between. */
const pause = (): Promise<void> => new Promise((go) => setTimeout(go));

const isTyped = (item: Form['lines'][number], text: string | null): boolean =>
  item.kind === 'line' && item.text !== null && item.text === text;

function waitingLines(form: Form): LineItem[] {
  return lineItems(form).filter(({ text }) => text !== null);
}
