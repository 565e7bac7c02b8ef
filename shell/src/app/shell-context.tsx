import type { SectionRelease } from '@sytno/contract';
import type { SectionName } from '@sytno/contract/sections';
import { createContext, use } from 'react';
import type { SectionLoader } from '../sections/loader';
import type { Overrides } from '../sections/overrides';
import type { Boot } from './boot';

/** What the shell's own parts share. */
export interface Shell {
  boot: Boot;
  loader: SectionLoader;
  /** Sections that a developer takes from elsewhere, and those that the address asks to. */
  overrides: DeveloperChoice;
}

export interface DeveloperChoice {
  active: Overrides;
  asked: Partial<Record<SectionName, string | null>>;
  releaseOf: (section: SectionName) => SectionRelease | undefined;
  /** Goes back to the releases, by loading the page anew. */
  reset: () => void;
}

export const ShellContext = createContext<Shell | null>(null);

export function useShell(): Shell {
  const shell = use(ShellContext);
  if (!shell) throw new Error('A part of the shell is used outside of ShellContext.');
  return shell;
}
