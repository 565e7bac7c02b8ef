import { dimensionOf, type UnitId } from './units';

/**
 * How much of a food, as a recipe or a list says it. `quantity` null is "not stated"; the unit `to_taste`
 * is "to taste" whatever the quantity; `quantityTo` makes it a range ("2-3 cloves").
 */
export interface Amount {
  readonly quantity: number | null;
  readonly quantityTo?: number | null | undefined;
  readonly unit: UnitId | null;
}

/** A line of a recipe. `ingredientId` null is a food that the catalogue does not know yet. */
export interface RecipeLine extends Amount {
  readonly ingredientId: string | null;
  readonly optional?: boolean | undefined;
}

/** Anything that finds facts by an ingredient's id; a Map is one. */
export interface Lookup<T> {
  get(id: string): T | undefined;
}

export interface Range {
  readonly low: number;
  readonly high: number;
}

export function isToTaste(amount: Amount): boolean {
  return amount.unit !== null && dimensionOf(amount.unit) === 'marker';
}

/** Whether the amount has a number that arithmetic may use. */
export function isStated(amount: Amount): boolean {
  return amount.quantity !== null && !isToTaste(amount);
}

/** Both ends of a stated quantity, the lower first whichever way round they were written; else undefined. */
export function rangeOf(amount: Amount): Range | undefined {
  if (amount.quantity === null || isToTaste(amount)) return undefined;
  const other = amount.quantityTo ?? amount.quantity;
  return { low: Math.min(amount.quantity, other), high: Math.max(amount.quantity, other) };
}

/** The middle of a range: what nutrition and cost reckon with. */
export function middleOf(range: Range): number {
  return range.low + (range.high - range.low) / 2;
}
