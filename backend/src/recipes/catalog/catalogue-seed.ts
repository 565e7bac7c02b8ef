import { LANGUAGES, nutritionOf, type IngredientFacts, type Language } from '@sytno/domain';
import { createHash } from 'node:crypto';
import type { EntityManager, EntityTarget, ObjectLiteral, QueryDeepPartialEntity } from 'typeorm';
import { now } from '../../platform/time/clock';
import { Ingredient, IngredientName, type OtherFacts } from '../ingredient.entity';
import { RecipeLine, RecipeLineText } from '../recipe/recipe-line.entity';
import { RecipeStage, RecipeStageText } from '../recipe/recipe-stage.entity';
import { RecipeText } from '../recipe/recipe-text.entity';
import { Recipe } from '../recipe/recipe.entity';
import { readSeedFiles, type RecipeFile } from './seed-files';

/** A file's recipe has the same id in every database, so that filling in twice stores it once. */
export function seedId(kind: string, word: string): string {
  const hex = createHash('sha256').update(`sytno ${kind} ${word}`).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

/** Hash of the catalogue's files: what `fillCatalogue` would store. */
export async function catalogueHash(folder: string): Promise<string> {
  return (await readSeedFiles(folder)).hash;
}

/** Adds the ingredients and recipes of the files that are not there yet; those that are stay as they are. */
export async function fillCatalogue(manager: EntityManager, folder: string): Promise<void> {
  const { ingredients, recipes } = await readSeedFiles(folder);
  await insertMissing(manager, Ingredient, ingredients.map(ingredientRow));
  await insertMissing(manager, IngredientName, ingredients.flatMap(nameRows));
  const present = await manager.find(Recipe, { select: { id: true, number: true } });
  const known = new Set(present.map(({ id }) => id));
  const taken = new Set(present.map(({ number }) => number));
  const fresh = recipes.filter(({ slug }) => !known.has(seedId('recipe', slug)));
  await numbersAfter(manager, Math.max(1000, ...taken, ...recipes.map(({ number }) => number)));
  const facts = new Map(ingredients.map((ingredient) => [ingredient.id, ingredient]));
  await insertMissing(
    manager,
    Recipe,
    // A number that somebody's own recipe has got in the meantime is replaced by the next one.
    fresh.map((file) => {
      const { number, ...row } = recipeRow(file, facts);
      return taken.has(number) ? row : { ...row, number };
    }),
  );
  await insertMissing(manager, RecipeText, fresh.flatMap(textRows));
  await insertMissing(manager, RecipeLine, fresh.flatMap(lineRows));
  await insertMissing(manager, RecipeLineText, fresh.flatMap(lineTextRows));
  await insertMissing(manager, RecipeStage, fresh.flatMap(stageRows));
  await insertMissing(manager, RecipeStageText, fresh.flatMap(stageTextRows));
}

/** The next recipe gets the number after `last`. */
async function numbersAfter(manager: EntityManager, last: number): Promise<void> {
  await manager.query(`select setval('rec_recipe_number_seq', $1)`, [last]);
}

const ROWS_A_STATEMENT = 500;

async function insertMissing<T extends ObjectLiteral>(
  manager: EntityManager,
  entity: EntityTarget<T>,
  rows: readonly QueryDeepPartialEntity<T>[],
): Promise<void> {
  for (let start = 0; start < rows.length; start += ROWS_A_STATEMENT) {
    const values = rows.slice(start, start + ROWS_A_STATEMENT);
    await manager.createQueryBuilder().insert().into(entity).values(values).orIgnore().execute();
  }
}

function ingredientRow(ingredient: IngredientFacts): Ingredient {
  const { id, aisle, per100g, density, gramsPerPiece, unitGrams, ediblePart, ...rest } = ingredient;
  const { names: _names, aliases: _aliases, ...facts } = rest;
  return {
    id,
    aisle,
    kcal: per100g?.kcal ?? null,
    protein: per100g?.protein ?? null,
    fat: per100g?.fat ?? null,
    carbs: per100g?.carbs ?? null,
    fiber: per100g?.fiber ?? null,
    density: density ?? null,
    gramsPerPiece: gramsPerPiece ?? null,
    unitGrams: unitGrams ?? {},
    ediblePart: ediblePart ?? null,
    facts: facts satisfies OtherFacts,
  };
}

function nameRows({ id, names, aliases }: IngredientFacts): IngredientName[] {
  return LANGUAGES.map((language) => ({
    ingredientId: id,
    language,
    name: names[language],
    aliases: [...aliases[language]],
  }));
}

const DECIMALS = 10_000;
const rounded = (value: number): number => Math.round(value * DECIMALS) / DECIMALS;

function recipeRow(file: RecipeFile, facts: ReadonlyMap<string, IngredientFacts>): Recipe {
  const lines = file.lines.map(({ ingredientId, amount, amountTo, unit }) => ({
    ingredientId,
    quantity: amount ?? null,
    quantityTo: amountTo,
    unit: unit ?? null,
  }));
  const nutrition = nutritionOf(lines, facts, file);
  const { kcal, protein, fat, carbs } = nutrition.perServing;
  const at = now();
  return {
    id: seedId('recipe', file.slug),
    number: file.number,
    ownerId: null,
    state: 'published',
    categoryId: file.categoryId,
    subcategoryId: file.subcategoryId ?? null,
    mealTypes: file.mealTypes,
    servings: file.servings,
    cookedWeight: file.cookedWeight ?? null,
    prepMinutes: file.prepMinutes,
    cookMinutes: file.cookMinutes,
    restMinutes: file.restMinutes,
    equipment: file.equipment,
    withoutElectricity: file.withoutElectricity,
    servingWeight: rounded(nutrition.weight / file.servings),
    kcal: rounded(kcal),
    protein: rounded(protein),
    fat: rounded(fat),
    carbs: rounded(carbs),
    nutritionComplete: nutrition.completeness.missing.length === 0,
    sourceUrl: null,
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
    })),
  );
}

/** The catalogue's dishes, in the order of their numbers, as a week is filled with them. */
export async function weekDishes(
  manager: EntityManager,
): Promise<Pick<Recipe, 'id' | 'mealTypes' | 'servingWeight'>[]> {
  return manager.find(Recipe, {
    where: { state: 'published' },
    select: { id: true, mealTypes: true, servingWeight: true },
    order: { number: 'ASC' },
  });
}

/** Ids of all ingredients. */
export async function knownIngredients(manager: EntityManager): Promise<ReadonlySet<string>> {
  return new Set((await manager.find(Ingredient, { select: { id: true } })).map(({ id }) => id));
}
