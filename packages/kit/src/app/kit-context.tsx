import { createContext, use, useSyncExternalStore, type ReactNode } from 'react';
import type { Api } from '../api/client';
import type { Session, SessionUser } from '../session/session';

/** What the shell gives to every section of the page. */
export interface Kit {
  api: Api;
  session: Session;
}

const KitContext = createContext<Kit | null>(null);

export function KitProvider({ kit, children }: { kit: Kit; children: ReactNode }) {
  return <KitContext value={kit}>{children}</KitContext>;
}

function useKit(): Kit {
  const kit = use(KitContext);
  if (!kit) throw new Error('A part of the kit is used outside of KitProvider.');
  return kit;
}

/** The API client of the page. */
export function useApi(): Api {
  return useKit().api;
}

export function useSession(): Session {
  return useKit().session;
}

/** The signed-in user, or null; renders again on every change. */
export function useUser(): SessionUser | null {
  const session = useSession();
  return useSyncExternalStore((listener) => session.subscribe(listener), session.user);
}
