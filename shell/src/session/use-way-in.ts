import { pathTo } from '@sytno/kit/routes';
import { useEffect } from 'react';
import { useDoor, useDoorUser } from '../door/door-context';
import { forgetEmail, takeOrigin } from '../door/memory';

/**
 * Leads whoever is signed in, here or in another tab, back to where he wanted to go, in its own language;
 * else to the dashboard. The sign-in does not stay in the history.
 */
export function useWayIn(): void {
  const { lng } = useDoor();
  const user = useDoorUser();
  useEffect(() => {
    if (!user) return;
    forgetEmail(sessionStorage);
    window.location.replace(takeOrigin(sessionStorage) ?? pathTo('dashboard', lng));
  }, [user, lng]);
}
