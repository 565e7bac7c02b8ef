import { useTexts } from '@sytno/kit';
import { useLocation, useNavigate } from '@sytno/kit/router';
import { Confirm, unsavedAtom } from '@sytno/kit/ui';
import { useAtomValue, useStore } from 'jotai';
import { useCallback, useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { SHELL_TEXTS } from '../texts/load-texts';
import { LeaveContext, samePage, targetOf, type Leave, type Leaving } from './leave';

interface Question {
  why: Leaving;
  go: () => void;
}

/**
 * Asks before a page with something unsaved is left: by a link, by going back or forth, by signing out; for
 * closing the tab the browser asks in its own words. A page that leads on by itself, as after saving, is not
 * asked, and neither is the language switch: the page stays where it is. The library's own way (a data router)
 * would make the first load 17 KB larger.
 */
export function UnsavedGate({ children }: { children: ReactNode }) {
  const forms = useAtomValue(unsavedAtom);
  const unsaved = forms.size > 0;
  const kept = [...forms.values()].every((fate) => fate === 'kept');
  const [question, setQuestion] = useState<Question | null>(null);
  const leave: Leave = useCallback(
    (why, go) => {
      if (unsaved) setQuestion({ why, go });
      else go();
    },
    [unsaved],
  );
  useGuardedTab(unsaved);
  useGuardedLinks(unsaved, leave);
  useGuardedHistory(unsaved, leave);
  useSavedMeanwhile(question, () => {
    setQuestion(null);
    question?.go();
  });
  return (
    <LeaveContext value={leave}>
      {children}
      {question && (
        <LeaveQuestion
          why={question.why}
          kept={kept}
          onStay={() => {
            setQuestion(null);
          }}
          onLeave={() => {
            setQuestion(null);
            question.go();
          }}
        />
      )}
    </LeaveContext>
  );
}

function LeaveQuestion(props: { why: Leaving; kept: boolean; onStay: () => void; onLeave: () => void }) {
  const { t } = useTexts(SHELL_TEXTS);
  // The window's title is the page's name and the product's.
  const [page = ''] = document.title.split(' – ');
  return (
    <Confirm
      title={t('unsaved.title', { page })}
      action={t(`unsaved.${props.why}`)}
      onConfirm={props.onLeave}
      onClose={props.onStay}
    >
      {t(props.kept ? 'unsaved.kept' : 'unsaved.text')}
    </Confirm>
  );
}

/** Whoever pressed save and went on at once goes as soon as it is saved: there is nothing to ask any more. */
function useSavedMeanwhile(question: Question | null, go: () => void): void {
  const store = useStore();
  const goNow = useRef(go);
  useLayoutEffect(() => {
    goNow.current = go;
  });
  useEffect(() => {
    if (!question) return undefined;
    return store.sub(unsavedAtom, () => {
      if (store.get(unsavedAtom).size === 0) goNow.current();
    });
  }, [question, store]);
}

/** Closing and reloading. */
function useGuardedTab(unsaved: boolean): void {
  useEffect(() => {
    if (!unsaved) return undefined;
    const ask = (event: BeforeUnloadEvent) => {
      event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => {
      window.removeEventListener('beforeunload', ask);
    };
  }, [unsaved]);
}

/** Links of the frame and of sections alike: before any of their own handlers. */
function useGuardedLinks(unsaved: boolean, leave: Leave): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (!unsaved) return undefined;
    const hold = (event: MouseEvent) => {
      const to = targetOf(event);
      if (!to || samePage(to.pathname, window.location.pathname)) return;
      event.preventDefault();
      event.stopPropagation();
      leave('leave', () => {
        void navigate(`${to.pathname}${to.search}${to.hash}`);
      });
    };
    document.addEventListener('click', hold, true);
    return () => {
      document.removeEventListener('click', hold, true);
    };
  }, [unsaved, leave, navigate]);
}

/** The router's own count of where in the history the page stands. */
const indexNow = (): number | undefined =>
  (window.history.state as { idx?: number } | null)?.idx ?? undefined;

/**
 * Back and forth. The browser has gone already when it tells, so the step is taken back before anybody else
 * hears of it, and taken again when the answer is to leave.
 */
function useGuardedHistory(unsaved: boolean, leave: Leave): void {
  const { key, pathname } = useLocation() as { key: string; pathname: string };
  const here = useRef({ index: indexNow(), pathname });
  const now = useRef({ unsaved, leave });
  useLayoutEffect(() => {
    here.current = { index: indexNow(), pathname };
  }, [key, pathname]);
  useLayoutEffect(() => {
    now.current = { unsaved, leave };
  }, [unsaved, leave]);

  // Once and for the whole visit: a window tells its listeners in the order in which they came, and this one
  // comes before its router's, whose effects run after those of what is inside.
  useLayoutEffect(() => {
    let expected: 'return' | 'leave' | null = null;
    const onPop = (event: PopStateEvent) => {
      const step = expected;
      expected = null;
      if (step === 'return') event.stopImmediatePropagation();
      if (step || !now.current.unsaved) return;
      const [from, to] = [here.current.index, indexNow()];
      if (from === undefined || to === undefined || from === to) return;
      if (samePage(window.location.pathname, here.current.pathname)) return;
      event.stopImmediatePropagation();
      expected = 'return';
      window.history.go(from - to);
      now.current.leave('leave', () => {
        // From where the page is by now: saving may have led it on meanwhile. A step of none would reload it.
        const step = to - (indexNow() ?? from);
        if (step === 0) return;
        expected = 'leave';
        window.history.go(step);
      });
    };
    window.addEventListener('popstate', onPop);
    return () => {
      window.removeEventListener('popstate', onPop);
    };
  }, []);
}
