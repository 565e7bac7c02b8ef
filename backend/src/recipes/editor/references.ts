import type { FieldFault } from '@sytno/contract';
import type { RecipeContent } from '@sytno/domain';
import { Any, type EntityManager } from 'typeorm';
import { Refusal } from '../../platform/errors/refusal';
import { Category, Subcategory } from '../category.entity';
import { STANDING } from '../curated';
import { Ingredient } from '../ingredient.entity';

/**
 * Refuses a content that names what is not there: a category, a subcategory of another one, an ingredient, a
 * picture that is not the recipe's.
 *
 * @param pictureId the picture that the recipe may show, besides none
 * @throws Refusal INPUT_INVALID with the places
 */
export async function wantReferences(
  manager: EntityManager,
  content: RecipeContent,
  pictureId: string | null,
): Promise<void> {
  const { categoryId, subcategoryId, lines } = content;
  const ids = [...new Set(lines.flatMap((line) => line.ingredientId ?? []))];
  const rows =
    ids.length === 0
      ? []
      : await manager.find(Ingredient, { where: { id: Any(ids), ...STANDING }, select: { id: true } });
  const known = new Set(rows.map(({ id }) => id));
  const faults: FieldFault[] = lines.flatMap(({ ingredientId }, at) =>
    ingredientId === null || known.has(ingredientId)
      ? []
      : [{ path: `content.lines.${String(at)}.ingredientId`, code: 'line.food' }],
  );
  if (!(await manager.existsBy(Category, { id: categoryId, ...STANDING }))) {
    faults.unshift({ path: 'content.categoryId', code: 'choice' });
  } else if (
    subcategoryId !== null &&
    !(await manager.existsBy(Subcategory, { id: subcategoryId, categoryId, ...STANDING }))
  ) {
    faults.unshift({ path: 'content.subcategoryId', code: 'choice' });
  }
  if (content.pictureId !== null && content.pictureId !== pictureId) {
    faults.push({ path: 'content.pictureId', code: 'choice' });
  }
  if (faults.length > 0) throw Refusal.fields('INPUT_INVALID', ...faults);
}
