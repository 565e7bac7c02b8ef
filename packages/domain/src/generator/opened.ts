import type { Lookup, RecipeLine } from '../food/amount';
import type { IngredientFacts, Pack } from '../food/ingredient-facts';
import { millilitresOf, piecesOf, weightOf } from '../food/weight';

/** An opened pack that keeps longer is used up by itself. */
const KEEPS_DAYS = 21;
/** Less than this part of a pack is nothing that is left over. */
const LEFT = 0.15;

/** What a line needs of a food, in the unit of a pack; undefined when nobody can tell. */
function needIn(unit: Pack['unit'], line: RecipeLine, facts: IngredientFacts): number | undefined {
  if (unit === 'g') {
    const weight = weightOf(line, facts);
    return weight.known ? weight.value.edible : undefined;
  }
  const amount = unit === 'ml' ? millilitresOf(line, facts) : piecesOf(line, facts);
  return amount.known ? amount.value : undefined;
}

function leavesOpen(line: RecipeLine, facts: IngredientFacts): boolean {
  const { fridge, pantry } = facts.shelfLifeDays;
  const keeps = fridge ?? pantry ?? Infinity;
  if (facts.staple || facts.packs.length === 0 || keeps > KEEPS_DAYS) return false;
  // Some pack fits so well that nothing is left.
  return facts.packs.every(({ size, unit }) => {
    const need = size > 0 ? needIn(unit, line, facts) : undefined;
    if (need === undefined || need <= 0) return false;
    const left = Math.ceil(need / size - LEFT) - need / size;
    return left > LEFT;
  });
}

/**
 * Ids of the foods of which a dish leaves an open pack that does not keep, each once: they are worth using up in
 * another dish. What is sold loose, keeps for weeks, or whose amount is not known is none.
 */
export function opensOf(lines: readonly RecipeLine[], facts: Lookup<IngredientFacts>): string[] {
  const opened = lines.flatMap((line) => {
    const food = line.ingredientId === null ? undefined : facts.get(line.ingredientId);
    return food && leavesOpen(line, food) ? [food.id] : [];
  });
  return [...new Set(opened)];
}
