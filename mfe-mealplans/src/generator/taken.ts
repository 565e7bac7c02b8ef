import type { Day } from '@sytno/domain';
import { atom } from 'jotai';

/** What the last taking over put on the menu. */
export interface Taken {
  readonly fill: string | null;
  readonly removed: string[];
  readonly added: number;
  readonly from: Day;
  readonly to: Day;
}

/** It is told above the week, as long as the page is open or until it is taken back or closed. */
export const takenAtom = atom<Taken | null>(null);
