import type { Outputs, Photo } from '@sytno/contract';
import {
  costOf,
  flagsOf,
  nutritionOf,
  PRICE_CURRENCIES,
  textFor,
  weightOf,
  type IngredientFacts,
  type Language,
  type RecipeLine as DomainLine,
  type Texts,
} from '@sytno/domain';
import type { Category, Subcategory } from '../category.entity';
import { pictureOf } from './picture';
import { domainLine, type RecipeLine, type RecipeLineText } from './recipe-line.entity';
import type { RecipeStage, RecipeStageText } from './recipe-stage.entity';
import type { RecipeText } from './recipe-text.entity';
import type { Recipe } from './recipe.entity';

type Details = Outputs['recipes']['recipe']['get'];
type Facts = ReadonlyMap<string, IngredientFacts>;

/** The rows a recipe is made of, lines and stages in their order. */
export interface RecipeParts {
  readonly recipe: Recipe;
  readonly texts: readonly RecipeText[];
  readonly lines: readonly Omit<RecipeLine, 'recipeId'>[];
  readonly lineTexts: readonly Omit<RecipeLineText, 'recipeId'>[];
  readonly stages: readonly RecipeStage[];
  readonly stageTexts: readonly RecipeStageText[];
  readonly category: Category | null;
  readonly subcategory: Subcategory | null;
  readonly photo: Photo | undefined;
}

/** Whoever reads; null is somebody without an account. */
export interface DetailsReader {
  readonly userId: string | null;
  readonly language: Language;
  readonly currency: string | undefined;
}

/** A recipe as the reader's page shows it; all figures are the domain's. */
export function detailsOf(parts: RecipeParts, facts: Facts, reader: DetailsReader): Details {
  const { recipe, lines } = parts;
  const { language } = reader;
  const amounts = lines.map(domainLine);
  const nutrition = nutritionOf(amounts, facts, recipe);
  const text = (pick: (row: RecipeText) => string) => textFor(inLanguages(parts.texts, pick), language);
  const position = (line: number): number => lines[line]?.position ?? line;
  return {
    id: recipe.id,
    number: recipe.number,
    language: languageOf(parts.texts, language),
    name: text(({ name }) => name),
    description: text(({ description }) => description),
    categoryId: recipe.categoryId,
    categoryName: parts.category?.names[language] ?? '',
    subcategoryId: recipe.subcategoryId ?? '',
    subcategoryName: parts.subcategory?.names[language] ?? '',
    mealTypes: recipe.mealTypes,
    servings: recipe.servings,
    minutes: recipe.prepMinutes + recipe.cookMinutes + recipe.restMinutes,
    prepMinutes: recipe.prepMinutes,
    cookMinutes: recipe.cookMinutes,
    restMinutes: recipe.restMinutes,
    equipment: recipe.equipment,
    withoutElectricity: recipe.withoutElectricity,
    picture: pictureOf(recipe.icons, parts.category?.tint, parts.photo),
    weightServing: nutrition.weight / recipe.servings,
    cookedWeight: nutrition.weight,
    weightBasis: nutrition.weightBasis,
    perServing: nutrition.perServing,
    whole: nutrition.whole,
    per100g: nutrition.per100g,
    missing: nutrition.completeness.missing.map(({ line, reason }) => ({ position: position(line), reason })),
    cost: costIn(reader.currency, amounts, facts, position),
    flags: flagsIn(amounts, facts),
    lines: linesIn(parts, facts, language),
    stages: stagesIn(parts, language),
    sourceUrl: recipe.sourceUrl,
    ...sourceIn(recipe),
    myRecipe: recipe.ownerId !== null && recipe.ownerId === reader.userId,
  };
}

function sourceIn({ sourceAuthor: author, sourceNutrients: nutrients }: Recipe): Pick<Details, 'source'> {
  return author === null && nutrients === null ? {} : { source: { author, nutrients } };
}

/** The language a reader is shown the recipe in: his own where it has one, as `textFor` chooses. */
function languageOf(texts: readonly RecipeText[], reader: Language): Language {
  const written = texts.filter(({ name }) => name !== '').map(({ language }) => language);
  return [reader, 'uk' as const].find((language) => written.includes(language)) ?? written[0] ?? reader;
}

function inLanguages<T extends { readonly language: Language }>(
  rows: readonly T[],
  pick: (row: T) => string,
): Partial<Texts> {
  return Object.fromEntries(rows.map((row) => [row.language, pick(row)]));
}

/** Null in a currency without prices, and when no line has one: never a conversion (product decision 2.17). */
function costIn(
  wanted: string | undefined,
  lines: readonly DomainLine[],
  facts: Facts,
  position: (line: number) => number,
): Details['cost'] {
  const currency = PRICE_CURRENCIES.find((known) => known === wanted);
  if (!currency) return null;
  const cost = costOf(lines, facts, currency);
  if (cost.lines.length === 0) return null;
  const { minor, estimate, missing } = cost;
  return { minor, currency, estimate, missing: missing.map(({ line }) => position(line)) };
}

function flagsIn(lines: readonly DomainLine[], facts: Facts): Details['flags'] {
  const { vegan, vegetarian, lenten, glutenFree, allergens, allergensComplete } = flagsOf(lines, facts);
  return { vegan, vegetarian, lenten, glutenFree, allergens: [...allergens], allergensComplete };
}

function linesIn({ lines, lineTexts }: RecipeParts, facts: Facts, language: Language): Details['lines'] {
  return lines.map((line) => {
    const texts = lineTexts.filter(({ position }) => position === line.position);
    const text = (pick: (row: (typeof texts)[number]) => string) =>
      textFor(inLanguages(texts, pick), language);
    const food = line.ingredientId === null ? undefined : facts.get(line.ingredientId);
    const weight = weightOf(domainLine(line), food);
    return {
      position: line.position,
      ingredientId: line.ingredientId,
      ingredientName: food ? textFor(food.names, language) : text((row) => row.food),
      icon: food?.icon ?? null,
      quantity: line.amount,
      quantityTo: line.amountTo,
      unit: line.unit,
      grams: weight.known ? weight.value.grams : null,
      comment: text(({ comment }) => comment),
      group: text(({ groupHeading }) => groupHeading),
      optional: line.optional,
    };
  });
}

function stagesIn({ stages, stageTexts }: RecipeParts, language: Language): Details['stages'] {
  return stages.map(({ position, minutes }) => {
    const texts = stageTexts.filter((row) => row.position === position);
    const text = (pick: (row: RecipeStageText) => string) => textFor(inLanguages(texts, pick), language);
    return {
      position,
      minutes,
      text: text((row) => row.text),
      group: text((row) => row.groupHeading),
    };
  });
}
