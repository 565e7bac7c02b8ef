import {
  boughtForm,
  mergeContributions,
  PRICE_CURRENCIES,
  rangeOf,
  scaleLines,
  type BuyAmount,
  type Contribution,
  type Day,
  type Lookup,
  type PriceFacts,
  type RecipeLine,
  type ShopFacts,
} from '@sytno/domain';

/** A cooking on the menu: its servings alone drive what is bought (product decision 2.4). */
export interface Cooking {
  readonly menuItemId: string;
  readonly recipeId: string;
  readonly date: Day;
  readonly servings: number;
}

/** A recipe as the list needs it: its lines and how many servings they make. */
export interface CookedDish {
  readonly servings: number;
  /** Whose own composition it is; null or absent: the original. */
  readonly composedBy?: string | null;
  /** `food` is what the recipe calls a food that the catalogue does not know. */
  readonly lines: readonly (RecipeLine & { readonly food?: string })[];
}

/** What one line of a recipe adds to the list. A food without an id is known by its text. */
export interface Part extends Contribution, Cooking {
  readonly text: string | null;
  /** The cooking is of a composition of somebody's own. */
  readonly composed?: true;
}

/** Which cooking a part of a line comes from; the recipe's name is read when the list is. */
export interface LineSource extends Cooking {
  /** In the words of the recipe, scaled and unrounded; of the bought food where that is another one. */
  readonly amount: BuyAmount | null;
  /** It was cooked by a composition of its planner's own. */
  readonly composed?: true;
}

/** What is bought of one food. Either the catalogue knows it or it has a text. */
export interface BoughtLine {
  readonly key: string;
  readonly ingredientId: string | null;
  readonly text: string | null;
  readonly amounts: readonly BuyAmount[];
  readonly toTaste: boolean;
  readonly sources: readonly LineSource[];
}

const LONGEST_KEY = 80;

/**
 * What the cookings need, line by line, scaled to the servings that are cooked. A cooking whose recipe is
 * gone adds nothing, nor does a line that names no food.
 *
 * @param dishes by recipe, and by menu item where that is cooked otherwise than the recipe says
 */
export function partsOf(cookings: readonly Cooking[], dishes: Lookup<CookedDish>): Part[] {
  return cookings.flatMap(({ menuItemId, recipeId, date, servings }) => {
    const dish = dishes.get(menuItemId) ?? dishes.get(recipeId);
    if (!dish || dish.lines.length === 0) return [];
    const composed = dish.composedBy ? { composed: true as const } : {};
    return scaleLines(dish.lines, dish.servings, servings).flatMap((line) => {
      const { quantity, quantityTo, unit } = line;
      const text = line.ingredientId === null ? (line.food ?? '').trim() : null;
      if (text === '') return [];
      const ingredientId = line.ingredientId ?? keyOfText(text ?? '');
      const cooking = { menuItemId, recipeId, date, servings, ...composed };
      return [{ ingredientId, text, quantity, quantityTo, unit, ...cooking }];
    });
  });
}

/** One line for every food to buy, with where its parts come from; what costs nothing is not bought. */
export function linesOf(parts: readonly Part[], facts: Lookup<ShopFacts>): BoughtLine[] {
  return mergeContributions(parts, facts)
    .filter(({ ingredientId }) => !isFree(facts.get(ingredientId)))
    .map(({ ingredientId, amounts, toTaste, from }) => {
      const text = from[0]?.text ?? null;
      return {
        key: ingredientId,
        ingredientId: text === null ? ingredientId : null,
        text,
        amounts,
        toTaste: toTaste > 0,
        sources: from.map((part) => sourceOf(part, facts)),
      };
    });
}

/** The same words are the same food, whatever their case. */
function keyOfText(text: string): string {
  return `text:${text.toLowerCase()}`.slice(0, LONGEST_KEY).trim();
}

/** Whether nobody pays for the food: it comes out of the tap. */
function isFree(facts: PriceFacts | undefined): boolean {
  const prices = PRICE_CURRENCIES.flatMap((currency) => facts?.price?.[currency] ?? []);
  return prices.length > 0 && prices.every(({ minor }) => minor === 0);
}

function sourceOf(part: Part, facts: Lookup<ShopFacts>): LineSource {
  const { menuItemId, recipeId, date, servings, composed } = part;
  const bought = boughtForm(part, facts);
  const range = rangeOf(bought);
  const amount = range && bought.unit !== null ? { ...range, unit: bought.unit } : null;
  return { menuItemId, recipeId, date, servings, amount, ...(composed && { composed }) };
}
