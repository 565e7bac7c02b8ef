import { EQUIPMENT } from '../../equipment';
import { ALLERGENS } from '../../food/ingredient-facts';
import { MEAL_TYPES } from '../../meal-types';
import { DIETS } from '../../planning/diets';
import { addDays } from '../../time/day';
import type { GeneratorDish, GeneratorProblem, GeneratorSlot } from '../problem';
import { randomFrom } from '../random';

export const MONDAY = '2026-11-30';

type Random = () => number;

const between = (random: Random, least: number, most: number): number => least + (most - least) * random();
const whole = (random: Random, least: number, most: number): number =>
  Math.floor(between(random, least, most + 1));
const some = <T>(random: Random, all: readonly T[], share: number): T[] => all.filter(() => random() < share);
const one = <T>(random: Random, all: readonly T[]): T => all[Math.floor(random() * all.length)] as T;

/** A dish of ordinary facts, with what is given instead. */
export const someDish = (id: string, given: Partial<GeneratorDish> = {}): GeneratorDish => ({
  id,
  number: 1,
  categoryId: 'soups',
  subcategoryId: null,
  equipment: [],
  withoutElectricity: true,
  mealTypes: MEAL_TYPES,
  minutes: 30,
  kcal: 400,
  flags: {
    allergens: [],
    allergensComplete: true,
    meat: 'no',
    vegetarian: 'yes',
    lenten: 'yes',
    vegan: 'yes',
  },
  ingredientIds: new Set(),
  servingGrams: 300,
  pieceGrams: null,
  serving: { kcal: 400, protein: 25, fat: 12, carbs: 48, cash: 3000 },
  priced: true,
  mainGroup: null,
  opens: [],
  ...given,
});

const answer = (random: Random) => one(random, ['yes', 'yes', 'no', 'unknown'] as const);

function randomDish(random: Random, index: number): GeneratorDish {
  const protein = between(random, 1, 45);
  const fat = between(random, 0.5, 30);
  const carbs = between(random, 3, 70);
  const kcal = 4 * protein + 9 * fat + 4 * carbs;
  return {
    id: `d${index}`,
    number: index,
    categoryId: one(random, ['soups', 'grains', 'salads', 'baking', 'meat']),
    subcategoryId: null,
    equipment: some(random, EQUIPMENT, 0.1),
    withoutElectricity: random() < 0.5,
    mealTypes: some(random, MEAL_TYPES, 0.6),
    minutes: whole(random, 5, 120),
    kcal,
    flags: {
      allergens: some(random, ALLERGENS, 0.08),
      allergensComplete: random() < 0.95,
      meat: answer(random),
      vegetarian: answer(random),
      lenten: answer(random),
      vegan: answer(random),
    },
    ingredientIds: new Set(some(random, ['dill', 'onion', 'liver', 'mushroom'], 0.2)),
    servingGrams: between(random, 8, 550),
    pieceGrams: random() < 0.2 ? between(random, 20, 120) : null,
    serving: { kcal, protein, fat, carbs, cash: between(random, 300, 9000) },
    priced: random() < 0.95,
    mainGroup: random() < 0.8 ? one(random, ['meat', 'dairy', 'grains', 'vegetables']) : null,
    opens: some(random, ['cream', 'tahini', 'coconut milk'], 0.15),
  };
}

/** Slots of each eater's meals, some of them locked. */
function randomSlots(
  random: Random,
  eaters: readonly string[],
  dishes: readonly GeneratorDish[],
): GeneratorSlot[] {
  const days = whole(random, 1, 4);
  return Array.from({ length: days }, (_, day) => addDays(MONDAY, day)).flatMap((date) =>
    some(random, MEAL_TYPES, 0.8).map((mealType): GeneratorSlot => {
      const there = some(random, eaters, 0.9);
      const locked = random() < 0.1 ? { dishId: one(random, dishes).id, grams: null } : null;
      return { id: `${date} ${mealType}`, date, mealType, eaters: there.length > 0 ? there : eaters, locked };
    }),
  );
}

const nullable = (random: Random, value: number): number | null =>
  random() < 0.85 ? Math.round(value) : null;

/** A problem by chance: often tight, sometimes impossible. */
export function randomProblem(seed: number): GeneratorProblem {
  const random = randomFrom(seed);
  const dishes = Array.from({ length: whole(random, 3, 30) }, (_, index) => randomDish(random, index));
  const eaters = Array.from({ length: whole(random, 1, 3) }, (_, index) => {
    const kcal = between(random, 1400, 3200);
    const free = index > 0 && random() < 0.3;
    const of = (value: number) => (free ? null : nullable(random, value));
    return {
      id: `e${index}`,
      portion: between(random, 0.3, 1.2),
      targets: {
        kcal: of(kcal),
        protein: of((kcal * between(random, 0.12, 0.3)) / 4),
        fat: of((kcal * between(random, 0.2, 0.4)) / 9),
        carbs: of((kcal * between(random, 0.3, 0.55)) / 4),
        cash: of(between(random, 3000, 30_000)),
      },
    };
  });
  const weight = (): number => one(random, [0, 0.5, 1, 2]);
  const ids = eaters.map(({ id }) => id);
  return {
    slots: randomSlots(random, ids, dishes),
    eaters,
    dishes,
    rules: {
      allergens: new Set(some(random, ALLERGENS, 0.05)),
      diets: random() < 0.2 ? [one(random, DIETS)] : [],
      disliked: new Set(some(random, ['dill', 'liver'], 0.15)),
      excluded: new Set(some(random, dishes, 0.03).map(({ id }) => id)),
      missing: new Set(some(random, EQUIPMENT, 0.1)),
      withoutElectricity: random() < 0.1,
      minutes: Array.from({ length: 7 }, () => (random() < 0.4 ? whole(random, 20, 120) : null)),
      repeats: { times: whole(random, 1, 3), days: whole(random, 1, 7) },
      favourites: new Set(some(random, dishes, 0.2).map(({ id }) => id)),
    },
    binding: { kcal: random() < 0.3 ? 'limit' : 'aim', cash: random() < 0.7 ? 'limit' : 'aim' },
    mealShares: {
      breakfast: 25,
      'morning-snack': one(random, [0, 10]),
      dinner: 35,
      'afternoon-snack': one(random, [0, 10]),
      supper: 20,
    },
    weights: {
      targets: one(random, [0.5, 1, 2]),
      cost: weight(),
      variety: weight(),
      favourites: weight(),
      packs: weight(),
      leftovers: weight(),
    },
    around: some(random, dishes, 0.1).map(({ id }) => ({
      dishId: id,
      date: addDays(MONDAY, whole(random, -6, 8)),
    })),
  };
}
