import type { Doer } from '@sytno/domain';
import type { ApiFailure } from '@sytno/kit';
import type { GroceryList, ListLine } from '../lists/lists.queries';
import { priceOf } from '../lists/shopping';
import type { Shelf } from './shelf';

/** What a page shows of a list and of how it stands with the server. */
export interface ListView {
  /** With everything that was done here; undefined until something is known. */
  readonly list: GroceryList | undefined;
  /** Why nothing can be shown. */
  readonly error: unknown;
  /** Lines with something that the server does not have yet. */
  readonly waiting: ReadonlySet<string>;
  /** How many operations that is. */
  readonly count: number;
  readonly isSending: boolean;
  /** The last that was tried found no network. */
  readonly isOffline: boolean;
  /** Who has it open now. */
  readonly present: readonly Doer[];
}

/** Something a person is to be told of what he did. */
export type Told =
  | { readonly kind: 'overtaken' | 'gone'; readonly name: string }
  | { readonly kind: 'refused'; readonly names: readonly string[]; readonly failure: ApiFailure };

/** What a store needs of its surroundings, so that a test can be them. */
export interface StoreSurroundings {
  /** The device's copy; undefined where the browser keeps none. */
  readonly shelf: Promise<Shelf | undefined>;
  readonly told: (told: Told) => void;
  /** Resolves after so many ms. */
  readonly pause: (ms: number, signal: AbortSignal) => Promise<void>;
  readonly random: () => number;
  readonly isOnline: () => boolean;
}

export const NOTHING_SHOWN: ListView = {
  list: undefined,
  error: undefined,
  waiting: new Set(),
  count: 0,
  isSending: false,
  isOffline: false,
  present: [],
};

/**
 * The lines as they were said anew. Of those that say the same as before the objects before are taken, so that a
 * page draws nothing of them again.
 */
export function keptLines(before: readonly ListLine[], said: readonly ListLine[]): readonly ListLine[] {
  const known = new Map(before.map((line) => [line.id, line]));
  return said.map((line) => {
    const old = known.get(line.id);
    return old && JSON.stringify(old) === JSON.stringify(line) ? old : line;
  });
}

/** Whether two lists have the same lines, object by object. */
const areSame = (some: readonly ListLine[], others: readonly ListLine[]): boolean =>
  some.length === others.length && some.every((line, at) => line === others[at]);

/** The list with these lines: how many, what they cost, what is left. */
function shownList(card: GroceryList, lines: readonly ListLine[]): GroceryList {
  const open = lines.filter(({ ticked }) => !ticked);
  return {
    ...card,
    items: [...lines],
    lines: lines.length,
    ticked: lines.length - open.length,
    total: priceOf(lines),
    left: priceOf(open),
  };
}

/**
 * Gives the list with these lines: the same object as before as long as nothing of it changes, so that a page of
 * five hundred lines is drawn for what changes alone.
 */
export function listKeeper(): (card: GroceryList, lines: readonly ListLine[]) => GroceryList {
  let last: { readonly card: GroceryList; readonly list: GroceryList } | undefined;
  return (card, lines) => {
    if (last?.card === card && areSame(last.list.items, lines)) return last.list;
    const list = shownList(card, lines);
    last = { card, list };
    return list;
  };
}
