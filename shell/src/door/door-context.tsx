import type { Language } from '@sytno/domain';
import type { Session, SessionUser } from '@sytno/kit/door';
import { createContext, use, useSyncExternalStore } from 'react';
import type { Oferta } from '../oferta/oferta-texts';
import type { DoorPage } from './door-pages';

/** What the server wrote into a page of the door. */
export interface DoorBoot {
  page: DoorPage;
  lng: Language;
  config: {
    demo: boolean;
    /** Who offers the service, and where to write to. */
    provider: string;
    contact: string;
    /** What a month of premium costs, in the language's words. */
    premiumMonth: string;
  };
}

/** What the parts of a page of the door share. While the page is written at build time nobody is signed in. */
export interface Door extends DoorBoot {
  session: Session | null;
  /** The agreement, on its page alone. */
  oferta?: Oferta | undefined;
}

export const DoorContext = createContext<Door | null>(null);

export function useDoor(): Door {
  const door = use(DoorContext);
  if (!door) throw new Error('A part of the door is used outside of DoorContext.');
  return door;
}

const never = () => () => undefined;

/** The signed-in user, or null; always null in what was written at build time. */
export function useDoorUser(): SessionUser | null {
  const { session } = useDoor();
  return useSyncExternalStore(
    (listener) => session?.subscribe(listener) ?? (() => undefined),
    () => session?.user() ?? null,
    () => null,
  );
}

/** The address's query, which the page as written at build time does not know. */
export function useSearch(): string {
  return useSyncExternalStore(
    never,
    () => window.location.search,
    () => '',
  );
}

/** Whether this is a demonstration, which offers its accounts; the written page does not know that either. */
export function useIsDemo(): boolean {
  const { config } = useDoor();
  return useSyncExternalStore(
    never,
    () => config.demo,
    () => false,
  );
}
