import { isStated, type Amount } from './amount';

/** By what a recipe grows from one number of servings to another; both must be positive. */
export function scaleFactor(fromServings: number, toServings: number): number {
  if (!(fromServings > 0) || !(toServings > 0) || !Number.isFinite(toServings / fromServings)) {
    throw new RangeError(`servings must be positive: ${fromServings} to ${toServings}`);
  }
  return toServings / fromServings;
}

/**
 * The amount times a factor, unrounded, so that scaling twice is scaling by the product. Both ends of a
 * range grow; "to taste" and an amount that is not stated stay as they are.
 */
export function scaleAmount<T extends Amount>(amount: T, factor: number): T {
  if (!(factor > 0) || !Number.isFinite(factor)) throw new RangeError(`factor must be positive: ${factor}`);
  if (amount.quantity === null || !isStated(amount)) return amount;
  const scaled = { ...amount, quantity: amount.quantity * factor };
  if (amount.quantityTo === null || amount.quantityTo === undefined) return scaled;
  return { ...scaled, quantityTo: amount.quantityTo * factor };
}

/** A recipe's lines for another number of servings. */
export function scaleLines<T extends Amount>(
  lines: readonly T[],
  fromServings: number,
  toServings: number,
): T[] {
  const factor = scaleFactor(fromServings, toServings);
  return lines.map((line) => scaleAmount(line, factor));
}
