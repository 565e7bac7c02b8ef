import { nameStems } from '@sytno/domain';

/** So many slips a word of this length may have: letters put in, left out, changed, or two that changed places. */
const slips = (word: string): number => (word.length <= 3 ? 0 : word.length <= 5 ? 1 : 2);

/**
 * What was meant by words that no name holds: for each of them the stems of the names' words that are it but
 * for a slip or two. A word without any is left out.
 *
 * @param typed folded words
 * @param names folded names, or words of them, that the words may come from
 */
export function meantBy(typed: string, names: readonly string[]): string[][] {
  const words = [...new Set(names.flatMap((name) => name.split(/[ |]+/)))].filter((word) => word !== '');
  const stems = new Map(words.map((word) => [word, nameStems(word)[0] ?? word]));
  return typed
    .split(' ')
    .map((word) => {
      const [stem = word] = nameStems(word);
      const near = words.filter(
        (other) =>
          distance(word, other) <= slips(word) || distance(stem, stems.get(other) ?? '') <= slips(stem) / 2,
      );
      return [...new Set(near.map((other) => stems.get(other) ?? other))];
    })
    .filter((near) => near.length > 0);
}

/** How many slips lie between two words. */
export function distance(a: string, b: string): number {
  if (Math.abs(a.length - b.length) > 2) return Infinity;
  let [before, last] = [[] as number[], Array.from({ length: b.length + 1 }, (_, n) => n)];
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      let least = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + same);
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      if (swapped) least = Math.min(least, (before[j - 2] ?? 0) + 1);
      row.push(least);
    }
    [before, last] = [last, row];
  }
  return last[b.length] ?? 0;
}
