import {
  costOf,
  nutritionOf,
  type DishCost,
  type DishNutrition,
  type Lookup,
  type NutritionFacts,
  type PriceFacts,
} from '@sytno/domain';
import { lineItems, lineOf, type EditorFood, type Form } from './form';

/** What the recipe comes to as it is written now, by the same arithmetic as on the server. */
export interface LiveFigures {
  readonly nutrition: DishNutrition;
  /** Null when no line has a price in the reader's currency. */
  readonly cost: DishCost | null;
  readonly servings: number;
}

/** Nutrition and cost of the form's lines. @param foods as far as they are known yet */
export function figuresOf(form: Form, foods: Lookup<EditorFood>): LiveFigures {
  const lines = lineItems(form).map((item) => lineOf(item, form.language));
  const servings = form.servings && form.servings > 0 ? form.servings : 1;
  const facts: Lookup<NutritionFacts & PriceFacts> = { get: (id) => factsOf(foods.get(id)) };
  const currency = lines
    .map(({ ingredientId }) => (ingredientId === null ? null : foods.get(ingredientId)?.price?.currency))
    .find((one) => one != null);
  const cost = currency ? costOf(lines, facts, currency) : null;
  return {
    nutrition: nutritionOf(lines, facts, { servings, cookedWeight: form.cookedWeight }),
    cost: cost && cost.lines.length > 0 ? cost : null,
    servings,
  };
}

function factsOf(food: EditorFood | undefined): (NutritionFacts & PriceFacts) | undefined {
  if (!food) return undefined;
  const { price, ...facts } = food;
  return { ...facts, price: price ? { [price.currency]: price } : null };
}
