import { beforeAll, describe, expect, test } from '@jest/globals';
import {
  costOf,
  flagsOf,
  LANGUAGES,
  MEAL_TYPES,
  nutritionOf,
  PRICE_CURRENCIES,
  weightOf,
  type IngredientFacts,
  type Language,
  type PriceCurrency,
} from '@sytno/domain';
import { join } from 'node:path';
import { ROOT } from '../../testing/template';
import { linesOf, readRecipeFiles, type RecipeFile } from '../catalog/recipe-files';
import { readFactFiles, type FactFiles } from '../ingredients/facts-seed';
import { summaryOf } from './recipe-summary';

const SEEDS = join(ROOT, 'backend', 'seeds');
let facts: FactFiles;
let foods: ReadonlyMap<string, IngredientFacts>;
let recipes: readonly RecipeFile[];

beforeAll(async () => {
  facts = await readFactFiles(SEEDS);
  foods = new Map(facts.ingredients.map((food) => [food.id, food]));
  ({ recipes } = await readRecipeFiles(SEEDS));
});

/** Names of recipes that break a rule, with what is wrong; a failing test shows them. */
const breaking = (fault: (file: RecipeFile) => unknown): unknown[] =>
  recipes.flatMap((file) => {
    const wrong = fault(file);
    const none = wrong === undefined || wrong === false || (Array.isArray(wrong) && wrong.length === 0);
    return none ? [] : [[file.slug, wrong]];
  });
const outside = (value: number, [low, high]: readonly [number, number]): number | undefined =>
  value < low || value > high ? Math.round(value) : undefined;

/** What food tables give 100 g of such dishes as eaten, kcal. */
const KCAL_PER_100G: Record<string, readonly [number, number]> = {
  soups: [25, 90],
  salads: [25, 220],
  appetizers: [80, 350],
  meat: [100, 320],
  poultry: [80, 260],
  fish: [60, 250],
  vegetables: [30, 220],
  grains: [70, 190],
  pasta: [110, 260],
  eggs: [80, 260],
  baking: [150, 450],
  desserts: [80, 450],
  drinks: [1, 90],
  sauces: [20, 700],
};
const KCAL_A_SERVING = [60, 800] as const;
const GRAMS_A_SERVING = [80, 600] as const;
/** Minor units. */
const COST_A_SERVING: Record<PriceCurrency, readonly [number, number]> = {
  UAH: [500, 12_000],
  EUR: [10, 450],
};

describe('the figures of every seed recipe', () => {
  test('there are 24 at least, numbered from 1001, each number and address once', () => {
    expect(recipes.length).toBeGreaterThanOrEqual(24);
    expect(recipes.map(({ number }) => number).sort((a, b) => a - b)).toEqual(
      recipes.map((_, n) => 1001 + n),
    );
    expect(new Set(recipes.map(({ slug }) => slug)).size).toBe(recipes.length);
  });

  test('every category of theirs is known, and has a range here', () => {
    expect(Object.keys(KCAL_PER_100G).sort()).toEqual(facts.categories.map(({ id }) => id).sort());
    const subcategories = new Set(facts.categories.flatMap((row) => row.subcategories.map(({ id }) => id)));
    expect(
      breaking(
        ({ categoryId, subcategoryId }) =>
          !subcategories.has(subcategoryId ?? '') || !subcategoryId?.startsWith(`${categoryId}-`),
      ),
    ).toEqual([]);
  });

  test('100 g have the energy of such a dish', () => {
    const kcal = (file: RecipeFile) => nutritionOf(linesOf(file), foods, file).per100g?.kcal ?? 0;
    expect(breaking((file) => outside(kcal(file), KCAL_PER_100G[file.categoryId] ?? [0, 0]))).toEqual([]);
  });

  test('a serving is one: in grams and in energy', () => {
    expect(
      breaking((file) => {
        const { weight, perServing } = nutritionOf(linesOf(file), foods, file);
        return outside(perServing.kcal, KCAL_A_SERVING) ?? outside(weight / file.servings, GRAMS_A_SERVING);
      }),
    ).toEqual([]);
  });

  test('the cooked weight is possible: water leaves or stays, food never doubles', () => {
    expect(
      breaking((file) => {
        const raw = nutritionOf(linesOf(file), foods, { servings: file.servings }).weight;
        return outside((100 * (file.cookedWeight ?? 0)) / raw, [45, 115]);
      }),
    ).toEqual([]);
  });

  test('every line is a known food, and weighable unless it is to taste', () => {
    expect(
      breaking((file) =>
        linesOf(file).filter((line) => {
          const food = foods.get(line.ingredientId ?? '');
          const weight = weightOf(line, food);
          return !food || (!weight.known && weight.reason !== 'to-taste');
        }),
      ),
    ).toEqual([]);
    expect(breaking((file) => nutritionOf(linesOf(file), foods, file).completeness.missing)).toEqual([]);
  });

  test.each(PRICE_CURRENCIES)('a serving costs what it may cost in %s', (currency) => {
    expect(
      breaking((file) => {
        const { minor, missing } = costOf(linesOf(file), foods, currency);
        return missing.length > 0 ? missing : outside(minor / file.servings, COST_A_SERVING[currency]);
      }),
    ).toEqual([]);
  });

  test('allergens of every dish are known', () => {
    expect(breaking((file) => !flagsOf(linesOf(file), foods).allergensComplete)).toEqual([]);
  });

  test('each is drawn with one to three different foods, and none with salt, oil or water', () => {
    const background = new Set(
      ['salt', 'water', 'oil-sunflower', 'black-pepper', 'bay-leaf'].map((id) => foods.get(id)?.icon),
    );
    expect(
      breaking((file) => {
        const measures = { servings: file.servings, cookedWeight: file.cookedWeight ?? null };
        const { icons } = summaryOf(linesOf(file), foods, measures);
        const good = icons.length >= 1 && icons.length <= 3 && new Set(icons).size === icons.length;
        return !good || icons.some((icon) => background.has(icon)) ? icons : undefined;
      }),
    ).toEqual([]);
  });

  test('the five meals have four dishes each to choose from', () => {
    const counts = MEAL_TYPES.map(
      (meal) => recipes.filter(({ mealTypes }) => mealTypes.includes(meal)).length,
    );
    expect(Math.min(...counts)).toBeGreaterThanOrEqual(4);
  });

  test('without electricity is said of no dish that needs a machine', () => {
    const machines = ['oven', 'mixer', 'blender', 'microwave', 'multicooker'];
    expect(
      breaking((file) => file.withoutElectricity && file.equipment.some((thing) => machines.includes(thing))),
    ).toEqual([]);
  });
});

const textsOf = (file: RecipeFile, language: Language): string[] => [
  file.name[language],
  file.description[language],
  ...file.stages.map(({ text }) => text[language]),
  ...file.lines
    .flatMap(({ comment, group }) => [comment?.[language], group?.[language]])
    .filter((t) => t != null),
];

/** A word with one of these letters is of another language; the sign of degrees is everybody's. */
const FOREIGN: Record<Language, RegExp> = {
  uk: /[ыэъёa-z]/iu,
  ru: /[іїєґa-z]/iu,
  en: /\p{Script=Cyrillic}/u,
};

describe('the words of every seed recipe', () => {
  test.each(LANGUAGES)('are there in %s, in its own alphabet', (language) => {
    expect(breaking((file) => textsOf(file, language).filter((words) => words.trim() === ''))).toEqual([]);
    expect(
      breaking((file) =>
        textsOf(file, language).filter((words) => FOREIGN[language].test(words.replaceAll('°C', ''))),
      ),
    ).toEqual([]);
  });

  test.each(LANGUAGES)('have no exclamation marks and no loose spaces in %s', (language) => {
    expect(
      breaking((file) =>
        textsOf(file, language).filter(
          (words) => words.includes('!') || words !== words.trim() || / {2}/.test(words),
        ),
      ),
    ).toEqual([]);
  });

  test('differ between languages', () => {
    expect(
      breaking((file) =>
        [file.description, ...file.stages.map(({ text }) => text)].filter(
          (texts) => new Set(LANGUAGES.map((language) => texts[language])).size < LANGUAGES.length,
        ),
      ),
    ).toEqual([]);
  });

  test.each(LANGUAGES)('are said once: no name, description or step twice in %s', (language) => {
    const said = recipes.flatMap(({ name, description, stages }) =>
      [name, description, ...stages.map(({ text }) => text)].map((texts) => texts[language].toLowerCase()),
    );
    expect(said.filter((words, place) => said.indexOf(words) !== place)).toEqual([]);
  });

  test('every recipe has steps and a description worth reading', () => {
    expect(breaking(({ stages }) => stages.length < 2)).toEqual([]);
    expect(
      breaking(({ description }) => LANGUAGES.some((language) => description[language].length < 40)),
    ).toEqual([]);
  });
});
