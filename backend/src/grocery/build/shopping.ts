import {
  boughtForm,
  mergeContributions,
  PRICE_CURRENCIES,
  rangeOf,
  scaleLines,
  cookingKey,
  keyOfText,
  type BuyAmount,
  type Amount,
  type Contribution,
  type Day,
  type LineSource,
  type Lookup,
  type PriceFacts,
  type RecipeLine,
  type ShopFacts,
} from '@sytno/domain';

/** A cooking on the menu: its servings alone drive what is bought (product decision 2.4). */
export interface Cooking {
  /** Null: the recipe by itself. */
  readonly menuItemId: string | null;
  readonly recipeId: string;
  readonly date: Day | null;
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
  /** What the recipe says, for its own servings. */
  readonly recipe: { readonly amount: BuyAmount | null; readonly servings: number };
  /** The cooking is of a composition of somebody's own. */
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

/**
 * What the cookings need, line by line, scaled to the servings that are cooked. A cooking whose recipe is
 * gone adds nothing, nor does a line that names no food.
 *
 * @param dishes by recipe, and by menu item where that is cooked otherwise than the recipe says
 */
export function partsOf(cookings: readonly Cooking[], dishes: Lookup<CookedDish>): Part[] {
  return cookings.flatMap(({ menuItemId, recipeId, date, servings }) => {
    const dish = dishes.get(cookingKey({ menuItemId, recipeId })) ?? dishes.get(recipeId);
    if (!dish || dish.lines.length === 0) return [];
    const composed = dish.composedBy ? { composed: true as const } : {};
    return scaleLines(dish.lines, dish.servings, servings).flatMap((line, at) => {
      const { quantity, quantityTo, unit } = line;
      const text = line.ingredientId === null ? (line.food ?? '').trim() : null;
      if (text === '') return [];
      const ingredientId = line.ingredientId ?? keyOfText(text ?? '');
      const recipe = { amount: amountOf(dish.lines[at]), servings: dish.servings };
      const cooking = { menuItemId, recipeId, date, servings, recipe, ...composed };
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

/** Whether nobody pays for the food: it comes out of the tap. */
function isFree(facts: PriceFacts | undefined): boolean {
  const prices = PRICE_CURRENCIES.flatMap((currency) => facts?.price?.[currency] ?? []);
  return prices.length > 0 && prices.every(({ minor }) => minor === 0);
}

function amountOf(line: Amount | undefined): BuyAmount | null {
  const range = line && rangeOf(line);
  return range && line.unit !== null ? { ...range, unit: line.unit } : null;
}

function sourceOf(part: Part, facts: Lookup<ShopFacts>): LineSource {
  const { menuItemId, recipeId, date, servings, recipe, composed } = part;
  const { amount, servings: makes } = recipe;
  return {
    menuItemId,
    recipeId,
    date,
    servings,
    amount: amountOf(boughtForm(part, facts)),
    ...(amount && { recipe: { amount, servings: makes } }),
    ...(composed && { composed }),
  };
}
