import {
  EQUIPMENT,
  LANGUAGES,
  type Language,
  type RecipeContent,
  type Words,
  type WrittenLine,
} from '@sytno/domain';
import { Any, type EntityManager } from 'typeorm';
import { groupedBy } from '../grouped';
import { RecipeLine, RecipeLineText } from '../recipe/recipe-line.entity';
import { RecipeStage, RecipeStageText } from '../recipe/recipe-stage.entity';
import { RecipeText } from '../recipe/recipe-text.entity';
import type { Recipe } from '../recipe/recipe.entity';

/** What a line rests on besides what its author wrote. */
export interface LineFood {
  readonly ingredientId: string | null;
  readonly proposalId: string | null;
}

/** The rows of all texts, lines and stages of a recipe. */
export interface ContentRows {
  readonly texts: readonly RecipeText[];
  readonly lines: readonly RecipeLine[];
  readonly lineTexts: readonly RecipeLineText[];
  readonly stages: readonly RecipeStage[];
  readonly stageTexts: readonly RecipeStageText[];
}

/**
 * The rows that a settled content is stored as.
 *
 * @param foods of its lines, by their place
 */
export function rowsOf(recipeId: string, content: RecipeContent, foods: readonly LineFood[]): ContentRows {
  const { languages, name, description, lines, stages } = content;
  return {
    texts: languages.map((language) => ({
      recipeId,
      language,
      name: name[language] ?? '',
      description: description[language] ?? '',
    })),
    lines: lineRowsOf(lines, foods).map((row) => ({ recipeId, ...row })),
    lineTexts: lineWordsOf(lines, foods).map((row) => ({ recipeId, ...row })),
    stages: stages.map(({ minutes }, position) => ({ recipeId, position, minutes })),
    stageTexts: stages.flatMap(({ text, group }, position) =>
      writtenIn(text, group).map((language) => ({
        recipeId,
        position,
        language,
        text: text[language] ?? '',
        groupHeading: group[language] ?? '',
      })),
    ),
  };
}

type LineRow = Omit<RecipeLine, 'recipeId'>;
type LineWords = Omit<RecipeLineText, 'recipeId'>;

/** The rows of settled lines, whatever they are lines of. @param foods by their place */
export function lineRowsOf(lines: readonly WrittenLine[], foods: readonly LineFood[]): LineRow[] {
  return lines.map((line, position) => ({
    position,
    ingredientId: foods[position]?.ingredientId ?? null,
    proposalId: foods[position]?.proposalId ?? null,
    amount: line.quantity,
    amountTo: line.quantityTo,
    unit: line.unit,
    optional: line.optional,
  }));
}

/** The words beside them; a food that the catalogue knows has its name there. */
export function lineWordsOf(lines: readonly WrittenLine[], foods: readonly LineFood[]): LineWords[] {
  return lines.flatMap(({ food, comment, group }, position) =>
    writtenIn(food, comment, group).map((language) => ({
      position,
      language,
      food: foods[position]?.ingredientId == null ? (food[language] ?? '') : '',
      comment: comment[language] ?? '',
      groupHeading: group[language] ?? '',
    })),
  );
}

/** A line as its writer wrote it. @param texts its words in all languages */
export function writtenLineOf(row: LineRow, texts: readonly LineWords[]): WrittenLine {
  const { ingredientId, amount, amountTo, unit, optional } = row;
  return {
    ingredientId,
    food: ingredientId === null ? words(texts, ({ food }) => food) : {},
    quantity: amount,
    quantityTo: amountTo,
    unit,
    comment: words(texts, ({ comment }) => comment),
    group: words(texts, ({ groupHeading }) => groupHeading),
    optional,
  };
}

function writtenIn(...all: readonly Words[]): Language[] {
  return LANGUAGES.filter((language) => all.some((words) => (words[language] ?? '') !== ''));
}

/** What the author wrote, out of the rows. */
export function contentOf(recipe: Recipe, rows: ContentRows): RecipeContent {
  const lineTexts = groupedBy(rows.lineTexts, ({ position }) => position);
  const stageTexts = groupedBy(rows.stageTexts, ({ position }) => position);
  return {
    languages: languagesOf(recipe, rows.texts),
    name: words(rows.texts, ({ name }) => name),
    description: words(rows.texts, ({ description }) => description),
    lines: rows.lines.map((line) => writtenLineOf(line, lineTexts.get(line.position) ?? [])),
    stages: rows.stages.map(({ position, minutes }) => {
      const texts = stageTexts.get(position) ?? [];
      return {
        text: words(texts, ({ text }) => text),
        minutes,
        group: words(texts, ({ groupHeading }) => groupHeading),
      };
    }),
    ...figuresOf(recipe),
  };
}

type Figures = Omit<RecipeContent, 'languages' | 'name' | 'description' | 'lines' | 'stages'>;

/** What of the content stands in the recipe's own row. */
export function figuresOf(from: Figures | Recipe): Figures {
  return {
    categoryId: from.categoryId,
    subcategoryId: from.subcategoryId,
    mealTypes: [...from.mealTypes],
    servings: from.servings,
    cookedWeight: from.cookedWeight,
    prepMinutes: from.prepMinutes,
    cookMinutes: from.cookMinutes,
    restMinutes: from.restMinutes,
    equipment: EQUIPMENT.filter((tool) => (from.equipment as readonly string[]).includes(tool)),
    withoutElectricity: from.withoutElectricity,
    sourceUrl: from.sourceUrl,
    pictureId: from.pictureId,
  };
}

/** A recipe that somebody else than its editor stored says its languages by its texts. */
function languagesOf(recipe: Recipe, texts: readonly RecipeText[]): Language[] {
  if (recipe.languages.length > 0) return recipe.languages;
  const written = LANGUAGES.filter((language) => texts.some((text) => text.language === language));
  return written.length > 0 ? written : ['uk'];
}

function words<T extends { readonly language: Language }>(
  rows: readonly T[],
  pick: (row: T) => string,
): Words {
  const written = rows.map((row) => [row.language, pick(row)] as const).filter(([, text]) => text !== '');
  return Object.fromEntries(written);
}

/** Reads the rows of a recipe; five questions. */
export async function readRows(manager: EntityManager, recipeId: string): Promise<ContentRows> {
  const where = { recipeId: Any([recipeId]) };
  const inOrder = { where, order: { position: 'ASC' as const } };
  return {
    texts: await manager.findBy(RecipeText, where),
    lines: await manager.find(RecipeLine, inOrder),
    lineTexts: await manager.findBy(RecipeLineText, where),
    stages: await manager.find(RecipeStage, inOrder),
    stageTexts: await manager.findBy(RecipeStageText, where),
  };
}

/** Puts these rows in the place of those that the recipe has. */
export async function replaceRows(
  manager: EntityManager,
  recipeId: string,
  { texts, lines, lineTexts, stages, stageTexts }: ContentRows,
): Promise<void> {
  // The texts of lines and stages go with them.
  for (const entity of [RecipeText, RecipeLine, RecipeStage]) await manager.delete(entity, { recipeId });
  const insert = async <T extends object>(entity: new () => T, rows: readonly T[]): Promise<void> => {
    if (rows.length > 0) await manager.insert(entity, [...rows]);
  };
  await insert(RecipeText, texts);
  await insert(RecipeLine, lines);
  await insert(RecipeLineText, lineTexts);
  await insert(RecipeStage, stages);
  await insert(RecipeStageText, stageTexts);
}
