import { profileAtom, storedLanguage, useSession, useUser } from '@sytno/kit';
import { Navigate, useLocation } from '@sytno/kit/router';
import { pathTo, type PageAccess } from '@sytno/kit/routes';
import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { ForbiddenPage } from '../errors/ForbiddenPage';
import { useProfileSync } from './use-profile-sync';

/** Where a visitor wanted to go before he was asked to sign in. */
export interface Origin {
  from: string;
}

interface GuardProps {
  access: PageAccess;
  frame?: (page: ReactNode) => ReactNode;
  children: ReactNode;
}

/**
 * Lets signed-in people through. A visitor goes to /uk/auth/login and his origin is remembered (spec §2);
 * whoever was signed in and is no longer goes to /{stored lng}/auth/login. `frame` is put around the page, and
 * around the word that it is closed.
 */
export function Guard(props: GuardProps) {
  const session = useSession();
  const user = useUser();
  const { pathname, search, hash } = useLocation();
  if (user) return <SignedIn {...props} />;
  if (session.ended()) return <Navigate to={pathTo('login', storedLanguage(localStorage))} replace />;
  const origin: Origin = { from: `${pathname}${search}${hash}` };
  return <Navigate to={pathTo('login', 'uk')} state={origin} replace />;
}

function SignedIn({ access, frame = (page) => page, children }: GuardProps) {
  const known = useProfileSync();
  const profile = useAtomValue(profileAtom);
  if (access !== 'admin' || profile.access === 'admin') return frame(children);
  return frame(known ? <ForbiddenPage /> : null);
}
