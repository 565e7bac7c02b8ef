import { stretchesOf } from '../recipe-form/list-merge';

/** One row of a list that was changed: as it was and is, only before, or only since. */
export interface ChangedRow<T> {
  readonly mark: 'same' | 'gone' | 'new';
  readonly item: T;
}

/**
 * A list before and after a change, row by row in the order of reading: what went stands right before what
 * came in its place. Without what is gone it is the list after, without what is new the list before.
 *
 * @param keyOf rows with the same key say the same
 */
export function changedRows<T>(
  before: readonly T[],
  after: readonly T[],
  keyOf: (item: T) => string,
): ChangedRow<T>[] {
  return stretchesOf({ base: before, mine: after, theirs: after }, keyOf).flatMap(
    ({ base, mine }): ChangedRow<T>[] => {
      const same =
        base.length === mine.length && base.every((item, at) => keyOf(item) === keyOf(mine[at] ?? item));
      if (same) return mine.map((item) => ({ mark: 'same', item }));
      return [
        ...base.map((item) => ({ mark: 'gone' as const, item })),
        ...mine.map((item) => ({ mark: 'new' as const, item })),
      ];
    },
  );
}
