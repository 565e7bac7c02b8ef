import { millisecondsOf } from '@sytno/domain';
import { now } from '@sytno/kit';
import { useSetAtom } from 'jotai';
import { longer, MOST_TIMERS, paused, reset, resumed, startedTimer, type Timer } from './timers';
import { timersAtom } from './timers.atoms';
import { wakeSound } from './sound';

export interface TimerHand {
  start: (id: string, name: string, seconds: number) => void;
  pause: (id: string) => void;
  resume: (id: string) => void;
  longer: (id: string) => void;
  reset: (id: string) => void;
  remove: (id: string) => void;
}

const atNow = (): number => millisecondsOf(now());

/** What can be done with timers. */
export function useTimers(): TimerHand {
  const change = useSetAtom(timersAtom);
  const each = (id: string, turn: (timer: Timer) => Timer) => {
    change((timers) => timers.map((timer) => (timer.id === id ? turn(timer) : timer)));
  };
  return {
    start: (id, name, seconds) => {
      wakeSound();
      change((timers) => [
        ...timers.filter((timer) => timer.id !== id).slice(-(MOST_TIMERS - 1)),
        startedTimer(id, name, seconds, atNow()),
      ]);
    },
    pause: (id) => {
      each(id, (timer) => paused(timer, atNow()));
    },
    resume: (id) => {
      wakeSound();
      each(id, (timer) => resumed(timer, atNow()));
    },
    longer: (id) => {
      wakeSound();
      each(id, (timer) => longer(timer, atNow()));
    },
    reset: (id) => {
      each(id, reset);
    },
    remove: (id) => {
      change((timers) => timers.filter((timer) => timer.id !== id));
    },
  };
}
