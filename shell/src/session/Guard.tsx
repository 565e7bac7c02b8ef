import { profileAtom, storedLanguage, useTexts, useUser } from '@sytno/kit';
import { Navigate, useLocation } from '@sytno/kit/router';
import { pathTo, type PageAccess } from '@sytno/kit/routes';
import { EmptyState } from '@sytno/kit/ui';
import { useAtomValue } from 'jotai';
import { useRef, type ReactNode } from 'react';
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
  const user = useUser();
  const wasSignedIn = useRef(false);
  const { pathname, search, hash } = useLocation();
  if (!user) {
    const ended = wasSignedIn.current;
    const origin: Origin = { from: `${pathname}${search}${hash}` };
    return ended ? (
      <Navigate to={pathTo('login', storedLanguage(localStorage))} replace />
    ) : (
      <Navigate to={pathTo('login', 'uk')} state={origin} replace />
    );
  }
  wasSignedIn.current = true;
  return <SignedIn access={access}>{children}</SignedIn>;
}

function SignedIn({ access, children }: { access: PageAccess; children: ReactNode }) {
  const { t } = useTexts(SHELL_TEXTS);
  const known = useProfileSync();
  const profile = useAtomValue(profileAtom);
  if (access === 'admin' && profile.access !== 'admin') {
    return known ? (
      <EmptyState picture="🔒" title={t('forbidden.title')} text={t('forbidden.text')} role="alert" />
    ) : null;
  }
  return children;
}
