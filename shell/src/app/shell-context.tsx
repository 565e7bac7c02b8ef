import { createContext, use } from 'react';
import type { SectionLoader } from '../sections/loader';
import type { Boot } from './boot';

/** What the shell's own parts share. */
export interface Shell {
  boot: Boot;
  loader: SectionLoader;
}

export const ShellContext = createContext<Shell | null>(null);

export function useShell(): Shell {
  const shell = use(ShellContext);
  if (!shell) throw new Error('A part of the shell is used outside of ShellContext.');
  return shell;
}
