import { RECIPE_LIMITS, type RecipeContent, type Words } from '@sytno/domain';

const NUMBERED = / \((\d{1,3})\)$/;

/**
 * A content as a copy of it begins. A duplicate of an own recipe has a number behind its name and keeps the
 * picture; of another's the picture stays his.
 */
export function copyOf(content: RecipeContent, own: boolean): RecipeContent {
  return own ? { ...content, name: numbered(content.name) } : { ...content, pictureId: null };
}

/** "Борщ" becomes "Борщ (2)", and that "Борщ (3)". */
function numbered(name: Words): Words {
  return Object.fromEntries(
    Object.entries(name).map(([language, text]) => {
      const next = ` (${String(Number(NUMBERED.exec(text)?.[1] ?? 1) + 1)})`;
      return [language, text.replace(NUMBERED, '').slice(0, RECIPE_LIMITS.name - next.length) + next];
    }),
  );
}
