import type { Language } from '@sytno/domain';
import type { Texts } from '@sytno/kit';
import { amountIn } from './IngredientLines';
import { groupsOf, linesFor } from './line-groups';
import type { Recipe } from './recipe.queries';

/** The ingredients as plain lines, to be sent or kept elsewhere: "борошно – 200 г". */
export function ingredientsText(recipe: Recipe, servings: number, lng: Language, kit: Texts): string {
  const groups = groupsOf(linesFor(recipe, servings)).map(({ heading, lines }) => {
    const rows = lines.map((line) => {
      const amount = amountIn(kit, lng, line);
      const comment = line.comment ? ` (${line.comment})` : '';
      return `${line.ingredientName}${comment}${amount ? ` – ${amount}` : ''}`;
    });
    return [...(heading ? [`${heading}:`] : []), ...rows].join('\n');
  });
  return [recipe.name, ...groups].join('\n\n');
}
