import type { RecipeContent, WrittenLine } from '@sytno/domain';
import type { EntityManager } from 'typeorm';
import { currentIds } from '../current-ids';

/**
 * A content that may be older than a merge of the catalogue (a draft, a page that was open): what it names is
 * what that became.
 */
export async function currentContent(manager: EntityManager, content: RecipeContent): Promise<RecipeContent> {
  const { lines, categoryId, subcategoryId } = content;
  const upper = await currentIds(manager, 'rec_category', [categoryId]);
  const lower = await currentIds(manager, 'rec_subcategory', subcategoryId === null ? [] : [subcategoryId]);
  return {
    ...content,
    categoryId: upper.get(categoryId) ?? categoryId,
    subcategoryId: subcategoryId === null ? null : (lower.get(subcategoryId) ?? subcategoryId),
    lines: await currentLines(manager, lines),
  };
}

/** Lines with what their foods became. */
export async function currentLines(
  manager: EntityManager,
  lines: readonly WrittenLine[],
): Promise<WrittenLine[]> {
  const foods = await currentIds(
    manager,
    'rec_ingredient',
    lines.flatMap(({ ingredientId }) => ingredientId ?? []),
  );
  return lines.map((line) =>
    line.ingredientId === null
      ? line
      : { ...line, ingredientId: foods.get(line.ingredientId) ?? line.ingredientId },
  );
}
