import {
  costOf,
  DIETS,
  flagsOf,
  foldedName,
  LANGUAGES,
  nameOrder,
  nameStems,
  SEARCH_VERSION,
  suitsDiet,
  type IngredientFacts,
  type Lookup,
  type PriceCurrency,
  type RecipeLine,
  type Texts,
} from '@sytno/domain';
import { shownNames } from '../recipe/shown-names';
import type { Recipe } from '../recipe/recipe.entity';

/** What a recipe's row holds for the list: to filter, to search and to sort by. */
export type CatalogColumns = Pick<
  Recipe,
  | 'minutes'
  | 'tags'
  | 'words'
  | 'foldedNames'
  | 'orderUk'
  | 'orderRu'
  | 'orderEn'
  | 'costUah'
  | 'costEur'
  | 'catalogVersion'
>;

/** What of a recipe the list is filtered by besides its lines. */
export type Catalogued = Pick<
  Recipe,
  | 'categoryId'
  | 'subcategoryId'
  | 'mealTypes'
  | 'servings'
  | 'prepMinutes'
  | 'cookMinutes'
  | 'restMinutes'
  | 'equipment'
  | 'withoutElectricity'
> &
  // No form asks for it: only the catalogue's own dishes are festive.
  Partial<Pick<Recipe, 'festive'>>;

/** Raised when the columns below are worked out otherwise; rows of another version are made anew at start. */
export const CATALOG_VERSION = SEARCH_VERSION * 100 + 3;

/** The words of `tags`, each with the letter of its kind. */
export const TAG = {
  ingredient: (id: string) => `i:${id}`,
  /** Of a category or a subcategory. */
  category: (id: string) => `c:${id}`,
  mealType: (id: string) => `m:${id}`,
  /** A diet that it suits for certain. */
  diet: (id: string) => `d:${id}`,
  allergen: (id: string) => `a:${id}`,
  equipment: (id: string) => `e:${id}`,
  withoutElectricity: 'x:no-electricity',
  glutenFree: 'x:gluten-free',
  festive: 'x:festive',
  /** A line's food is unknown, so that any allergen may be in it. */
  unknownFood: 'x:unknown-food',
} as const;

/**
 * Works out what the row holds for the list. The one place where that is done: whoever stores a recipe, its
 * names or its lines stores this with them, in the same transaction.
 *
 * @param names in the languages the recipe is written in
 * @param lines for the recipe's own servings (a positive number)
 */
export function catalogColumnsOf(
  recipe: Catalogued,
  names: Partial<Texts>,
  lines: readonly RecipeLine[],
  facts: Lookup<IngredientFacts>,
): CatalogColumns {
  const shown = shownNames(names);
  const written = LANGUAGES.map((language) => names[language] ?? '').filter((name) => name !== '');
  return {
    minutes: recipe.prepMinutes + recipe.cookMinutes + recipe.restMinutes,
    tags: vector(tagsOf(recipe, lines, facts)),
    words: vector(written.flatMap(nameStems)),
    foldedNames: `|${written.map((name) => ` ${foldedName(name)} |`).join('')}`,
    orderUk: nameOrder(shown.nameUk),
    orderRu: nameOrder(shown.nameRu),
    orderEn: nameOrder(shown.nameEn),
    costUah: costOfServing(lines, facts, recipe.servings, 'UAH'),
    costEur: costOfServing(lines, facts, recipe.servings, 'EUR'),
    catalogVersion: CATALOG_VERSION,
  };
}

/** What the list filters a recipe by, one word each. */
export function tagsOf(
  recipe: Catalogued,
  lines: readonly RecipeLine[],
  facts: Lookup<IngredientFacts>,
): string[] {
  // A recipe without lines holds nobody knows what.
  const flags = flagsOf(lines.length > 0 ? lines : [{ ingredientId: null }], facts);
  const foods = lines.map(({ ingredientId }) => ingredientId).filter((id) => id !== null);
  const diets = DIETS.filter((diet) => diet !== 'any' && suitsDiet(flags, diet));
  return [
    ...foods.map(TAG.ingredient),
    ...[recipe.categoryId, recipe.subcategoryId].filter((id) => id !== null).map(TAG.category),
    ...recipe.mealTypes.map(TAG.mealType),
    ...diets.map(TAG.diet),
    ...flags.allergens.map(TAG.allergen),
    ...recipe.equipment.map(TAG.equipment),
    ...(recipe.withoutElectricity ? [TAG.withoutElectricity] : []),
    ...(recipe.festive ? [TAG.festive] : []),
    ...(flags.glutenFree === 'yes' ? [TAG.glutenFree] : []),
    ...(flags.allergensComplete ? [] : [TAG.unknownFood]),
  ];
}

function costOfServing(
  lines: readonly RecipeLine[],
  facts: Lookup<IngredientFacts>,
  servings: number,
  currency: PriceCurrency,
): number | null {
  const cost = costOf(lines, facts, currency);
  return cost.lines.length === 0 ? null : Math.min(Math.round(cost.minor / servings), 2_147_483_647);
}

/** A word as PostgreSQL reads it in a tsvector or a tsquery. */
export const lexeme = (word: string): string => `'${word.replace(/['\\]/g, (sign) => sign + sign)}'`;

const vector = (words: readonly string[]): string => [...new Set(words)].map(lexeme).join(' ');
