// @ts-check
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../src/workspace.mjs';

/**
 * @typedef {import('../../../domain/src/index')} Domain
 * @typedef {import('../../../domain/src/generator/workings')} Workings
 * @typedef {import('../../../domain/src/generator/index').GeneratorDish} Dish
 * @typedef {import('../../../domain/src/generator/index').GeneratorProblem} Problem
 * @typedef {import('../../../domain/src/index').Targets} Targets
 */

const seeds = join(root, 'backend/seeds');

/** @param {string} path @returns {any} */
const json = (path) => JSON.parse(readFileSync(path, 'utf8'));

/** The food group that brings most of a dish's energy. @param {any} nutrition @param {any[]} lines @param {Map<string, any>} facts */
function mainGroup(nutrition, lines, facts) {
  /** @type {Map<string, number>} */
  const groups = new Map();
  for (const { line, nutrients } of nutrition.lines) {
    const group = facts.get(lines[line].ingredientId)?.mainGroup;
    if (group) groups.set(group, (groups.get(group) ?? 0) + (nutrients?.kcal ?? 0));
  }
  return [...groups].sort((a, b) => b[1] - a[1])[0]?.[0] ?? null;
}

/** The shipped recipes with what the food arithmetic says of them, in hryvnias. @param {Domain} domain @returns {Dish[]} */
export function shippedDishes(domain) {
  /** @type {Map<string, any>} */
  const facts = new Map(
    json(join(seeds, 'ingredients.json')).map((/** @type {any} */ food) => [food.id, food]),
  );
  return readdirSync(join(seeds, 'recipes')).map((file) => {
    const recipe = json(join(seeds, 'recipes', file));
    const lines = recipe.lines.map((/** @type {any} */ line) => ({ ...line, quantity: line.amount }));
    const nutrition = domain.nutritionOf(lines, facts, recipe);
    const cost = domain.costOf(lines, facts, 'UAH');
    const { kcal, protein, fat, carbs } = nutrition.perServing;
    return {
      id: recipe.slug,
      number: recipe.number,
      categoryId: recipe.categoryId,
      subcategoryId: recipe.subcategoryId ?? null,
      equipment: recipe.equipment,
      withoutElectricity: recipe.withoutElectricity,
      mealTypes: recipe.mealTypes,
      minutes: recipe.prepMinutes + recipe.cookMinutes,
      kcal,
      flags: domain.flagsOf(lines, facts),
      ingredientIds: new Set(lines.map((/** @type {any} */ line) => line.ingredientId)),
      servingGrams: nutrition.weight / recipe.servings,
      pieceGrams: null,
      serving: { kcal, protein, fat, carbs, cash: cost.minor / recipe.servings },
      priced: cost.missing.length === 0,
      mainGroup: mainGroup(nutrition, lines, facts),
      opens: domain.opensOf(lines, facts),
    };
  });
}

/** So many dishes: the shipped ones, then others like them with other weights, macros, prices and times. @param {Dish[]} dishes @param {number} count @param {Workings} workings @returns {Dish[]} */
export function scaledTo(dishes, count, { randomFrom }) {
  return Array.from({ length: count }, (_, index) => {
    const dish = /** @type {Dish} */ (dishes[index % dishes.length]);
    if (index < dishes.length) return dish;
    const random = randomFrom(index);
    const by = (/** @type {number} */ share) => 1 + share * (2 * random() - 1);
    const { kcal, protein, fat, carbs, cash } = dish.serving;
    const energy = kcal / (4 * protein + 9 * fat + 4 * carbs);
    const serving = {
      kcal,
      protein: protein * by(0.25),
      fat: fat * by(0.25),
      carbs: carbs * by(0.25),
      cash: cash * by(0.3),
    };
    serving.kcal = energy * (4 * serving.protein + 9 * serving.fat + 4 * serving.carbs);
    return {
      ...dish,
      id: `${dish.id}-${index}`,
      number: 2000 + index,
      minutes: Math.round(dish.minutes * by(0.3)),
      servingGrams: dish.servingGrams * by(0.2),
      kcal: serving.kcal,
      serving,
    };
  });
}

/** Targets as people have them: energy, splits of macros, money from tight to loose. @param {number} index @param {Workings} workings @returns {Targets} */
export function profile(index, { randomFrom }) {
  const random = randomFrom(90_000 + index);
  const kcal = Math.round((1400 + 1800 * random()) / 10) * 10;
  const protein = 0.15 + 0.15 * random();
  const fat = 0.22 + 0.13 * random();
  // Hryvnias for a thousand kcal, from 60 to 150, in kopecks.
  const money = 6000 + 9000 * random();
  return {
    kcal,
    protein: Math.round((kcal * protein) / 4),
    fat: Math.round((kcal * fat) / 9),
    carbs: Math.round((kcal * (1 - protein - fat)) / 4),
    cash: Math.round((kcal / 1000) * money),
  };
}

/** One person's week of five meals. @param {Dish[]} dishes @param {Targets} targets @param {number} days @param {Domain} domain @returns {Problem} */
export function weekOf(dishes, targets, days, domain) {
  const slots = domain.daysFrom('2026-11-30', days).flatMap((date) =>
    domain.MEAL_TYPES.map((mealType) => ({
      id: `${date} ${mealType}`,
      date,
      mealType,
      eaters: ['me'],
      locked: null,
    })),
  );
  return {
    slots,
    eaters: [{ id: 'me', targets, portion: 1 }],
    dishes,
    rules: { ...domain.NO_RULES, repeats: { times: 2, days: 7 } },
    binding: { kcal: 'aim', cash: 'limit' },
    mealShares: domain.USUAL_MEAL_SHARES,
    weights: domain.USUAL_WEIGHTS,
    around: [],
  };
}

/** A small problem whose best answer can be proven: a day of three meals, six dishes a meal. @param {number} index @param {Dish[]} dishes @param {Domain} domain @param {Workings} workings @returns {Problem} */
export function smallProblem(index, dishes, domain, workings) {
  const random = workings.randomFrom(50_000 + index);
  const meals = /** @type {const} */ (['breakfast', 'dinner', 'supper']);
  const chosen = meals.flatMap((meal) => {
    const suited = dishes.filter(({ mealTypes }) => mealTypes.includes(meal));
    return Array.from({ length: 6 }, () => suited.splice(Math.floor(random() * suited.length), 1)[0]);
  });
  const unique = [...new Set(chosen.flatMap((dish) => (dish ? [dish] : [])))];
  const week = weekOf(unique, profile(index, workings), 1, domain);
  return { ...week, slots: week.slots.filter(({ mealType }) => meals.some((meal) => meal === mealType)) };
}
