import {
  addDays,
  costOf,
  cookedWeightOf,
  daysBetween,
  eaten,
  nutritionOf,
  paid,
  roundTo,
  shownTable,
  textFor,
  type BuyAmount,
  type Day,
  type IngredientFacts,
  type Language,
  type MealType,
} from '@sytno/domain';
import { linesOf as buyingLines, partsOf, type Cooking } from '../grocery/build/shopping';
import { inWalkingOrder, shownLine, totalOf, type Reading } from '../grocery/lists/shown-lines';
import { linesOf, type RecipeFile } from '../recipes/catalog/recipe-files';
import type { FactFiles } from '../recipes/ingredients/facts-seed';
import { summaryOf } from '../recipes/recipe/recipe-summary';

/** The landing page's week: what a family of four cooks, by the recipes' file names. */
export const SAMPLE_PLAN: readonly (readonly [MealType, string][])[] = [
  [
    ['breakfast', 'oat-pancake-with-quark'],
    ['morning-snack', 'apple-sharlotka'],
    ['dinner', 'borscht-with-beef'],
    ['afternoon-snack', 'baked-apples-with-quark'],
    ['supper', 'chicken-shashlik-in-kefir'],
  ],
  [
    ['breakfast', 'syrnyky'],
    ['morning-snack', 'quark-with-radish'],
    ['dinner', 'holubtsi'],
    ['afternoon-snack', 'berry-kysil'],
    ['supper', 'baked-hake-with-vegetables'],
  ],
  [
    ['breakfast', 'kefir-oladky'],
    ['morning-snack', 'chicken-sandwiches'],
    ['dinner', 'pea-soup-with-smoked-brisket'],
    ['afternoon-snack', 'lenten-oat-cookies'],
    ['supper', 'lazy-holubtsi'],
  ],
  [
    ['breakfast', 'shakshuka'],
    ['morning-snack', 'quark-casserole-with-raisins'],
    ['dinner', 'lentils-with-chicken'],
    ['afternoon-snack', 'quark-mousse-with-berries'],
    ['supper', 'poltava-halushky'],
  ],
  [
    ['breakfast', 'deruny-with-sour-cream'],
    ['morning-snack', 'chicken-pastroma'],
    ['dinner', 'steamed-chicken-cutlets'],
    ['afternoon-snack', 'lemon-kefir-loaf'],
    ['supper', 'country-style-potatoes'],
  ],
  [
    ['breakfast', 'mlyntsi'],
    ['morning-snack', 'kefir-and-quark-smoothie'],
    ['dinner', 'tefteli-in-tomato-sauce'],
    ['afternoon-snack', 'apple-sharlotka'],
    ['supper', 'merchant-buckwheat-with-turkey'],
  ],
  [
    ['breakfast', 'nalysnyky-with-quark'],
    ['morning-snack', 'tuna-toasts'],
    ['dinner', 'okroshka-on-kefir'],
    ['afternoon-snack', 'makivnyk'],
    ['supper', 'varenyky-with-potato'],
  ],
];

const SERVINGS = 4;
const TARGET_KCAL = 2000;
/** Grams on a plate are told in tens. */
const STEP = 10;
/** Foods whose lines the landing page shows. */
const SHOWN_FOODS = new Set([
  'carrot',
  'beetroot',
  'dill',
  'apple',
  'hake',
  'tvorog-5',
  'kefir-1',
  'milk-25',
  'egg',
]);
const MONDAY: Day = '2026-11-23';

const dayAt = (index: number): Day => addDays(MONDAY, index);

/** The figures of the sample, the same in every language. */
export interface SampleFigures {
  readonly days: readonly {
    readonly dishes: readonly {
      readonly dish: string;
      readonly meal: MealType;
      readonly grams: number;
      readonly kcal: number;
      readonly icons: readonly string[];
      readonly tint: string;
    }[];
    readonly kcal: number;
    readonly protein: number;
    readonly fat: number;
    readonly carbs: number;
    /** Minor units of UAH, of one person. */
    readonly cash: number;
  }[];
  readonly list: {
    readonly lines: readonly {
      readonly food: string;
      readonly aisle: string;
      readonly icon: string;
      readonly amounts: readonly BuyAmount[];
      readonly price: number;
      readonly from: readonly {
        readonly dish: string;
        readonly day: number;
        readonly amount: BuyAmount | null;
      }[];
    }[];
    /** How many lines the whole list has, and what they cost together in minor units of UAH. */
    readonly count: number;
    readonly total: number;
  };
}

/** The words of the sample in one language, by the ids that the figures use. */
export interface SampleWords {
  readonly dishes: Readonly<Record<string, string>>;
  readonly foods: Readonly<Record<string, string>>;
  readonly aisles: Readonly<Record<string, string>>;
}

/** Works the sample out of the seed files by the product's own arithmetic. */
export function sampleWeek(
  facts: FactFiles,
  recipes: readonly RecipeFile[],
): { figures: SampleFigures; words: (language: Language) => SampleWords } {
  const foods = new Map(facts.ingredients.map((food) => [food.id, food]));
  const bySlug = new Map(recipes.map((file) => [file.slug, file]));
  const fileOf = (slug: string): RecipeFile => {
    const file = bySlug.get(slug);
    if (!file) throw new Error(`The sample names ${slug}, which is no recipe.`);
    return file;
  };
  const tints = new Map(facts.categories.map(({ id, tint }) => [id, tint]));
  const days = SAMPLE_PLAN.map((dishes) =>
    dayOf(
      dishes.map(([meal, slug]) => ({ meal, file: fileOf(slug) })),
      foods,
      tints,
    ),
  );
  const list = listOf(fileOf, facts, foods);
  return {
    figures: { days, list },
    words: (language) => ({
      dishes: Object.fromEntries(
        [...new Set(SAMPLE_PLAN.flat().map(([, slug]) => slug))].map((slug) => [
          slug,
          fileOf(slug).name[language],
        ]),
      ),
      foods: Object.fromEntries(
        list.lines.map(({ food }) => [food, textFor(foods.get(food)?.names ?? {}, language)]),
      ),
      aisles: Object.fromEntries(
        facts.aisles
          .filter(({ id }) => list.lines.some(({ aisle }) => aisle === id))
          .map(({ id, names }) => [id, names[language]]),
      ),
    }),
  };
}

/** One person's day: portions of one size each, enlarged together until the day has its energy. */
function dayOf(
  dishes: readonly { meal: MealType; file: RecipeFile }[],
  foods: ReadonlyMap<string, IngredientFacts>,
  tints: ReadonlyMap<string, string>,
): SampleFigures['days'][number] {
  const known = dishes.map(({ meal, file }) => {
    const lines = linesOf(file);
    const { icons, servingWeight } = summaryOf(lines, foods, {
      servings: file.servings,
      cookedWeight: file.cookedWeight ?? null,
    });
    const nutrition = nutritionOf(lines, foods, file);
    const dish = { servings: file.servings, cookedWeight: nutrition.weight };
    const cost = costOf(lines, foods, 'UAH').minor;
    return { meal, file, icons, servingWeight, dish, whole: nutrition.whole, cost };
  });
  const oneEach = known.reduce(
    (sum, { whole, dish, servingWeight }) => sum + eaten(whole, dish, servingWeight).kcal,
    0,
  );
  const plates = known.map((one) => {
    const grams = Math.round((one.servingWeight * TARGET_KCAL) / oneEach / STEP) * STEP;
    const cooked = cookedWeightOf(one.dish, one.file.servings);
    return { ...one, grams, ...eaten(one.whole, one.dish, grams), cash: paid(one.cost, cooked, grams) };
  });
  const { rows, total } = shownTable(plates);
  return {
    dishes: plates.map(({ file, meal, grams, icons }, index) => ({
      dish: file.slug,
      meal,
      grams,
      kcal: rows[index]?.kcal ?? 0,
      icons,
      tint: tints.get(file.categoryId) ?? '',
    })),
    ...total,
  };
}

function listOf(
  fileOf: (slug: string) => RecipeFile,
  facts: FactFiles,
  foods: ReadonlyMap<string, IngredientFacts>,
): SampleFigures['list'] {
  const cookings: Cooking[] = SAMPLE_PLAN.flatMap((dishes, index) =>
    dishes.map(([, slug]) => ({ menuItemId: slug, recipeId: slug, date: dayAt(index), servings: SERVINGS })),
  );
  const cooked = new Map(
    cookings.map(({ recipeId }) => {
      const file = fileOf(recipeId);
      return [recipeId, { servings: file.servings, lines: linesOf(file) }];
    }),
  );
  const reading: Reading = {
    language: 'uk',
    currency: 'UAH',
    facts: foods,
    aisles: new Map(facts.aisles.map(({ id, order, names }) => [id, { name: names.uk, position: order }])),
    dishes: new Map(),
  };
  const all = inWalkingOrder(
    buyingLines(partsOf(cookings, cooked), foods)
      .map((line) => shownLine(line, reading))
      .filter(({ staple }) => !staple),
    reading,
  );
  return {
    lines: all
      .filter(({ ingredientId }) => SHOWN_FOODS.has(ingredientId ?? ''))
      .map(({ ingredientId, aisleId, icon, amounts, price, sources }) => ({
        food: ingredientId ?? '',
        aisle: aisleId,
        icon: icon ?? '',
        amounts: amounts.map(rounded),
        price: price?.minor ?? 0,
        from: sources.map(({ recipeId, date, amount }) => ({
          dish: recipeId ?? '',
          day: date === null ? 0 : daysBetween(MONDAY, date),
          amount: amount && rounded(amount),
        })),
      })),
    count: all.length,
    total: totalOf(all)?.minor ?? 0,
  };
}

const rounded = ({ low, high, unit }: BuyAmount): BuyAmount => ({
  low: roundTo(low, 3),
  high: roundTo(high, 3),
  unit,
});
