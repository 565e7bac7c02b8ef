import { describe, expect, test } from '@jest/globals';
import type { MealType } from '../meal-types';
import { DIETS, suitsDiet, type Diet } from './diets';
import { fillSlots, type PlanSlot } from './fill-slots';
import { FIRST_RUN_QUESTIONS, nextQuestion } from './first-run';
import { brokenRule, NO_RULES, type PlanDish, type PlanRules } from './plan-rules';
import { servingsFor } from './servings';

const MONDAY = '2026-11-30';
const TUESDAY = '2026-12-01';
const SATURDAY = '2026-12-05';

const flags = (given: Partial<PlanDish['flags']> = {}): PlanDish['flags'] => ({
  allergens: [],
  allergensComplete: true,
  meat: 'no',
  vegetarian: 'yes',
  lenten: 'yes',
  vegan: 'yes',
  ...given,
});
const dish = (id: string, given: Partial<PlanDish> = {}): PlanDish => ({
  id,
  number: 1001,
  categoryId: 'soups',
  subcategoryId: null,
  mealTypes: ['dinner'],
  minutes: 30,
  kcal: 300,
  flags: flags(),
  ingredientIds: new Set(),
  equipment: [],
  withoutElectricity: false,
  ...given,
});
const MEAT = flags({ meat: 'yes', vegetarian: 'no', lenten: 'no', vegan: 'no' });
const FISH = flags({ allergens: ['fish'], vegetarian: 'no', lenten: 'no', vegan: 'no' });
const MILK = flags({ allergens: ['milk'], lenten: 'no', vegan: 'no' });
const UNKNOWN = flags({
  allergensComplete: false,
  meat: 'unknown',
  vegetarian: 'unknown',
  lenten: 'unknown',
  vegan: 'unknown',
});
const rules = (given: Partial<PlanRules>): PlanRules => ({ ...NO_RULES, ...given });
const slot = (date: string, wishes: string[] = [], mealType: MealType = 'dinner'): PlanSlot => ({
  date,
  mealType,
  wishes,
});

describe('what a household leaves out', () => {
  test.each<[string, Partial<PlanDish>, Partial<PlanRules>, string | undefined]>([
    ['a recipe', { id: 'borsch' }, { excluded: new Set(['borsch']) }, 'excluded'],
    ['a category', {}, { excluded: new Set(['soups']) }, 'excluded'],
    ['a subcategory', { subcategoryId: 'broths' }, { excluded: new Set(['broths']) }, 'excluded'],
    ['another category', {}, { excluded: new Set(['grains']) }, undefined],
    ['an oven it has not', { equipment: ['oven'] }, { missing: new Set(['oven']) }, 'equipment'],
    ['an oven it does without', { equipment: ['stove'] }, { missing: new Set(['oven']) }, undefined],
    ['electricity', {}, { withoutElectricity: true }, 'equipment'],
    ['electricity that is not needed', { withoutElectricity: true }, { withoutElectricity: true }, undefined],
    [
      'the gravest is told',
      { equipment: ['oven'], ingredientIds: new Set(['dill']) },
      { missing: new Set(['oven']), disliked: new Set(['dill']) },
      'disliked',
    ],
  ])('%s', (_, given, broken, reason) => {
    expect(brokenRule(dish('soup', given), rules(broken), MONDAY)).toBe(reason);
  });
});

test('favourites come first into a gap, but a wish is granted before', () => {
  const all = [dish('a'), dish('b', { number: 1002 }), dish('c', { number: 1003 })];
  const asked = rules({ favourites: new Set(['c']) });
  expect(fillSlots([slot(MONDAY)], [], all, asked).filled[0]?.dishId).toBe('c');
  expect(fillSlots([slot(MONDAY, ['b'])], [], all, asked).filled[0]?.dishId).toBe('b');
});

test('a dish comes again only after the days that the household said', () => {
  const asked = rules({ repeats: { times: 1, days: 5 } });
  const week = [slot(MONDAY), slot(TUESDAY), slot(SATURDAY)];
  const { filled, empty } = fillSlots(week, [], [dish('a')], asked);
  expect(filled.map(({ date }) => date)).toEqual([MONDAY, SATURDAY]);
  expect(empty).toMatchObject([{ date: TUESDAY, reason: 'repeat' }]);
});

describe('a diet', () => {
  test.each<[string, PlanDish['flags'], Diet[]]>([
    ['a dish of plants suits all', flags(), [...DIETS]],
    ['a dish with milk', MILK, ['any', 'pescatarian', 'vegetarian']],
    ['a fish', FISH, ['any', 'pescatarian']],
    ['meat', MEAT, ['any']],
    ['a dish that nobody knows', UNKNOWN, ['any']],
  ])('%s', (_, given, suited) => {
    expect(DIETS.filter((diet) => suitsDiet(given, diet))).toEqual(suited);
  });
});

describe('a rule that a dish breaks', () => {
  test.each<[string, PlanDish, Partial<PlanRules>, string | undefined]>([
    ['nothing', dish('a'), {}, undefined],
    ['an allergen', dish('a', { flags: MILK }), { allergens: new Set(['milk']) }, 'allergen'],
    ['another allergen', dish('a', { flags: MILK }), { allergens: new Set(['eggs']) }, undefined],
    ['what may hold anything', dish('a', { flags: UNKNOWN }), { allergens: new Set(['eggs']) }, 'allergen'],
    ['an unknown food, when all eat everything', dish('a', { flags: UNKNOWN }), {}, undefined],
    ['one diet of two', dish('a', { flags: MILK }), { diets: ['any', 'vegan'] }, 'diet'],
    [
      'a dislike',
      dish('a', { ingredientIds: new Set(['dill']) }),
      { disliked: new Set(['dill']) },
      'disliked',
    ],
    ['the time of a Monday', dish('a', { minutes: 31 }), { minutes: [30, 60] }, 'time'],
    ['the time to the minute', dish('a', { minutes: 30 }), { minutes: [30, 60] }, undefined],
    ['a Monday without a limit', dish('a', { minutes: 300 }), { minutes: [null, 1] }, undefined],
    [
      'the gravest of several',
      dish('a', { minutes: 99, flags: MILK }),
      { allergens: new Set(['milk']), diets: ['vegan'], minutes: [5] },
      'allergen',
    ],
  ])('%s', (_, given, broken, reason) => {
    expect(brokenRule(given, rules(broken), MONDAY)).toBe(reason);
  });
});

describe('filling slots', () => {
  test('grants the template’s wish', () => {
    const { filled, empty } = fillSlots([slot(MONDAY, ['b'])], [], [dish('a'), dish('b')], NO_RULES);
    expect(filled).toEqual([{ ...slot(MONDAY, ['b']), dishId: 'b', insteadOf: null, overTime: false }]);
    expect(empty).toEqual([]);
  });

  test('takes the second wish before anything else', () => {
    const dishes = [dish('a', { flags: MEAT }), dish('b'), dish('c', { categoryId: 'grains' })];
    const [filled] = fillSlots(
      [slot(MONDAY, ['a', 'c'])],
      [],
      dishes,
      rules({ diets: ['vegetarian'] }),
    ).filled;
    expect(filled).toMatchObject({ dishId: 'c', insteadOf: { dishId: 'a', reason: 'diet' } });
  });

  test('puts what is most like the wish: of its category, then near in energy, then the lower number', () => {
    const wish = dish('wish', { flags: MEAT, kcal: 400 });
    const other = dish('other', { categoryId: 'grains', kcal: 400 });
    const far = dish('far', { kcal: 100 });
    const near = dish('near', { kcal: 390, number: 1003 });
    const same = dish('same', { kcal: 390, number: 1002 });
    const put = (dishes: PlanDish[]) =>
      fillSlots([slot(MONDAY, ['wish'])], [], [wish, ...dishes], rules({ diets: ['vegan'] })).filled[0]
        ?.dishId;
    expect(put([other, far])).toBe('far');
    expect(put([far, near])).toBe('near');
    expect(put([near, same])).toBe('same');
  });

  test('prefers what the week does not have yet', () => {
    const around = [{ date: SATURDAY, dishId: 'a' }];
    const [filled] = fillSlots(
      [slot(MONDAY)],
      around,
      [dish('a'), dish('b', { number: 1009 })],
      NO_RULES,
    ).filled;
    expect(filled?.dishId).toBe('b');
  });

  test('leaves a dish a day of rest, and says which slots stay empty for it', () => {
    const dishes = [dish('a')];
    const { filled, empty } = fillSlots(
      [slot(MONDAY, ['a']), slot(TUESDAY, ['a']), slot('2026-12-02', ['a'])],
      [],
      dishes,
      NO_RULES,
    );
    expect(filled.map(({ date }) => date)).toEqual([MONDAY, '2026-12-02']);
    expect(empty).toEqual([{ ...slot(TUESDAY, ['a']), reason: 'repeat' }]);
  });

  test('looks at what stands on the day before already', () => {
    const dishes = [dish('a'), dish('b')];
    const around = [{ date: MONDAY, dishId: 'a' }];
    expect(fillSlots([slot(TUESDAY, ['a'])], around, dishes, NO_RULES).filled[0]).toMatchObject({
      dishId: 'b',
      insteadOf: { dishId: 'a', reason: 'repeat' },
    });
  });

  test('takes the quickest where all take too long, and says so', () => {
    const dishes = [dish('slow', { minutes: 90 }), dish('slower', { minutes: 120 })];
    const [filled] = fillSlots([slot(MONDAY, ['slower'])], [], dishes, rules({ minutes: [15] })).filled;
    expect(filled).toMatchObject({
      dishId: 'slow',
      overTime: true,
      insteadOf: { dishId: 'slower', reason: 'time' },
    });
  });

  test.each<[string, PlanDish[], Partial<PlanRules>, string]>([
    ['there is no dish for the meal', [dish('a', { mealTypes: ['supper'] })], {}, 'none'],
    ['all hold an allergen', [dish('a', { flags: MILK })], { allergens: new Set(['milk']) }, 'allergen'],
    [
      'none suits the diet',
      [dish('a', { flags: MEAT }), dish('b', { flags: MILK })],
      { allergens: new Set(['milk']), diets: ['vegan'] },
      'diet',
    ],
    [
      'all are disliked',
      [dish('a', { ingredientIds: new Set(['dill']) })],
      { disliked: new Set(['dill']) },
      'disliked',
    ],
  ])('leaves a slot empty when %s', (_, dishes, given, reason) => {
    expect(fillSlots([slot(MONDAY)], [], dishes, rules(given)).empty).toEqual([{ ...slot(MONDAY), reason }]);
  });

  test('says that a wish is not there', () => {
    expect(fillSlots([slot(MONDAY, ['gone'])], [], [dish('a')], NO_RULES).filled[0]?.insteadOf).toEqual({
      dishId: 'gone',
      reason: 'missing',
    });
  });
});

describe('servings of a meal', () => {
  const eater = (share: number, mealTypes: MealType[] = ['dinner'], weekdays = [1]) => ({
    share,
    mealTypes,
    weekdays,
  });
  test.each([
    ['a person alone', 1, [], 1],
    ['nobody at all', 0, [], 1],
    ['a child’s half is a whole one', 1, [eater(0.5)], 2],
    ['two halves are one', 2, [eater(0.5), eater(0.5)], 3],
    ['tenths that sum up', 1, [eater(0.7), eater(0.3)], 2],
    ['three thirds that do not', 1, [eater(0.1), eater(0.7), eater(0.3)], 3],
    ['who is elsewhere on Mondays', 1, [eater(1, ['dinner'], [2])], 1],
    ['who has no dinner', 1, [eater(1, ['supper'])], 1],
  ])('%s', (_, members, eaters, servings) => {
    expect(servingsFor(members, eaters, { date: MONDAY, mealType: 'dinner' })).toBe(servings);
  });
});

describe('the first run', () => {
  test('goes on with the first question that has no answer', () => {
    expect(nextQuestion({})).toBe('eaters');
    expect(nextQuestion({ eaters: 'answered', goal: 'skipped' })).toBe('health');
    const all = Object.fromEntries(FIRST_RUN_QUESTIONS.map((question) => [question, 'skipped']));
    expect(nextQuestion(all)).toBeUndefined();
  });
});
