import type { IngredientFacts } from './ingredient-facts';

/** A piece between these grams is what a person takes; a bigger one is cut, a smaller one taken by handfuls. */
const LEAST_PIECE = 25;
const MOST_PIECE = 400;

/** A glass of what is drunk: milk and kefir, not cream. */
const GLASS = 200;
const DRINKS = ['drinks', 'dairy'];
const MOST_KCAL_DRUNK = 100;

/**
 * How much of a food by itself is one portion: a piece where people take pieces, a glass of what is drunk,
 * else 100 g.
 */
export function productPortion({
  gramsPerPiece,
  density,
  aisle,
  per100g,
}: Pick<IngredientFacts, 'gramsPerPiece' | 'density' | 'aisle' | 'per100g'>): {
  quantity: number;
  unit: 'piece' | 'g' | 'ml';
} {
  const piece = gramsPerPiece ?? 0;
  if (piece >= LEAST_PIECE && piece <= MOST_PIECE) return { quantity: 1, unit: 'piece' };
  const drunk = density != null && DRINKS.includes(aisle) && (per100g?.kcal ?? 0) <= MOST_KCAL_DRUNK;
  return drunk ? { quantity: GLASS, unit: 'ml' } : { quantity: 100, unit: 'g' };
}
