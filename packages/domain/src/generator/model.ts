import { TARGET_KEYS, type TargetKey } from '../food/targets';
import { MEAL_TYPES } from '../meal-types';
import { weekday, daysBetween, type Day } from '../time/day';
import { eligibleFor, reduceCandidates, type Eligible } from './candidates';
import { kitchenSize, kitchenSizes } from './portions';
import type { ChosenSlot, GeneratorDish, GeneratorProblem, GeneratorSlot } from './problem';

/** A dish with its figures for one gram, in the order of TARGET_KEYS. */
export interface ModelDish {
  readonly dish: GeneratorDish;
  readonly perGram: Float64Array;
  /** Kitchen sizes, the least first. */
  readonly sizes: readonly number[];
  readonly category: number;
  /** -1: none. */
  readonly main: number;
  readonly opens: readonly number[];
  readonly favourite: boolean;
}

/** Who eats in a slot, and what may be on his plate. */
export interface ModelPlate {
  readonly eater: number;
  /** kcal of the day that belong into this slot; null without a target. */
  readonly kcal: number | null;
  /** Servings of whoever has no targets, and so nothing to choose; null for others. */
  readonly portion: number | null;
  /** Locked grams. */
  readonly grams: number | null;
}

export interface ModelSlot {
  readonly slot: GeneratorSlot;
  readonly day: number;
  readonly plates: readonly ModelPlate[];
  /** Indices of model dishes; the one that is locked, if one is. */
  readonly candidates: readonly number[];
  readonly locked: boolean;
  /** Of all dishes, before the candidates were reduced. */
  readonly eligible: Eligible;
}

export interface ModelDay {
  readonly date: Day;
  /** Days since the first. */
  readonly number: number;
  readonly slots: readonly number[];
  /** By eater, in the order of TARGET_KEYS: what this day's slots should bring; null without a target. */
  readonly aims: readonly (readonly (number | null)[])[];
}

/** The problem in indices: what the search and the linear programs are made from. */
export interface Model {
  readonly problem: GeneratorProblem;
  readonly dishes: readonly ModelDish[];
  readonly slots: readonly ModelSlot[];
  readonly days: readonly ModelDay[];
  readonly categories: number;
  readonly mains: number;
  readonly packs: number;
  /** By model dish: days of `around`, as days since the first. */
  readonly around: readonly (readonly number[])[];
}

/** A choice: for each slot a model dish, -1 for none, and grams for each eater. */
export interface Plan {
  readonly dish: number[];
  readonly grams: number[][];
}

/** Numbers names in the order in which they come. */
function numbering(): { of: (name: string) => number; count: () => number } {
  const known = new Map<string, number>();
  return {
    of: (name) => {
      const number = known.get(name) ?? known.size;
      known.set(name, number);
      return number;
    },
    count: () => known.size,
  };
}

/** Slots that ask the same of a dish share what was found for one of them. */
const questionOf = (slot: GeneratorSlot, { rules, binding, eaters }: GeneratorProblem): string => {
  const minutes = rules.minutes[weekday(slot.date) - 1] ?? null;
  const limited =
    binding.cash === 'limit' && eaters.some((e) => e.targets.cash !== null && slot.eaters.includes(e.id));
  return `${slot.mealType} ${minutes} ${limited}`;
};

/**
 * Puts a problem into indices. Candidates follow from the seed; what is locked is kept whatever it breaks.
 *
 * @param chosen before: dishes that stay candidates where they may stand
 */
export function modelOf(problem: GeneratorProblem, seed: number, chosen: readonly ChosenSlot[] = []): Model {
  const keep = new Set(chosen.flatMap(({ dishId }) => dishId ?? []));
  const dates = [...new Set(problem.slots.map(({ date }) => date))].sort();
  const found = new Map<string, { eligible: Eligible; reduced: readonly number[] }>();
  const byId = new Map(problem.dishes.map(({ id }, index) => [id, index]));
  const used = new Map<number, number>();
  const indexOf = (dish: number): number => {
    const index = used.get(dish) ?? used.size;
    used.set(dish, index);
    return index;
  };
  const answerTo = (slot: GeneratorSlot) => {
    const question = questionOf(slot, problem);
    const known = found.get(question);
    if (known) return known;
    const eligible = eligibleFor(slot, problem);
    const answer = { eligible, reduced: reduceCandidates(eligible.dishes, problem, seed, { keep }) };
    found.set(question, answer);
    return answer;
  };
  const days = dates.map((date) => dayOf(date, dates[0] ?? date, problem));
  const slots = problem.slots.map((slot): ModelSlot => {
    const { eligible, reduced } = answerTo(slot);
    const kept = slot.locked ? byId.get(slot.locked.dishId) : undefined;
    const candidates = slot.locked ? (kept === undefined ? [] : [kept]) : reduced;
    return {
      slot,
      day: dates.indexOf(slot.date),
      plates: platesOf(slot, problem),
      candidates: candidates.map(indexOf),
      locked: slot.locked !== null,
      eligible,
    };
  });
  return { ...dishesOf(problem, [...used.keys()], dates[0]), problem, slots, days };
}

function dishesOf(problem: GeneratorProblem, used: readonly number[], first: Day | undefined) {
  const [categories, mains, packs] = [numbering(), numbering(), numbering()];
  const places = new Map<string, number[]>();
  for (const { dishId, date } of problem.around) {
    places.set(dishId, [...(places.get(dishId) ?? []), daysBetween(first ?? date, date)]);
  }
  const dishes = used.flatMap((index): ModelDish[] => {
    const dish = problem.dishes[index];
    if (!dish) return [];
    return [
      {
        dish,
        perGram: Float64Array.from(TARGET_KEYS, (key) => dish.serving[key] / dish.servingGrams),
        sizes: kitchenSizes(dish),
        category: categories.of(dish.categoryId),
        main: dish.mainGroup === null ? -1 : mains.of(dish.mainGroup),
        opens: [...new Set(dish.opens)].map(packs.of),
        favourite: problem.rules.favourites.has(dish.id),
      },
    ];
  });
  const around = dishes.map(({ dish }) => places.get(dish.id) ?? []);
  return { dishes, around, categories: categories.count(), mains: mains.count(), packs: packs.count() };
}

const slotsOf = (date: Day, eaterId: string, { slots }: GeneratorProblem): GeneratorSlot[] =>
  slots.filter((slot) => slot.date === date && slot.eaters.includes(eaterId));

/** The part of a day that its slots cover: the shares of their meals, each meal once; 1 without shares. */
function coverage(date: Day, eaterId: string, problem: GeneratorProblem): number {
  const all = MEAL_TYPES.reduce((sum, meal) => sum + problem.mealShares[meal], 0);
  const meals = new Set(slotsOf(date, eaterId, problem).map(({ mealType }) => mealType));
  const some = [...meals].reduce((sum, meal) => sum + problem.mealShares[meal], 0);
  return all > 0 ? some / all : 1;
}

/** A hundredth of a minor unit: as good as nothing, and a number to divide by. */
const NOTHING = 0.01;

function dayOf(date: Day, first: Day, problem: GeneratorProblem): ModelDay {
  return {
    date,
    number: daysBetween(first, date),
    slots: problem.slots.flatMap((slot, index) => (slot.date === date ? [index] : [])),
    aims: problem.eaters.map(({ id, targets }) => {
      const covered = coverage(date, id, problem);
      // Money is a limit of the whole day, however little of it is planned.
      const part: Record<TargetKey, number> = {
        kcal: covered,
        protein: covered,
        fat: covered,
        carbs: covered,
        cash: 1,
      };
      return TARGET_KEYS.map((key) => {
        const target = targets[key];
        if (target === null || covered === 0) return null;
        // No money at all is a limit too; of food, nothing is no aim.
        if (target <= 0) return key === 'cash' ? NOTHING : null;
        return target * part[key];
      });
    }),
  };
}

function platesOf(slot: GeneratorSlot, problem: GeneratorProblem): ModelPlate[] {
  const all = MEAL_TYPES.reduce((sum, meal) => sum + problem.mealShares[meal], 0);
  return problem.eaters.flatMap(({ id, targets, portion }, eater): ModelPlate[] => {
    if (!slot.eaters.includes(id)) return [];
    const together = slotsOf(slot.date, id, problem).filter(({ mealType }) => mealType === slot.mealType);
    const share = all > 0 ? problem.mealShares[slot.mealType] / all / together.length : null;
    const free = TARGET_KEYS.some((key) => targets[key] !== null);
    return [
      {
        eater,
        kcal: targets.kcal === null || share === null ? null : targets.kcal * share,
        portion: free ? null : portion,
        grams: slot.locked?.grams?.[id] ?? null,
      },
    ];
  });
}

/** What may be on a plate of a dish, in grams. */
export function sizesOn(plate: ModelPlate, { dish, sizes }: ModelDish): readonly number[] {
  if (plate.grams !== null) return [plate.grams];
  if (plate.portion === null) return sizes;
  return [kitchenSize(plate.portion * dish.servingGrams, dish.pieceGrams)];
}

/** Whether a dish may come on a day: not twice on one day, and in no run of days more often than allowed. */
export function mayRepeat(used: readonly number[], day: number, { rules }: GeneratorProblem): boolean {
  const { repeats } = rules;
  if (used.includes(day)) return false;
  for (let start = day - repeats.days + 1; start <= day; start++) {
    const within = used.filter((other) => other >= start && other < start + repeats.days);
    if (within.length >= repeats.times) return false;
  }
  return true;
}
