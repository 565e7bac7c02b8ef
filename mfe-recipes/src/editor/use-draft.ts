import { now } from '@sytno/kit';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { dropDraft, keepDraft, saysMore, type Draft } from './drafts';
import type { Form } from './form';

/** After the last key. */
const KEPT_AFTER_MS = 400;

/** How the draft stands: nothing to keep, kept as it is written, or without room in this browser. */
export type DraftState = 'none' | 'kept' | 'no-room';

/**
 * Keeps what is written in the local storage, a moment after the last key and at once when the page goes out
 * of sight. What says no more than the recipe itself is no draft.
 */
export function useDraft(
  form: Form,
  { key, recipeId, base }: Pick<Draft, 'key' | 'recipeId' | 'base'>,
): { state: DraftState; drop: () => void } {
  const [state, setState] = useState<DraftState>('none');
  const latest = useRef(form);
  const done = useRef(false);
  useLayoutEffect(() => {
    latest.current = form;
  }, [form]);

  const keep = useCallback(() => {
    if (done.current) return;
    if (!saysMore(latest.current, base?.content ?? null)) {
      dropDraft(localStorage, key);
      setState('none');
      return;
    }
    const kept = keepDraft(localStorage, { key, recipeId, base, form: latest.current, at: now() });
    setState(kept ? 'kept' : 'no-room');
  }, [base, key, recipeId]);

  useEffect(() => {
    const timer = setTimeout(keep, KEPT_AFTER_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [form, keep]);

  useEffect(() => {
    const hidden = () => {
      if (document.visibilityState === 'hidden') keep();
    };
    window.addEventListener('pagehide', keep);
    document.addEventListener('visibilitychange', hidden);
    return () => {
      // Leaving within the frame is leaving too.
      keep();
      window.removeEventListener('pagehide', keep);
      document.removeEventListener('visibilitychange', hidden);
    };
  }, [keep]);

  useEffect(() => held(key), [key]);

  const drop = useCallback(() => {
    done.current = true;
    dropDraft(localStorage, key);
  }, [key]);
  return { state, drop };
}

const locks = (): LockManager | undefined => (navigator as Partial<Navigator>).locks;

/** Tells other tabs, for as long as this one edits, that the draft is not left behind. */
function held(key: string): () => void {
  const over = new AbortController();
  locks()
    ?.request(
      key,
      () => new Promise<void>((resolve) => over.signal.addEventListener('abort', () => resolve())),
    )
    .catch(() => undefined);
  return () => {
    over.abort();
  };
}

/** The drafts that no open tab is writing on. */
export async function leftBehind(drafts: readonly Draft[]): Promise<readonly Draft[]> {
  if (drafts.length === 0) return drafts;
  const state = await locks()
    ?.query()
    .catch(() => undefined);
  const open = new Set(state?.held?.map(({ name }) => name));
  return drafts.filter(({ key }) => !open.has(key));
}
