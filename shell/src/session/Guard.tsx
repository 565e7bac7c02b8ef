import { profileAtom, storedLanguage, useSession, useTexts, useUser } from '@sytno/kit';
import { Navigate, useLocation } from '@sytno/kit/router';
import { pathTo, type PageAccess } from '@sytno/kit/routes';
import { EmptyState } from '@sytno/kit/ui';
import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { SHELL_TEXTS } from '../texts/load-texts';
import { useProfileSync } from './use-profile-sync';

/** Where a visitor wanted to go before he was asked to sign in. */
export interface Origin {
  from: string;
}

/**
 * Lets signed-in people through. A visitor goes to /uk/auth/login and his origin is remembered (spec §2);
 * whoever was signed in and is no longer goes to /{stored lng}/auth/login.
 */
export function Guard({ access, children }: { access: PageAccess; children: ReactNode }) {
  const session = useSession();
  const user = useUser();
  const { pathname, search, hash } = useLocation();
  if (user) return <SignedIn access={access}>{children}</SignedIn>;
  if (session.ended()) return <Navigate to={pathTo('login', storedLanguage(localStorage))} replace />;
  const origin: Origin = { from: `${pathname}${search}${hash}` };
  return <Navigate to={pathTo('login', 'uk')} state={origin} replace />;
}

function SignedIn({ access, children }: { access: PageAccess; children: ReactNode }) {
  const { t } = useTexts(SHELL_TEXTS);
  const known = useProfileSync();
  const profile = useAtomValue(profileAtom);
  if (access === 'admin' && profile.access !== 'admin') {
    return known ? (
      <EmptyState whole picture="🔒" title={t('forbidden.title')} text={t('forbidden.text')} role="alert" />
    ) : null;
  }
  return children;
}
