import { millisecondsOf } from '@sytno/domain';
import { now, useTexts } from '@sytno/kit';
import { useNotify } from '@sytno/kit/ui';
import { useAtom } from 'jotai';
import { useEffect, useState } from 'react';
import { ring } from './sound';
import { clockOf, ended, nextToEnd, secondsLeft, type Timer } from './timers';
import { timersAtom } from './timers.atoms';

const TICK_MS = 250;
/** What the title shows in front while a timer runs. */
const SHOWN = /^(?:\d+:)?\d+:\d\d · /;

/** Lets the timers run: tells of those that end, and shows the next one's time in the window's title. */
export function useTicking(): number {
  const { t } = useTexts('recipes');
  const notify = useNotify();
  const [timers, change] = useAtom(timersAtom);
  const [at, setAt] = useState(() => millisecondsOf(now()));
  const running = timers.some(({ endsAt }) => endsAt !== null);
  useEffect(() => {
    if (!running) return undefined;
    const tick = () => {
      const moment = millisecondsOf(now());
      setAt(moment);
      // Asked of the timers as they are: two ticks may come before the page is drawn again.
      let over: readonly Timer[] = [];
      change((latest) => {
        const { all, now: ending } = ended(latest, moment);
        over = ending;
        return all;
      });
      if (over.length === 0) return;
      ring();
      for (const { name } of over) notify(t('timers.over', { name }), 'good');
    };
    tick();
    const ticking = setInterval(tick, TICK_MS);
    return () => {
      clearInterval(ticking);
    };
  }, [running, change, notify, t]);

  const next = nextToEnd(timers);
  const shown = next && clockOf(secondsLeft(next, at));
  useEffect(() => {
    const bare = document.title.replace(SHOWN, '');
    document.title = shown === undefined ? bare : `${shown} · ${bare}`;
  });
  useEffect(
    () => () => {
      document.title = document.title.replace(SHOWN, '');
    },
    [],
  );
  return at;
}
