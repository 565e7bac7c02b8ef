import type { Lookup } from './amount';
import { ALLERGENS, type Allergen, type DietFacts, type FlagFacts } from './ingredient-facts';

export type Answer = 'yes' | 'no' | 'unknown';

/** What a dish contains and for whom it is, worked out from its lines. */
export interface DishFlags {
  readonly vegan: Answer;
  readonly vegetarian: Answer;
  /** For a fast: nothing of animals; honey is allowed, as the custom has it. */
  readonly lenten: Answer;
  readonly glutenFree: Answer;
  readonly meat: Answer;
  readonly fish: Answer;
  readonly pork: Answer;
  readonly alcohol: Answer;
  readonly addedSugar: Answer;
  /** EU-14 groups found, in the order of the law. */
  readonly allergens: readonly Allergen[];
  /** False when a line's food is unknown, so that more may be in it. */
  readonly allergensComplete: boolean;
  /** Ids of foods whose makes differ: "check the label". */
  readonly readLabel: readonly string[];
}

export interface FlagLine {
  readonly ingredientId: string | null;
}

/** Foods that a fast allows although they come from animals. */
const LENTEN_EXCEPTIONS: ReadonlySet<string> = new Set(['honey']);

interface Found {
  readonly id: string;
  readonly facts: FlagFacts;
}

/**
 * Flags of a dish. Every line counts, optional ones and those to taste too: a dish that may be served with
 * nuts is marked with nuts. One food that breaks a flag settles it; else one unknown food leaves it open.
 */
export function flagsOf(lines: readonly FlagLine[], facts: Lookup<FlagFacts>): DishFlags {
  const found: Found[] = [];
  let complete = true;
  for (const { ingredientId } of lines) {
    const food = ingredientId === null ? undefined : facts.get(ingredientId);
    if (ingredientId === null || food === undefined) complete = false;
    else found.push({ id: ingredientId, facts: food });
  }
  const contains = (test: (food: Found) => boolean): Answer =>
    found.some(test) ? 'yes' : complete ? 'no' : 'unknown';
  const free = (test: (food: Found) => boolean): Answer =>
    !found.every(test) ? 'no' : complete ? 'yes' : 'unknown';
  const diet = (key: keyof DietFacts) => (food: Found) => food.facts.diet[key];
  return {
    vegan: free(diet('vegan')),
    vegetarian: free(diet('vegetarian')),
    lenten: free((food) => food.facts.diet.vegan || LENTEN_EXCEPTIONS.has(food.id)),
    glutenFree: free((food) => !food.facts.allergens.includes('gluten')),
    meat: contains(diet('meat')),
    fish: contains(diet('fish')),
    pork: contains(diet('pork')),
    alcohol: contains(diet('alcohol')),
    addedSugar: contains(diet('addedSugar')),
    allergens: ALLERGENS.filter((allergen) => found.some((food) => food.facts.allergens.includes(allergen))),
    allergensComplete: complete,
    readLabel: [...new Set(found.filter((food) => food.facts.readLabel).map((food) => food.id))],
  };
}
