import { useEffect, useState, useSyncExternalStore } from 'react';

/** Whether there is a network: there is, there is none, or it has just come back. */
export type Connection = 'on' | 'off' | 'back';

/** How long it is said that the network is back. */
const BACK_MS = 4_000;

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** What the browser says of its network, with a moment of good news after bad. */
export function useConnection(): Connection {
  const online = useSyncExternalStore(subscribe, () => navigator.onLine);
  const [lost, setLost] = useState(!online);
  // It was lost in this very rendering: remembered at once, so that its return is news.
  if (!online && !lost) setLost(true);
  useEffect(() => {
    if (!online || !lost) return undefined;
    const timer = setTimeout(() => {
      setLost(false);
    }, BACK_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [online, lost]);
  if (!online) return 'off';
  return lost ? 'back' : 'on';
}
