import { beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { Outputs } from '@sytno/contract';
import { addDays, dayAt, MEAL_TYPES, mondayOf, weekday } from '@sytno/domain';
import type { Actor } from '../../platform/auth/actor';
import { now } from '../../platform/time/clock';
import { Builders } from '../../testing/builders';
import { useStand, type Person } from '../../testing/stand';
import { Menus } from '../menu/menus.service';
import { GeneratorRuns } from './runs.service';
import { SlotPlans } from './slot-plans.service';

type State = Outputs['mealplans']['generator']['current'];
type Run = NonNullable<State['generation']>;
type Item = Outputs['mealplans']['menu']['week']['items'][number];

const stand = useStand();
const make = new Builders(stand);
const PATH = '/api/mealplans/generator';
const MONDAY = addDays(mondayOf(dayAt(now(), 'Europe/Kyiv')), 7);
const DAYS = [0, 1, 2].map((day) => addDays(MONDAY, day));

const start = async (as: Person, more: object = {}): Promise<Run> => {
  const body = {
    from: MONDAY,
    to: DAYS[2],
    mealTypes: ['breakfast', 'dinner', 'supper'],
    language: 'uk',
    ...more,
  };
  expect((await stand.call('POST', PATH, { as, body })).status).toBe(201);
  await stand.app.nest.get(GeneratorRuns).settled();
  const { generation } = (await stand.call('GET', `${PATH}?language=uk`, { as })).body as State;
  if (generation?.status !== 'ready') throw new Error('The plan was never made.');
  return generation;
};
const take = async (as: Person, { id }: Run) => {
  const answer = await stand.call('POST', `${PATH}/${id}/take`, { as, body: { overLimit: true } });
  expect(answer.status).toBe(200);
  return answer.body as Outputs['mealplans']['generator']['take'];
};
const menu = async (as: Person): Promise<Item[]> =>
  (
    (await stand.call('GET', `/api/mealplans/menu?from=${MONDAY}&language=uk`, { as }))
      .body as Outputs['mealplans']['menu']['week']
  ).items;
const guests = (as: Person, date: string, count: number) =>
  stand.call('PUT', '/api/mealplans/guests', { as, body: { date, mealType: 'dinner', count } });
const actorOf = ({ userId, householdId }: Person): Actor => ({
  userId,
  householdId,
  sessionId: '',
  householdRole: 'owner',
  access: 'free',
  householdAccess: 'free',
  language: 'uk',
  timeZone: 'Europe/Kyiv',
  phone: null,
  trusted: true,
  elevated: false,
});
const slotsOf = ({ candidates: [first] }: Run) => first?.slots ?? [];

let anna: Person;
let petro: Person;
beforeAll(async () => {
  for (let number = 1; number <= 14; number++) {
    const [protein, fat, carbs] = [20 + 3 * number, 5 + number, 30 + 2 * number];
    const kcal = 4 * protein + 9 * fat + 4 * carbs;
    const milk = number % 3 === 0;
    const lines = milk
      ? [{ ingredientId: 'butter', quantity: 200, unit: 'g' as const }]
      : [{ ingredientId: 'potato', quantity: 900, unit: 'g' as const }];
    const recipe = await make.recipe(
      `${milk ? 'Молочна' : 'Страва'} ${String(number)}`,
      { mealTypes: [...MEAL_TYPES] },
      lines,
    );
    await stand.db.query(
      'update rec_recipe set kcal = $2, protein = $3, fat = $4, carbs = $5 where id = $1',
      [recipe.id, kcal, protein, fat, carbs],
    );
  }
});
beforeEach(async () => {
  anna = await stand.person();
  petro = await stand.person();
  await make.moveIn(petro, anna);
});

describe('a household at one table', () => {
  test('has one dish a meal, each with his own grams and his own targets', async () => {
    const run = await start(anna);
    for (const { plates, dish } of slotsOf(run)) {
      expect(dish).not.toBeNull();
      expect(plates.map(({ personId }) => personId).sort()).toEqual([anna.userId, petro.userId].sort());
    }
    const people = (run.candidates[0]?.days ?? []).map(({ personId }) => personId);
    expect(new Set(people)).toEqual(new Set([anna.userId, petro.userId]));
  });

  test('cooks, pays and shops for eaters where they are at home; their allergies hold for all', async () => {
    const child = {
      name: 'Софійка',
      share: 0.5,
      allergies: ['milk'],
      mealTypes: ['dinner'],
      weekdays: [weekday(DAYS[0] ?? ''), weekday(DAYS[1] ?? '')],
    };
    const added = await stand.call('POST', '/api/account/household/eaters', { as: anna, body: child });
    expect(added.status).toBe(201);
    const { id } = added.body as { id: string };
    const run = await start(anna);
    for (const { date, mealType, plates, dish } of slotsOf(run)) {
      expect(dish?.name).not.toMatch(/Молочна/);
      const there = mealType === 'dinner' && date !== DAYS[2];
      expect([date, mealType, plates.some(({ personId }) => personId === id)]).toEqual([
        date,
        mealType,
        there,
      ]);
    }
    await take(anna, run);
    for (const item of await menu(anna)) {
      const eaten = item.plates.reduce((sum, { grams }) => sum + grams, 0);
      expect(item.servings * item.servingWeight).toBeGreaterThanOrEqual(eaten - 5);
      expect((item.servings - 1) * item.servingWeight).toBeLessThan(eaten);
    }
  });

  test('law: whatever guests come, their servings are cooked and bought on top and nobody’s plate is theirs', async () => {
    const menus = stand.app.nest.get(Menus);
    for (const counts of [
      [2, 0, 0],
      [1, 3, 0],
      [12, 1, 5],
    ]) {
      for (const [day, count] of counts.entries()) {
        expect((await guests(anna, DAYS[day] ?? '', count)).status).toBe(200);
      }
      const run = await start(anna, { seed: counts[0] });
      for (const { plates } of slotsOf(run)) expect(plates).toHaveLength(2);
      const taken = await take(anna, run);
      const planned = await menus.menuItemsBetween(anna.householdId, MONDAY, DAYS[2] ?? '');
      for (const item of await menu(anna)) {
        const eaten = item.plates.reduce((sum, { grams }) => sum + grams, 0);
        const own = Math.ceil(eaten / item.servingWeight - 1e-3);
        const at = item.mealType === 'dinner' ? (counts[DAYS.indexOf(item.date)] ?? 0) : 0;
        const bought = planned.find(({ id }) => id === item.id)?.servings;
        expect([item.date, item.mealType, bought]).toEqual([item.date, item.mealType, own + at]);
      }
      const { fill, removed } = taken;
      await stand.call('POST', `${PATH}/take-back`, { as: anna, body: { fill, removed, language: 'uk' } });
    }
  });

  test('makes a meal for guests cheaper, and keeps what stands there as it is', async () => {
    const soup = await make.recipe('Мій суп', { ownerId: anna.userId, state: 'private' });
    const standing = await make.menuItem(anna, soup, { date: MONDAY });
    await guests(anna, MONDAY, 4);
    const run = await start(anna);
    expect(slotsOf(run).find(({ id }) => id === standing.id)).toMatchObject({ kept: true });
    expect(slotsOf(run).find(({ id }) => id === standing.id)?.plates).toHaveLength(2);
  });
});

describe('cooking less often', () => {
  const weights = { targets: 1, cost: 1, variety: 0, leftovers: 2 };

  test('plans a dish for several days and cooks it once, with premium', async () => {
    await make.premium(anna);
    const run = await start(anna, { weights });
    expect(run.weights).toEqual(weights);
    const names = slotsOf(run).map(({ dish }) => dish?.recipeId);
    expect(new Set(names).size).toBeLessThan(names.length);
    const taken = await take(anna, run);
    const items = await menu(anna);
    const again = items.filter(({ noCookingRequired }) => noCookingRequired);
    expect(again.length).toBeGreaterThan(0);
    for (const item of again) {
      const first = items.find((one) => one.recipeId === item.recipeId && !one.noCookingRequired);
      const all = items.filter(({ recipeId }) => recipeId === item.recipeId);
      const grams = all.flatMap(({ plates }) => plates.map((plate) => plate.grams));
      const eaten = grams.reduce((sum, one) => sum + one, 0);
      expect((first?.servings ?? 0) * item.servingWeight).toBeGreaterThanOrEqual(eaten - 5);
      expect(((first?.servings ?? 0) - 1) * item.servingWeight).toBeLessThan(eaten);
    }
    const { fill, removed } = taken;
    await stand.call('POST', `${PATH}/take-back`, { as: anna, body: { fill, removed, language: 'uk' } });
    expect(await menu(anna)).toEqual([]);
  });

  test('leaves every dish its own pot without premium', async () => {
    await take(anna, await start(anna, { weights }));
    expect((await menu(anna)).some(({ noCookingRequired }) => noCookingRequired)).toBe(false);
  });
});

describe('slots, targets and eaters of anybody', () => {
  const targets = { kcal: 1_800, protein: null, fat: null, carbs: null, cash: null };
  const week = DAYS.flatMap((date) =>
    (['breakfast', 'dinner'] as const).map((mealType) => ({
      id: `${date} ${mealType}`,
      date,
      mealType,
      locked: null,
    })),
  );

  test('are a week of a course: participants with their own targets, and what they may not eat', async () => {
    const plans = stand.app.nest.get(SlotPlans);
    const actor = actorOf(anna);
    const { answer, problem } = await plans.plan(
      actor,
      {
        slots: week,
        eaters: [
          { id: 'strong', portion: 1, targets: { ...targets, kcal: 2_600 } },
          { id: 'slim', portion: 1, targets },
        ],
        at: ({ mealType }) => (mealType === 'breakfast' ? ['slim'] : ['strong', 'slim']),
        rules: { allergens: new Set(['milk']) },
        currency: 'UAH',
        publishedOnly: true,
      },
      { seed: 3 },
    );
    const names = new Map(problem.dishes.map((dish) => [dish.id, dish]));
    for (const { slotId, dishId, grams } of answer.slots) {
      expect(names.get(dishId ?? '')?.flags.allergens).not.toContain('milk');
      expect(Object.keys(grams).sort()).toEqual(slotId.endsWith('breakfast') ? ['slim'] : ['slim', 'strong']);
    }
    expect(answer.days).toHaveLength(6);
  });

  test('are one plan of a person at a time, and can be left', async () => {
    const plans = stand.app.nest.get(SlotPlans);
    const actor = actorOf(anna);
    const asked = { slots: week, eaters: [{ id: 'one', portion: 1, targets }], currency: 'UAH' };
    const aborter = new AbortController();
    const first = plans.plan(actor, asked, { seed: 1, signal: aborter.signal });
    await expect(plans.plan(actor, asked, { seed: 1 })).rejects.toMatchObject({ code: 'GENERATING' });
    aborter.abort(new Error('left'));
    await expect(first).rejects.toThrow('left');
    expect((await plans.plan(actor, asked, { seed: 1 })).answer.slots).toHaveLength(6);
  });
});
