import type { RecipeParts } from '../recipe/recipe-details';
import { Recipe } from '../recipe/recipe.entity';
import type { CompositionLineText } from './composition.entity';
import type { OwnComposition } from './own-lines';

/** A recipe with somebody's own lines in the place of the original's, for the servings they were written for. */
export function composedParts(
  parts: RecipeParts,
  { composition, lines }: OwnComposition,
  texts: readonly CompositionLineText[],
): RecipeParts {
  const { recipe } = parts;
  const { servings, cookedWeight } = composition;
  const head = Object.assign(new Recipe(), recipe, { servings, cookedWeight });
  return { ...parts, recipe: head, lines, lineTexts: texts };
}
