import { LANGUAGES, type IngredientFacts, type Language } from '@sytno/domain';
import { createHash } from 'node:crypto';
import { In, IsNull, type EntityManager } from 'typeorm';
import { now } from '../../platform/time/clock';
import { Ingredient } from '../ingredient.entity';
import { fillFacts, readFactFiles } from '../ingredients/facts-seed';
import { insertMissing } from '../insert-missing';
import { RecipeLine, RecipeLineText } from '../recipe/recipe-line.entity';
import { RecipeStage, RecipeStageText } from '../recipe/recipe-stage.entity';
import { RecipeText } from '../recipe/recipe-text.entity';
import { summaryOf, type RecipeSummary } from '../recipe/recipe-summary';
import { Recipe } from '../recipe/recipe.entity';
import { shownNames } from '../recipe/shown-names';
import { catalogColumnsOf } from './catalog-columns';
import { linesOf, readRecipeFiles, type RecipeFile } from './recipe-files';

/** A file's recipe has the same id in every database, so that filling in twice stores it once. */
export function seedId(kind: string, word: string): string {
  const hex = createHash('sha256').update(`sytno ${kind} ${word}`).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

/** Hash of the catalogue's files: what `fillCatalogue` would store. */
export async function catalogueHash(folder: string): Promise<string> {
  const [facts, recipes] = await Promise.all([readFactFiles(folder), readRecipeFiles(folder)]);
  return `${facts.hash.slice(0, 32)}${recipes.hash.slice(0, 32)}`;
}

/** Adds the facts and the recipes of the files that are not there yet; those that are stay as they are. */
export async function fillCatalogue(manager: EntityManager, folder: string): Promise<void> {
  const facts = await readFactFiles(folder);
  await fillFacts(manager, facts);
  const { recipes } = await readRecipeFiles(folder);
  const present = await manager.find(Recipe, { select: { id: true, number: true, icons: true } });
  const known = new Set(present.map(({ id }) => id));
  const taken = new Set(present.map(({ number }) => number));
  const fresh = recipes.filter(({ slug }) => !known.has(seedId('recipe', slug)));
  await numbersAfter(manager, Math.max(1000, ...taken, ...recipes.map(({ number }) => number)));
  const foods = new Map(facts.ingredients.map((ingredient) => [ingredient.id, ingredient]));
  await insertMissing(
    manager,
    Recipe,
    // A number that somebody's own recipe has got in the meantime is replaced by the next one.
    fresh.map((file) => {
      const { number, ...row } = recipeRow(file, foods);
      return taken.has(number) ? row : { ...row, number };
    }),
  );
  await insertMissing(manager, RecipeText, fresh.flatMap(textRows));
  await insertMissing(manager, RecipeLine, fresh.flatMap(lineRows));
  await insertMissing(manager, RecipeLineText, fresh.flatMap(lineTextRows));
  await insertMissing(manager, RecipeStage, fresh.flatMap(stageRows));
  await insertMissing(manager, RecipeStageText, fresh.flatMap(stageTextRows));
  // Rows from before the list knew of feasts; version 0 has the next start make their tags anew.
  const festive = recipes.filter((file) => file.festive).map(({ slug }) => seedId('recipe', slug));
  await manager.update(Recipe, { id: In(festive), festive: false }, { festive: true, catalogVersion: 0 });
  // Rows from before the list had pictures and fibre.
  const bare = new Set(present.filter(({ icons }) => icons.length === 0).map(({ id }) => id));
  for (const file of recipes.filter(({ slug }) => bare.has(seedId('recipe', slug)))) {
    await manager.update(Recipe, { id: seedId('recipe', file.slug) }, summaryOfFile(file, foods));
  }
}

/** The next recipe gets the number after `last`. */
async function numbersAfter(manager: EntityManager, last: number): Promise<void> {
  await manager.query(`select setval('rec_recipe_number_seq', $1)`, [last]);
}

function summaryOfFile(file: RecipeFile, facts: ReadonlyMap<string, IngredientFacts>): RecipeSummary {
  return summaryOf(linesOf(file), facts, {
    servings: file.servings,
    cookedWeight: file.cookedWeight ?? null,
  });
}

function recipeRow(file: RecipeFile, facts: ReadonlyMap<string, IngredientFacts>): Recipe {
  const at = now();
  const catalogued = {
    categoryId: file.categoryId,
    subcategoryId: file.subcategoryId ?? null,
    mealTypes: file.mealTypes,
    servings: file.servings,
    prepMinutes: file.prepMinutes,
    cookMinutes: file.cookMinutes,
    restMinutes: file.restMinutes,
    equipment: file.equipment,
    withoutElectricity: file.withoutElectricity,
    festive: file.festive,
  };
  return {
    id: seedId('recipe', file.slug),
    number: file.number,
    ownerId: null,
    state: 'published',
    cookedWeight: file.cookedWeight ?? null,
    ...catalogued,
    ...catalogColumnsOf(catalogued, file.name, linesOf(file), facts),
    ...shownNames(file.name),
    ...summaryOfFile(file, facts),
    sourceUrl: null,
    productOf: null,
    sourceSteps: null,
    sourceAuthor: null,
    sourceNutrients: null,
    sourcePictureId: null,
    submittedAt: null,
    formerAuthor: false,
    languages: [...LANGUAGES],
    revision: 1,
    removedAt: null,
    pictureId: null,
    copiedFrom: null,
    createdAt: at,
    updatedAt: at,
  };
}

const inLanguages = <T>(row: (language: Language) => T): T[] => LANGUAGES.map(row);

function textRows({ slug, name, description }: RecipeFile): RecipeText[] {
  const recipeId = seedId('recipe', slug);
  return inLanguages((language) => ({
    recipeId,
    language,
    name: name[language],
    description: description[language],
  }));
}

function lineRows({ slug, lines }: RecipeFile): RecipeLine[] {
  return lines.map(({ ingredientId, amount, amountTo, unit, optional }, position) => ({
    recipeId: seedId('recipe', slug),
    position,
    ingredientId,
    proposalId: null,
    amount: amount ?? null,
    amountTo: amountTo ?? null,
    unit: unit ?? null,
    optional,
  }));
}

function lineTextRows({ slug, lines }: RecipeFile): RecipeLineText[] {
  return lines.flatMap(({ comment, group }, position) =>
    comment || group
      ? inLanguages((language) => ({
          recipeId: seedId('recipe', slug),
          position,
          language,
          food: '',
          comment: comment?.[language] ?? '',
          groupHeading: group?.[language] ?? '',
        }))
      : [],
  );
}

function stageRows({ slug, stages }: RecipeFile): RecipeStage[] {
  return stages.map(({ minutes }, position) => ({
    recipeId: seedId('recipe', slug),
    position,
    minutes: minutes ?? null,
  }));
}

function stageTextRows({ slug, stages }: RecipeFile): RecipeStageText[] {
  return stages.flatMap(({ text }, position) =>
    inLanguages((language) => ({
      recipeId: seedId('recipe', slug),
      position,
      language,
      text: text[language],
      groupHeading: '',
    })),
  );
}

const WEEK_DISH = {
  id: true,
  mealTypes: true,
  servingWeight: true,
  nameUk: true,
  kcal: true,
  protein: true,
  fat: true,
  carbs: true,
  fiber: true,
} as const satisfies Partial<Record<keyof Recipe, true>>;

/** The catalogue's dishes, in the order of their numbers, as a week is filled with them. */
export async function weekDishes(manager: EntityManager): Promise<Pick<Recipe, keyof typeof WEEK_DISH>[]> {
  return manager.find(Recipe, {
    where: { state: 'published', removedAt: IsNull() },
    select: WEEK_DISH,
    order: { number: 'ASC' },
  });
}

/** Ids of all ingredients. */
export async function knownIngredients(manager: EntityManager): Promise<ReadonlySet<string>> {
  return new Set((await manager.find(Ingredient, { select: { id: true } })).map(({ id }) => id));
}
