import { laterPart } from '@sytno/kit/ui';
import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { timersAtom } from './timers.atoms';

const TimersDock = laterPart(
  'recipes.timers-dock',
  () => import('./TimersDock').then((file) => file.TimersDock),
  { skeleton: null },
);

/** A page with the kitchen's timers below it, when there are any. */
export function WithTimers({ children }: { children: ReactNode }) {
  const some = useAtomValue(timersAtom).length > 0;
  return (
    <>
      {children}
      {some && <TimersDock />}
    </>
  );
}
