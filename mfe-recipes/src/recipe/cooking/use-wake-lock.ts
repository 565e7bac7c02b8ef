import { useEffect, useState } from 'react';

/** Whether the screen stays on: it does, it may go off (hidden page, refused), or the browser cannot say. */
export type Waking = 'on' | 'off' | 'unable';

const able = (): boolean => 'wakeLock' in navigator;

/** Keeps the screen on while the part is shown; a page that was hidden asks again when it comes back. */
export function useWakeLock(): Waking {
  const [waking, setWaking] = useState<Waking>(() => (able() ? 'off' : 'unable'));
  useEffect(() => {
    if (!able()) return undefined;
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
        setWaking('on');
        got.addEventListener('release', () => {
          if (shown) setWaking('off');
        });
      } catch {
        if (shown) setWaking('off');
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
    };
  }, []);
  return waking;
}
