import { rangeOf, type Amount, type Lookup, type Range } from './amount';
import { soldPer, type ShopFacts } from './ingredient-facts';
import { unitWeight } from './weight';

/** So much of one food. The id is the catalogue's, or the caller's own for a food it does not know. */
export interface Contribution extends Amount {
  readonly ingredientId: string;
}

const withRange = (
  ingredientId: string,
  range: Range,
  factor: number,
  unit: 'g' | 'piece',
): Contribution => ({
  ingredientId,
  quantity: range.low * factor,
  quantityTo: range.high === range.low ? null : range.high * factor,
  unit,
});

/**
 * What is put in the basket for a food of a recipe: an egg for a yolk, raw rice for boiled. Pieces stay
 * pieces, a weight becomes pieces where the shop sells pieces, else the weight of the bought food by its
 * estimated yield. Where none of this is known the bought food is named without an amount.
 */
export function boughtForm(line: Contribution, facts: Lookup<ShopFacts>): Contribution {
  const food = facts.get(line.ingredientId);
  const to = food?.boughtAs;
  if (!food || !to) return line;
  const range = rangeOf(line);
  if (range === undefined) return { ...line, ingredientId: to.id };
  const target = facts.get(to.id) ?? {};
  const pieceOfTarget = target.gramsPerPiece ?? 0;
  if (line.unit === 'piece' && pieceOfTarget > 0) return withRange(to.id, range, 1, 'piece');
  const one = line.unit === null ? undefined : unitWeight(line.unit, food);
  if (one?.known && soldPer(target) === 'piece' && pieceOfTarget > 0 && food.gramsPerPiece) {
    return withRange(to.id, range, one.value.grams / food.gramsPerPiece, 'piece');
  }
  if (one?.known && to.gramsPerGram) return withRange(to.id, range, one.value.grams * to.gramsPerGram, 'g');
  return { ingredientId: to.id, quantity: null, unit: null };
}
