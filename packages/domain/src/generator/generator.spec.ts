import { describe, expect, test } from '@jest/globals';
import { MEAL_TYPES } from '../meal-types';
import { NO_RULES, type PlanRules } from '../planning/plan-rules';
import { USUAL_MEAL_SHARES } from '../planning/meals';
import { daysFrom } from '../time/day';
import { eligibleFor, MOST_CANDIDATES, reduceCandidates } from './candidates';
import type { Contradiction } from './contradictions';
import { generatePlan } from './generate-plan';
import { mayRepeat } from './model';
import { kitchenSize, kitchenSizes } from './portions';
import { USUAL_WEIGHTS, type GeneratorDish, type GeneratorProblem } from './problem';
import { relaxed, relaxationsOf } from './relaxations';
import { cookings } from './score';
import { MONDAY, someDish } from './testing/instances';
import { quick } from './testing/laws';

const TWICE_A_WEEK: PlanRules = { ...NO_RULES, repeats: { times: 2, days: 7 } };
const NONE = { kcal: null, protein: null, fat: null, carbs: null, cash: null };

function problemOf(
  dishes: readonly GeneratorDish[],
  given: Partial<GeneratorProblem> = {},
): GeneratorProblem {
  const slots = daysFrom(MONDAY, 1).flatMap((date) =>
    MEAL_TYPES.map((mealType) => ({
      id: `${date} ${mealType}`,
      date,
      mealType,
      eaters: ['me'],
      locked: null,
    })),
  );
  return {
    slots,
    eaters: [{ id: 'me', portion: 1, targets: { ...NONE, kcal: 2000 } }],
    dishes,
    rules: TWICE_A_WEEK,
    binding: { kcal: 'aim', cash: 'limit' },
    mealShares: USUAL_MEAL_SHARES,
    weights: USUAL_WEIGHTS,
    around: [],
    ...given,
  };
}

const many = (count: number, given: (index: number) => Partial<GeneratorDish> = () => ({})) =>
  Array.from({ length: count }, (_, index) => someDish(`d${index}`, { number: index, ...given(index) }));

describe('kitchen sizes', () => {
  test.each<[string, number, number | null, number[]]>([
    [
      'tens up to 150 g, then quarters of a hundred',
      120,
      null,
      [60, 70, 80, 90, 100, 110, 120, 130, 140, 150, 175, 200, 225],
    ],
    ['whole and half pieces', 100, 60, [60, 90, 120, 150, 180]],
    ['never nothing', 4, null, [10]],
    ['a large piece of a small serving', 20, 100, [50]],
  ])('%s', (_, servingGrams, pieceGrams, sizes) => {
    expect(kitchenSizes({ servingGrams, pieceGrams })).toEqual(sizes);
  });

  test.each([
    [163, null, 175],
    [161, null, 150],
    [74, 60, 60],
    [76, 60, 90],
  ])('%s g with pieces of %s g are %s g', (grams, piece, size) => {
    expect(kitchenSize(grams, piece)).toBe(size);
  });
});

describe('repeating', () => {
  test.each<[string, number[], number, number, number, boolean]>([
    ['twice on a day', [3], 3, 5, 7, false],
    ['once before', [1], 3, 2, 7, true],
    ['twice in the week before', [1, 2], 3, 2, 7, false],
    ['just outside the window', [0, 1], 8, 2, 7, true],
    ['between two others', [0, 6], 3, 2, 7, false],
    ['what stands after', [9, 10], 8, 2, 7, false],
  ])('%s', (_, used, day, most, days, allowed) => {
    expect(
      mayRepeat(used, day, problemOf([], { rules: { ...NO_RULES, repeats: { times: most, days } } })),
    ).toBe(allowed);
  });

  test.each([
    [[], 0],
    [[0], 1],
    [[2, 0, 1], 1],
    [[0, 3], 2],
    [[0, 2, 4], 2],
  ])('days %j need %i cookings', (days, count) => {
    expect(cookings(days)).toBe(count);
  });
});

describe('candidates', () => {
  test('are counted by the rule at which others fell', () => {
    const problem = problemOf(
      [
        someDish('yes'),
        someDish('meal', { mealTypes: ['supper'] }),
        someDish('slow', { minutes: 90 }),
        someDish('dear', { priced: false }),
        someDish('dill', { ingredientIds: new Set(['dill']) }),
      ],
      {
        rules: { ...NO_RULES, disliked: new Set(['dill']), minutes: [30] },
        eaters: [{ id: 'me', portion: 1, targets: { ...NONE, cash: 100 } }],
      },
    );
    const [slot] = problem.slots;
    expect(slot && eligibleFor(slot, problem)).toEqual({
      dishes: [0],
      refused: { meal: 1, time: 1, price: 1, disliked: 1, excluded: 0, equipment: 0, allergen: 0, diet: 0 },
    });
  });

  test('of thousands as many are left as the search looks at, the same ones for a seed', () => {
    const problem = problemOf(
      many(3000, (index) => ({
        serving: { kcal: 400, protein: index % 50, fat: index % 30, carbs: 40, cash: 3000 },
      })),
      { rules: { ...TWICE_A_WEEK, favourites: new Set(['d7']) } },
    );
    const all = problem.dishes.map((_, index) => index);
    const left = reduceCandidates(all, problem, 1);
    expect(left).toHaveLength(MOST_CANDIDATES);
    expect(reduceCandidates(all, problem, 1)).toEqual(left);
    expect(reduceCandidates(all, problem, 2)).not.toEqual(left);
    expect(left).toContain(7);
  });
});

describe('impossible requests say what contradicts what', () => {
  const contradictions = (given: GeneratorProblem): readonly Contradiction[] =>
    quick(given, 1).contradictions;

  test.each<[string, GeneratorProblem, Partial<Contradiction>]>([
    [
      'no breakfast at all',
      problemOf(many(9, () => ({ mealTypes: ['dinner'] }))),
      { code: 'noDish', slotId: `${MONDAY} breakfast` },
    ],
    [
      'the cheapest day costs more than the limit',
      problemOf(many(9), { eaters: [{ id: 'me', portion: 1, targets: { ...NONE, cash: 5000 } }] }),
      { code: 'least', figure: 'cash', target: 5000 },
    ],
    [
      'even double servings are too little',
      problemOf(many(9, () => ({ serving: { kcal: 90, protein: 1, fat: 1, carbs: 1, cash: 1 } }))),
      { code: 'most', figure: 'kcal', target: 2000 },
    ],
    [
      'macros of another energy than the kcal',
      problemOf(many(9), {
        eaters: [
          { id: 'me', portion: 1, targets: { kcal: 2000, protein: 150, fat: 90, carbs: 250, cash: null } },
        ],
      }),
      { code: 'macros', kcal: 2000, ofMacros: 2410 },
    ],
  ])('%s', (_, problem, expected) => {
    expect(contradictions(problem)).toContainEqual(expect.objectContaining(expected));
  });

  test('too little money leaves meals empty and is never passed', () => {
    const targets = { ...NONE, kcal: 2000, cash: 5000 };
    const answer = quick(problemOf(many(9), { eaters: [{ id: 'me', portion: 1, targets }] }), 1);
    expect(answer.slots.filter(({ dishId }) => dishId === null).length).toBeGreaterThan(0);
    expect(answer.days[0]?.figures.cash.planned).toBeLessThanOrEqual(5000);
    expect(answer.bounds).toContainEqual(expect.objectContaining({ code: 'cash', limit: 5000 }));
  });
});

describe('relaxations', () => {
  const tight = problemOf(many(9), {
    eaters: [{ id: 'me', portion: 1, targets: { ...NONE, kcal: 2000, cash: 14_000 } }],
  });

  test('say what more money brings, and none is told when every day is met', () => {
    const answer = quick(tight, 1);
    expect(answer.days[0]?.met).toBe(false);
    const [best] = answer.relaxations;
    expect(best).toMatchObject({ change: { code: 'cash', more: 1400 }, met: { before: 0, after: 1 } });
    expect(best && quick(relaxed(tight, best.change), 1).days[0]?.met).toBe(true);
    const met = quick(problemOf(many(9)), 1);
    expect(met.days[0]?.met).toBe(true);
    expect(met.relaxations).toEqual([]);
  });

  test('none is tried when time is over', () => {
    expect(relaxationsOf(tight, quick(tight, 1).slots, { seed: 1, expired: () => true })).toEqual([]);
  });
});

describe('a search', () => {
  test('that has no time gives every slot all the same, and says that it was cut', () => {
    const answer = generatePlan(problemOf(many(9)), {
      seed: 1,
      expired: () => true,
      onStep: () => undefined,
      solve: null,
      relaxations: true,
    });
    expect(answer.whole).toBe(false);
    expect(answer.slots.every(({ dishId }) => dishId !== null)).toBe(true);
  });

  test('prefers favourites', () => {
    const favourites = new Set(['d3']);
    const first = quick(problemOf(many(9), { rules: { ...TWICE_A_WEEK, favourites } }), 1);
    expect(first.slots.map(({ dishId }) => dishId)).toContain('d3');
  });

  test('gives guests without targets their portion', () => {
    const problem = problemOf(many(9), { eaters: [{ id: 'me', portion: 0.5, targets: NONE }] });
    expect(quick(problem, 1).slots.map(({ grams }) => grams)).toEqual(MEAL_TYPES.map(() => ({ me: 150 })));
  });
});
