import type { PageNutrients } from '@sytno/contract';
import type { EntityManager } from 'typeorm';
import { IsNull } from 'typeorm';
import { now } from '../../../platform/time/clock';
import { Recipe } from '../../recipe/recipe.entity';
import type { PageRecipe } from '../page';
import { cut, stepsText } from './content-of-page';
import { Import } from './import.entity';

/** Characters of an author's name. */
const LONGEST_AUTHOR = 120;
/** No dish has more kcal or grams; a page that says so is mistaken. */
const MOST = 100_000;

/**
 * A recipe that was stored under an import's id is that import's: what its page said of the cooking and showed
 * is kept with it, so that it is not published as if it were the person's own (product decision 2.14), and so
 * are its author and the nutrients that it gives; what it does not tell stays as it was, and so does what readers
 * of a published recipe see, since nobody has looked at the page's words. Called in the transaction that stores it.
 */
export async function keepImported(manager: EntityManager, userId: string, recipeId: string): Promise<void> {
  const unsaved = { recipeId, ownerId: userId, state: 'done' as const, savedAt: IsNull() };
  const found = await manager.findOne(Import, { where: unsaved, order: { createdAt: 'DESC' } });
  if (!found?.page) return;
  const steps = stepsText(found.page);
  // A text without an address may well be the person's own.
  const theirs = found.address !== null && steps !== '';
  const { state } = await manager.findOneOrFail(Recipe, { where: { id: recipeId }, select: { state: true } });
  const kept = {
    ...(state === 'published' ? {} : factsOf(found.page)),
    ...(theirs ? { sourceSteps: steps } : {}),
    ...(theirs && found.pictureId !== null ? { sourcePictureId: found.pictureId } : {}),
  };
  if (Object.keys(kept).length > 0) await manager.update(Recipe, { id: recipeId }, kept);
  await manager.update(Import, { id: found.id }, { savedAt: now() });
}

function factsOf(page: PageRecipe): Partial<Pick<Recipe, 'sourceAuthor' | 'sourceNutrients'>> {
  const author = cut(page.author ?? '', LONGEST_AUTHOR);
  const nutrients = nutrientsOf(page);
  return {
    ...(author === '' ? {} : { sourceAuthor: author }),
    ...(nutrients === null ? {} : { sourceNutrients: nutrients }),
  };
}

function nutrientsOf({ nutrients }: PageRecipe): PageNutrients | null {
  if (!nutrients) return null;
  const fits = (value: number | null) => (value !== null && value <= MOST ? value : null);
  const { kcal, protein, fat, carbs, per } = nutrients;
  const all = { kcal: fits(kcal), protein: fits(protein), fat: fits(fat), carbs: fits(carbs) };
  return Object.values(all).every((value) => value === null) ? null : { ...all, per };
}
