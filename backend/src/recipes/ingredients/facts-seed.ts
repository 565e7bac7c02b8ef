import { LANGUAGES, OFFERED_UNITS, type IngredientFacts, type Texts } from '@sytno/domain';
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { IsNull, Not, type EntityManager } from 'typeorm';
import { SeedMark } from '../../demo/seed-mark.entity';
import { now } from '../../platform/time/clock';
import { Aisle } from '../aisle.entity';
import { Category, Subcategory } from '../category.entity';
import { NEW_CURATED } from '../curated';
import { Ingredient, IngredientName, type OtherFacts } from '../ingredient.entity';
import { insertMissing } from '../insert-missing';
import { Unit } from '../unit.entity';

const FILES = {
  ingredients: 'ingredients.json',
  aisles: 'aisles.json',
  categories: 'recipe-categories.json',
};

interface NamedFile {
  readonly id: string;
  readonly order: number;
  readonly names: Texts;
  readonly icon: string;
}

type Named = Pick<Aisle, 'id' | 'position' | 'names' | 'icon' | keyof typeof NEW_CURATED>;

type CategoryFile = NamedFile & { readonly tint: string; readonly subcategories: readonly NamedFile[] };

/** What every installation knows of food, as the seed files have it. */
export interface FactFiles {
  readonly ingredients: readonly IngredientFacts[];
  readonly aisles: readonly NamedFile[];
  readonly categories: readonly CategoryFile[];
  /** Of everything that was read: the same files have the same hash. */
  readonly hash: string;
}

/** Reads the files of facts. */
export async function readFactFiles(folder: string): Promise<FactFiles> {
  const [ingredients = '', aisles = '', categories = ''] = await Promise.all(
    Object.values(FILES).map((name) => readFile(join(folder, name), 'utf8')),
  );
  const hash = createHash('sha256');
  for (const text of [ingredients, aisles, categories, OFFERED_UNITS.join(' ')]) hash.update(text);
  return {
    ingredients: JSON.parse(ingredients) as IngredientFacts[],
    aisles: JSON.parse(aisles) as NamedFile[],
    categories: JSON.parse(categories) as CategoryFile[],
    hash: hash.digest('hex'),
  };
}

const MARK = 'facts';
const GONE = [{ mergedInto: Not(IsNull()) }, { removedAt: Not(IsNull()) }];

/**
 * Adds the foods, aisles and categories of the files that are not there yet; those that are stay as they
 * are, since an administrator may have set them. Does nothing when the same files were filled in before.
 *
 * @returns whether something was stored
 */
export async function fillFacts(manager: EntityManager, files: FactFiles): Promise<boolean> {
  const mark = { name: MARK, content: files.hash };
  if (await manager.existsBy(SeedMark, mark)) return false;
  const { ingredients, aisles, categories } = files;
  await insertMissing(manager, Aisle, aisles.map(namedRow));
  await insertMissing(
    manager,
    Category,
    categories.map((file) => ({ ...namedRow(file), tint: file.tint })),
  );
  await insertMissing(
    manager,
    Subcategory,
    categories.flatMap(({ id, subcategories }) =>
      subcategories.map((file) => ({ ...namedRow(file), categoryId: id })),
    ),
  );
  await insertMissing(manager, Ingredient, ingredients.map(ingredientRow));
  // What was merged into another or taken away has no names any more, and gets none.
  const gone = new Set(
    (await manager.find(Ingredient, { where: GONE, select: { id: true } })).map(({ id }) => id),
  );
  const named = ingredients.filter(({ id }) => !gone.has(id));
  await insertMissing(manager, IngredientName, named.flatMap(nameRows));
  await insertMissing(
    manager,
    Unit,
    OFFERED_UNITS.map((id, at) => ({ id, position: at + 1, names: {}, hidden: false, revision: 1 })),
  );
  await manager.upsert(SeedMark, { ...mark, at: now() }, ['name']);
  return true;
}

/** What aisles, categories and subcategories have alike. */
function namedRow({ id, order, names, icon }: NamedFile): Named {
  return { id, position: order, names, icon, ...NEW_CURATED };
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
    ...NEW_CURATED,
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
