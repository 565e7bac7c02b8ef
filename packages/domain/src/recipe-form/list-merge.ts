/** A run of a list that two people changed, as it was and as each has it now. */
export interface Stretch<T> {
  readonly base: readonly T[];
  readonly mine: readonly T[];
  readonly theirs: readonly T[];
  /** Both changed it, and not alike. */
  readonly clash: boolean;
}

export type Side = 'mine' | 'theirs' | 'both';

/**
 * Tells a list that two people changed since they both had `base` into stretches, in order (diff3). What one
 * of them left as it was is the other's; where both changed the same stretch, somebody has to choose.
 *
 * @param keyOf things with the same key are the same thing
 */
export function stretchesOf<T>(
  { base, mine, theirs }: Record<'base' | 'mine' | 'theirs', readonly T[]>,
  keyOf: (item: T) => string,
): Stretch<T>[] {
  const keys = (items: readonly T[]): string[] => items.map(keyOf);
  const [of, inMine, inTheirs] = [keys(base), keys(mine), keys(theirs)];
  const toMine = matches(of, inMine);
  const toTheirs = matches(of, inTheirs);
  const stretches: Stretch<T>[] = [];
  let [b, m, t] = [0, 0, 0];
  const close = (toB: number, toM: number, toT: number): void => {
    if (toB > b || toM > m || toT > t) {
      const stretch = { base: base.slice(b, toB), mine: mine.slice(m, toM), theirs: theirs.slice(t, toT) };
      stretches.push({ ...stretch, clash: clashes(stretch, keyOf) });
    }
    [b, m, t] = [toB, toM, toT];
  };
  for (let at = 0; at < base.length; at++) {
    const [inM, inT] = [toMine.get(at), toTheirs.get(at)];
    if (inM === undefined || inT === undefined) continue;
    // All three have it: what stands before it is one stretch, it is one itself.
    close(at, inM, inT);
    close(at + 1, inM + 1, inT + 1);
  }
  close(base.length, mine.length, theirs.length);
  return stretches;
}

/** The list that comes of the stretches; where both changed one, as was chosen. "Both" has mine before theirs. */
export function mergedList<T>(
  stretches: readonly Stretch<T>[],
  choice: Side,
  keyOf: (item: T) => string,
): T[] {
  return stretches.flatMap(({ base, mine, theirs, clash }) => {
    if (!clash) return same(mine, base, keyOf) ? theirs : mine;
    if (choice === 'mine') return mine;
    if (choice === 'theirs') return theirs;
    const mineToo = new Set(mine.map(keyOf));
    return [...mine, ...theirs.filter((item) => !mineToo.has(keyOf(item)))];
  });
}

function clashes<T>({ base, mine, theirs }: Omit<Stretch<T>, 'clash'>, keyOf: (item: T) => string): boolean {
  return !same(mine, base, keyOf) && !same(theirs, base, keyOf) && !same(mine, theirs, keyOf);
}

function same<T>(a: readonly T[], b: readonly T[], keyOf: (item: T) => string): boolean {
  return a.length === b.length && a.every((item, at) => keyOf(item) === keyOf(b[at] as T));
}

/** The places of a longest common run of both lists, places of the second by those of the first. */
function matches(a: readonly string[], b: readonly string[]): ReadonlyMap<number, number> {
  const width = b.length + 1;
  const longest = new Uint16Array((a.length + 1) * width);
  const at = (i: number, j: number): number => longest[i * width + j] ?? 0;
  for (let i = a.length - 1; i >= 0; i--) {
    for (let j = b.length - 1; j >= 0; j--) {
      longest[i * width + j] = a[i] === b[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
    }
  }
  const found = new Map<number, number>();
  let [i, j] = [0, 0];
  while (i < a.length && j < b.length) {
    if (a[i] === b[j]) found.set(i++, j++);
    else if (at(i + 1, j) >= at(i, j + 1)) i++;
    else j++;
  }
  return found;
}
