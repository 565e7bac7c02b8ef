import { beforeAll, describe, expect, test } from '@jest/globals';
import {
  flagsOf,
  LANGUAGES,
  MEAL_TYPES,
  nutritionOf,
  type DishFlags,
  type IngredientFacts,
} from '@sytno/domain';
import { join } from 'node:path';
import { ROOT } from '../../testing/template';
import { linesOf, readRecipeFiles, type RecipeFile } from '../catalog/recipe-files';
import { readFactFiles } from '../ingredients/facts-seed';

const SEEDS = join(ROOT, 'backend', 'seeds');
let foods: ReadonlyMap<string, IngredientFacts>;
let categories: readonly string[];
let recipes: readonly RecipeFile[];

beforeAll(async () => {
  const facts = await readFactFiles(SEEDS);
  foods = new Map(facts.ingredients.map((food) => [food.id, food]));
  categories = facts.categories.map(({ id }) => id);
  ({ recipes } = await readRecipeFiles(SEEDS));
});

const KCAL_OF_A_GRAM = { protein: 4, fat: 9 };
/** With such dishes the default targets (2000 kcal, 150 g protein, 44 g fat) can be met. */
const LEAN = { leastProtein: 0.3, mostFat: 0.25 };
const LEAN_FOR_EACH_MEAL = 8;
const DISHES_FOR_EACH_MEAL = 20;
const DISHES_OF_EACH_CATEGORY = 3;
const QUICK = { minutes: 20, dishes: 25, forEachMeal: 8 };
/** A dish one sits down to, not a drink, a sauce or a salad beside it: kcal of a serving. */
const MEAL_OF_ITS_OWN = 180;
const FESTIVE = { dishes: 20, lenten: 5, forEachMeal: 2 };
const WITHOUT_ELECTRICITY = 30;
const FOR_EACH_DIET: readonly [keyof DishFlags, number][] = [
  ['vegetarian', 50],
  ['glutenFree', 30],
  ['vegan', 20],
  ['lenten', 15],
];

const isLean = (file: RecipeFile): boolean => {
  const { kcal, protein, fat } = nutritionOf(linesOf(file), foods, file).whole;
  return (
    protein * KCAL_OF_A_GRAM.protein >= kcal * LEAN.leastProtein &&
    fat * KCAL_OF_A_GRAM.fat <= kcal * LEAN.mostFat
  );
};
const isMeal = (file: RecipeFile): boolean =>
  file.categoryId !== 'drinks' &&
  file.categoryId !== 'sauces' &&
  nutritionOf(linesOf(file), foods, file).perServing.kcal >= MEAL_OF_ITS_OWN;
const minutesOf = ({ prepMinutes, cookMinutes, restMinutes }: RecipeFile): number =>
  prepMinutes + cookMinutes + restMinutes;

describe('the seed recipes leave a choice', () => {
  test.each(MEAL_TYPES)('of lean dishes rich in protein for %s', (meal) => {
    const lean = recipes.filter((file) => file.mealTypes.includes(meal) && isLean(file));
    expect(lean.length).toBeGreaterThanOrEqual(LEAN_FOR_EACH_MEAL);
  });

  test.each(MEAL_TYPES)('of dishes for %s', (meal) => {
    const dishes = recipes.filter(({ mealTypes }) => mealTypes.includes(meal));
    expect(dishes.length).toBeGreaterThanOrEqual(DISHES_FOR_EACH_MEAL);
  });

  test('in every category', () => {
    const few = categories.filter(
      (id) => recipes.filter(({ categoryId }) => categoryId === id).length < DISHES_OF_EACH_CATEGORY,
    );
    expect(few).toEqual([]);
  });

  test.each(FOR_EACH_DIET)('for whoever eats %s', (diet, least) => {
    const dishes = recipes.filter((file) => flagsOf(linesOf(file), foods)[diet] === 'yes');
    expect(dishes.length).toBeGreaterThanOrEqual(least);
  });

  test('when there is little time', () => {
    const quick = recipes.filter((file) => minutesOf(file) <= QUICK.minutes);
    expect(quick.length).toBeGreaterThanOrEqual(QUICK.dishes);
  });

  test.each(['dinner', 'supper'] as const)('when there is little time for %s', (meal) => {
    const quick = recipes.filter(
      (file) => file.mealTypes.includes(meal) && minutesOf(file) <= QUICK.minutes && isMeal(file),
    );
    expect(quick.length).toBeGreaterThanOrEqual(QUICK.forEachMeal);
  });

  test.each(MEAL_TYPES)('for a feast: %s', (meal) => {
    const festive = recipes.filter(({ festive, mealTypes }) => festive && mealTypes.includes(meal));
    expect(festive.length).toBeGreaterThanOrEqual(FESTIVE.forEachMeal);
  });

  test('for a feast, in Lent as well', () => {
    const festive = recipes.filter((file) => file.festive);
    expect(festive.length).toBeGreaterThanOrEqual(FESTIVE.dishes);
    const lenten = festive.filter((file) => flagsOf(linesOf(file), foods).lenten === 'yes');
    expect(lenten.length).toBeGreaterThanOrEqual(FESTIVE.lenten);
    expect(festive.length).toBeLessThan(recipes.length / 3);
  });

  test('when the electricity is off', () => {
    const dishes = recipes.filter(({ withoutElectricity }) => withoutElectricity);
    expect(dishes.length).toBeGreaterThanOrEqual(WITHOUT_ELECTRICITY);
  });
});

/** A shorter sentence may be everybody's: "Heat the oven to 180 °C". */
const FEWEST_WORDS = 6;
const NUMBER = /\d+(?:[–,.]\d+)*(?:\s?°C)?/gu;
const WORD = /[\p{L}'-]+/gu;

/** Words of each long sentence in one case and without its numbers, so that only what is said counts. */
const sentencesOf = (text: string): string[] =>
  text
    .split(/[.?!…:;]\s|[.?!…]$/u)
    .map((sentence) => sentence.replace(NUMBER, ' ').toLowerCase().replaceAll('ё', 'е').match(WORD) ?? [])
    .filter((words) => words.length >= FEWEST_WORDS)
    .map((words) => words.join(' '));

test('a sentence is compared by its words, not by its numbers, case or points', () => {
  expect(sentencesOf('Її, 3–4 хвилини, печіть у 180 °C. Ще одну: поки не стане золотою, як мед.')).toEqual([
    'поки не стане золотою як мед',
  ]);
  expect(sentencesOf('Bake them at 200 °C for 15 minutes, no more.')).toEqual([
    'bake them at for minutes no more',
  ]);
  expect(sentencesOf('Heat the oven to 180 °C.')).toEqual([]);
});

describe('every seed recipe speaks for itself', () => {
  test.each(LANGUAGES)('no sentence of six words or more is said twice in %s', (language) => {
    const firstSaidBy = new Map<string, string>();
    const again: unknown[] = [];
    for (const { slug, description, stages } of recipes) {
      for (const texts of [description, ...stages.map(({ text }) => text)]) {
        for (const sentence of sentencesOf(texts[language])) {
          const first = firstSaidBy.get(sentence);
          if (first === undefined) firstSaidBy.set(sentence, slug);
          else again.push([first, slug, sentence]);
        }
      }
    }
    expect(again).toEqual([]);
  });
});
