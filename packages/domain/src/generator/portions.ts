import { roundTo } from '../food/rounding';

/** The least and the most of a plate, in servings. */
export const PORTION_RANGE = { least: 0.5, most: 2 } as const;

/** Nobody eats more of one dish at a meal, unless a serving of it is more. */
const MOST_GRAMS = 700;

/** Kitchen sizes: whole tens of grams up to here, then whole quarters of a hundred. */
const FINE_UP_TO = 150;
const FINE = 10;
const COARSE = 25;

interface Portioned {
  readonly servingGrams: number;
  readonly pieceGrams: number | null;
}

/** Every kitchen size from `least` to `most` grams; when none lies between them, the nearest one. */
function sizesBetween(least: number, most: number, pieceGrams: number | null): number[] {
  const sizes: number[] = [];
  const half = pieceGrams === null ? null : pieceGrams / 2;
  const first = half ?? FINE;
  const after = (size: number): number => size + (half ?? (size < FINE_UP_TO ? FINE : COARSE));
  let size = first;
  let below = first;
  for (; size <= most + 1e-9; size = after(size)) {
    if (size >= least - 1e-9) sizes.push(roundTo(size, 3));
    else below = size;
  }
  if (sizes.length > 0) return sizes;
  const middle = (least + most) / 2;
  return [roundTo(middle - below < size - middle ? below : size, 3)];
}

/**
 * What can be put on a plate of a dish, in grams from the least to the most: 10 g apart up to 150 g and 25 g
 * above, or half pieces, from half a serving to two, and no more than 700 g if a serving is not.
 */
export function kitchenSizes({ servingGrams, pieceGrams }: Portioned): number[] {
  const { least, most } = PORTION_RANGE;
  const top = Math.min(servingGrams * most, Math.max(servingGrams, MOST_GRAMS));
  return sizesBetween(servingGrams * least, top, pieceGrams);
}

/** The kitchen size nearest to so many grams, the smaller of two; never nothing. */
export function kitchenSize(grams: number, pieceGrams: number | null): number {
  return sizesBetween(grams, grams, pieceGrams)[0] ?? grams;
}

/** Index of the size nearest to some grams, the smaller of two. */
export function nearestSize(sizes: readonly number[], grams: number): number {
  let best = 0;
  sizes.forEach((size, index) => {
    if (Math.abs(size - grams) < Math.abs((sizes[best] ?? 0) - grams) - 1e-9) best = index;
  });
  return best;
}
