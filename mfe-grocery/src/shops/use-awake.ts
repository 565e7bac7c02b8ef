import { useEffect, useState } from 'react';

/** Whether the screen stays on: it does, it may go off, or the browser cannot keep it on. */
export type Awake = 'on' | 'off' | 'unable';

const able = (): boolean => 'wakeLock' in navigator;

/** Keeps the screen on while it is wanted; a page that was hidden asks again when it comes back. */
export function useAwake(wanted: boolean): Awake {
  const [awake, setAwake] = useState<Awake>(() => (able() ? 'off' : 'unable'));
  useEffect(() => {
    if (!able() || !wanted) return undefined;
    let lock: WakeLockSentinel | undefined;
    let shown = true;
    const ask = async () => {
      if (document.visibilityState !== 'visible') return;
      try {
        const got = await navigator.wakeLock.request('screen');
        if (!shown) {
          await got.release();
          return;
        }
        lock = got;
        setAwake('on');
        got.addEventListener('release', () => {
          if (shown) setAwake('off');
        });
      } catch {
        // A battery that is nearly empty refuses it.
        if (shown) setAwake('off');
      }
    };
    const again = () => {
      void ask();
    };
    again();
    document.addEventListener('visibilitychange', again);
    return () => {
      shown = false;
      document.removeEventListener('visibilitychange', again);
      void lock?.release();
      setAwake('off');
    };
  }, [wanted]);
  return awake;
}
