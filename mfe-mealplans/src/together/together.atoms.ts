import type { Clash, Outputs } from '@sytno/contract';
import { failureOf } from '@sytno/kit';
import { atom, useSetAtom } from 'jotai';
import { useCallback } from 'react';

export type PlanDeed = NonNullable<Outputs['mealplans']['menu']['week']['deeds']>[number];

/** Somebody changed what the reader changes, too: what both want, and how the reader's own is kept. */
export interface AskedClash {
  readonly clash: Clash;
  /** The thing: a dish, a meal; null for the parameters. */
  readonly about: string | null;
  /** What the reader wants, under the names of the clash's fields. */
  readonly mine: Readonly<Record<string, unknown>>;
  readonly keepMine: () => void;
}

export const clashAtom = atom<AskedClash | null>(null);

/** What others have just done and the reader was not told of yet. */
export const newsAtom = atom<readonly PlanDeed[]>([]);

/** The clash that a change was refused with; undefined when it failed otherwise. */
export function clashOf(error: unknown): Clash | undefined {
  const { code, current } = failureOf(error);
  const clash = current as Partial<Clash> | undefined;
  return code === 'CONFLICT' && Array.isArray(clash?.fields) ? (clash as Clash) : undefined;
}

/** Asks the reader which of two changes is kept. @returns whether the failure was a clash */
export function useAskClash(): (
  error: unknown,
  ask: Omit<AskedClash, 'clash' | 'keepMine'> & {
    /** @param now what stands, which the reader has seen then */
    keepMine: (now: Clash['now']) => void;
  },
) => boolean {
  const set = useSetAtom(clashAtom);
  return useCallback(
    (error, { about, mine, keepMine }) => {
      const clash = clashOf(error);
      if (clash) set({ clash, about, mine, keepMine: () => keepMine(clash.now) });
      return clash !== undefined;
    },
    [set],
  );
}
