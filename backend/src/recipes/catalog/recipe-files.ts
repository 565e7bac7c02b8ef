import { LANGUAGES, MEAL_TYPES, UNIT_IDS, type RecipeLine } from '@sytno/domain';
import { createHash } from 'node:crypto';
import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

const texts = z.record(z.enum(LANGUAGES), z.string());

/** One file of `seeds/recipes`. */
const recipeFile = z.object({
  slug: z.string().regex(/^[a-z0-9-]+$/),
  number: z.int().min(1001),
  name: texts,
  description: texts,
  categoryId: z.string(),
  subcategoryId: z.string().nullish(),
  mealTypes: z.array(z.enum(MEAL_TYPES)).min(1),
  servings: z.int().positive(),
  cookedWeight: z.number().positive().nullish(),
  prepMinutes: z.int().min(0),
  cookMinutes: z.int().min(0),
  restMinutes: z.int().min(0).default(0),
  equipment: z.array(z.string()).default([]),
  withoutElectricity: z.boolean().default(false),
  /** A dish of holidays and guests. */
  festive: z.boolean().default(false),
  lines: z.array(
    z.object({
      ingredientId: z.string(),
      amount: z.number().nullish(),
      amountTo: z.number().nullish(),
      unit: z.enum(UNIT_IDS).nullish(),
      comment: texts.nullish(),
      group: texts.nullish(),
      optional: z.boolean().default(false),
    }),
  ),
  stages: z.array(z.object({ text: texts, minutes: z.number().nullish() })),
});

export type RecipeFile = z.infer<typeof recipeFile>;

/** A file's lines as the domain's arithmetic takes them. */
export function linesOf({ lines }: RecipeFile): RecipeLine[] {
  return lines.map(({ ingredientId, amount, amountTo, unit, optional }) => ({
    ingredientId,
    quantity: amount ?? null,
    quantityTo: amountTo ?? null,
    unit: unit ?? null,
    optional,
  }));
}

/**
 * Reads the demo's recipes; a file that breaks its schema stops the start with its name.
 *
 * @returns the recipes by file name, and a hash of everything that was read
 */
export async function readRecipeFiles(
  folder: string,
): Promise<{ readonly recipes: readonly RecipeFile[]; readonly hash: string }> {
  const recipeFolder = join(folder, 'recipes');
  const names = (await readdir(recipeFolder).catch(() => [])).filter((name) => name.endsWith('.json')).sort();
  const texts = await Promise.all(names.map((name) => readFile(join(recipeFolder, name), 'utf8')));
  const hash = createHash('sha256');
  for (const text of texts) hash.update(text);
  return { recipes: texts.map((text, index) => parsed(names[index] ?? '', text)), hash: hash.digest('hex') };
}

function parsed(name: string, text: string): RecipeFile {
  const result = recipeFile.safeParse(JSON.parse(text));
  if (!result.success) throw new Error(`seeds/recipes/${name}: ${z.prettifyError(result.error)}`);
  return result.data;
}
