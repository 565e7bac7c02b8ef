import type { Lookup } from '../food/amount';
import { addSums, NOTHING, sumOf, type AmountSum } from '../food/amount-sum';
import type { ShopFacts } from '../food/ingredient-facts';
import { amountsToBuy, type BuyAmount, type BuyAmounts } from '../food/merging';
import type { Day } from '../time/day';

/** Which cooking a part of a line comes from; the recipe's name is read when the list is. */
export interface LineSource {
  /** Null: the recipe was put on the list by itself, not by the menu. */
  readonly menuItemId: string | null;
  readonly recipeId: string;
  readonly date: Day | null;
  readonly servings: number;
  /** Scaled and unrounded, of the food that is bought; null for "to taste" and for what has no amount. */
  readonly amount: BuyAmount | null;
  /** What the recipe says for its own servings, in its own words; absent in lists of an older release. */
  readonly recipe?: { readonly amount: BuyAmount; readonly servings: number };
  /** It was cooked by a composition of its planner's own. */
  readonly composed?: true;
}

const LONGEST_KEY = 80;

/** The same words are the same food, whatever their case. */
export function keyOfText(text: string): string {
  return `text:${text.toLowerCase()}`.slice(0, LONGEST_KEY).trim();
}

/** What tells the foods of a list apart: the id of the catalogue, or the words of a food it does not know. */
export function keyOfLine(line: {
  readonly ingredientId: string | null;
  readonly text: string | null;
}): string {
  return line.ingredientId ?? keyOfText(line.text ?? '');
}

/** What tells one cooking from another: the same dish twice on a day is two. */
export function cookingKey({ menuItemId, recipeId }: Pick<LineSource, 'menuItemId' | 'recipeId'>): string {
  return menuItemId ?? `recipe:${recipeId}`;
}

/** All parts of a line added up; those without an amount count as unstated. */
export function sumOfSources(sources: readonly LineSource[]): AmountSum {
  return sources
    .map(({ amount }) =>
      sumOf({ quantity: amount?.low ?? null, quantityTo: amount?.high ?? null, unit: amount?.unit ?? null }),
    )
    .reduce(addSums, NOTHING);
}

/** What the parts of a line of one food make together, and what the sum rests on. */
export function needOf(sources: readonly LineSource[], key: string, facts: Lookup<ShopFacts>): BuyAmounts {
  return amountsToBuy(sumOfSources(sources), facts.get(key));
}
