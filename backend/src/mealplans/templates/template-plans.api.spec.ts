import { beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { ErrorBody, Outputs } from '@sytno/contract';
import { MEAL_TYPES } from '@sytno/domain';
import { Builders } from '../../testing/builders';
import { useStand, type Answer, type Person } from '../../testing/stand';

type Filled = Outputs['mealplans']['templates']['generate'];
type Recipe = Awaited<ReturnType<Builders['recipe']>>;

const stand = useStand();
const make = new Builders(stand);
const PATH = '/api/mealplans/templates/generate';
const MEALS = ['breakfast', 'dinner', 'supper'] as const;
const TARGETS = { kcal: 1_900, protein: null, fat: null, carbs: null, cash: null };

let anna: Person;
let own: Recipe;
let dish: Recipe;
beforeAll(async () => {
  for (let number = 1; number <= 14; number++) {
    const [protein, fat, carbs] = [20 + 3 * number, 5 + number, 30 + 2 * number];
    dish = await make.recipe(`Страва ${String(number)}`, {
      mealTypes: [...MEAL_TYPES],
      kcal: 4 * protein + 9 * fat + 4 * carbs,
      protein,
      fat,
      carbs,
    });
  }
});
beforeEach(async () => {
  anna = await stand.person();
  own = await make.recipe('Моя страва', {
    mealTypes: [...MEAL_TYPES],
    ownerId: anna.userId,
    state: 'private',
  });
});

const ask = (body: object, as = anna): Promise<Answer> =>
  stand.call('POST', PATH, {
    as,
    body: { kind: 'week', weeks: 1, items: [], mealTypes: MEALS, targets: TARGETS, language: 'uk', ...body },
  });
const fill = async (body: object): Promise<Filled> => {
  const answer = await ask(body);
  expect([answer.status, answer.status === 200 ? '' : answer.text]).toEqual([200, '']);
  return answer.body as Filled;
};
const item = (recipe: Recipe, given: object = {}) => ({
  week: 1,
  weekday: 1,
  mealType: 'dinner',
  recipeId: recipe.id,
  servings: 1,
  grams: null,
  ...given,
});
const codeOf = ({ status, body }: Answer) => [status, (body as ErrorBody).code];
const placeOf = ({ week, weekday, mealType }: Filled['items'][number]) =>
  `${String(week)}.${String(weekday)} ${mealType}`;

describe('a template that is being written', () => {
  test('has its empty meals filled for targets that were typed', async () => {
    const filled = await fill({ items: [item(own)] });
    expect(filled.items).toHaveLength(20);
    expect(filled.items.map(placeOf)).not.toContain('1.1 dinner');
    expect(new Set(filled.items.map(placeOf)).size).toBe(20);
    // Others may use it: none of it is the author's alone.
    expect(filled.items.map(({ recipeId }) => recipeId)).not.toContain(own.id);
    const known = new Set(filled.dishes.map(({ recipeId }) => recipeId));
    expect(filled.items.every(({ recipeId }) => known.has(recipeId))).toBe(true);
    expect(filled.days).toHaveLength(7);
    for (const { figures } of filled.days) {
      // All of the day, though two of its usual meals are not in it.
      expect(figures.kcal.target).toBe(1_900);
      expect(Math.abs(figures.kcal.percent ?? 100)).toBeLessThan(4);
    }
    expect(filled.empty).toEqual([]);
  });

  test('is made anew but for what was locked', async () => {
    const first = await fill({});
    const [kept] = first.items;
    const next = await fill({ items: [kept], seed: 2 });
    expect(next.items).toHaveLength(20);
    expect(next.items.map(placeOf)).not.toContain(kept && placeOf(kept));
    expect(next.items).not.toEqual(first.items.slice(1));
  });

  test('is a day, or one week of several; more than a week at once is premium', async () => {
    expect((await fill({ kind: 'day' })).items.map(placeOf)).toEqual(MEALS.map((meal) => `1.1 ${meal}`));
    const weeks = { kind: 'weeks', weeks: 2, mealTypes: ['dinner'] };
    const second = await fill({ ...weeks, week: 2 });
    expect(new Set(second.items.map(({ week }) => week))).toEqual(new Set([2]));
    expect(codeOf(await ask(weeks))).toEqual([403, 'FORBIDDEN']);
    await make.premium(anna);
    expect((await fill(weeks)).items).toHaveLength(14);
  });

  test('has nothing that its author’s household does not eat, and says so where nothing is left', async () => {
    await stand.call('PATCH', '/api/mealplans/parameters', {
      as: anna,
      body: { excludedCategories: ['soups'], language: 'uk' },
    });
    const filled = await fill({ kind: 'day', mealTypes: ['dinner'] });
    expect(filled.items).toEqual([]);
    expect(filled.empty).toEqual([{ week: 1, weekday: 1, mealType: 'dinner', reasons: ['excluded'] }]);
  });

  test('is refused with its reason', async () => {
    const other = await stand.person();
    expect(codeOf(await ask({ items: [item(own)] }, other))).toEqual([400, 'INPUT_INVALID']);
    expect(codeOf(await ask({ week: 2 }))).toEqual([400, 'INPUT_INVALID']);
    expect(codeOf(await ask({ weeks: 3 }))).toEqual([400, 'INPUT_INVALID']);
    expect(codeOf(await ask({ mealTypes: [] }))).toEqual([400, 'INPUT_INVALID']);
    expect(codeOf(await ask({ kind: 'day', mealTypes: ['dinner'], items: [item(dish)] }))).toEqual([
      409,
      'NOTHING_OPEN',
    ]);
  });
});
