import { scaleFactor, scaleStep, type StepPart } from '@sytno/domain';
import type { Recipe } from './recipe.queries';

/** The recipe's steps for so many servings, by position. A chunk of its own: most readers never scale. */
export function scaledSteps(recipe: Recipe, servings: number): ReadonlyMap<number, readonly StepPart[]> {
  const step = {
    language: recipe.language,
    factor: scaleFactor(recipe.servings, servings),
    lines: recipe.lines.map(({ ingredientName, unit }) => ({ name: ingredientName, unit })),
  };
  return new Map(recipe.stages.map(({ position, text }) => [position, scaleStep(text, step)]));
}
