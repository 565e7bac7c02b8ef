import { beforeEach, describe, expect, test } from '@jest/globals';
import type { Outputs } from '@sytno/contract';
import { addDays, dayAt, mondayOf, weekday } from '@sytno/domain';
import { LiveRow } from '../../platform/live/event.entity';
import { Housekeeping } from '../../platform/jobs/housekeeping';
import { DAY, now, plus } from '../../platform/time/clock';
import { Builders } from '../../testing/builders';
import { useStand, type Answer, type Person } from '../../testing/stand';
import { MenuItem } from './menu-item.entity';
import { DISHES_A_DAY } from './menu-limits';
import { Plate } from './plate.entity';
import { RemovedItem } from './removed-item.entity';

type Item = Outputs['mealplans']['menu']['change'];

const MENU = '/api/mealplans/menu';
const NOBODYS = 'f0000000-0000-4000-8000-00000000dead';
const NOT_FOUND = [404, { code: 'NOT_FOUND' }];
const today = dayAt(now(), 'Europe/Kyiv');

const stand = useStand();
const make = new Builders(stand);

let anna: Person;
let stranger: Person;
let soup: Awaited<ReturnType<Builders['recipe']>>;
beforeEach(async () => {
  [anna, stranger] = [await stand.person({ name: 'Анна' }), await stand.person()];
  soup = await make.recipe('Суп', {}, [{ ingredientId: 'potato', quantity: 1.6, unit: 'kg' }]);
});

const add = (as: Person, given: object = {}): Promise<Answer> => {
  const standard = { date: today, mealType: 'dinner', recipeId: soup.id, language: 'uk' };
  return stand.call('POST', MENU, { as, body: { ...standard, ...given } });
};
const added = async (as: Person, given: object = {}): Promise<Item> => {
  const { status, body } = await add(as, given);
  expect([status, body]).toMatchObject([201, {}]);
  return body as Item;
};
const change = (as: Person, id: string, given: object): Promise<Answer> =>
  stand.call('PATCH', `${MENU}/${id}`, { as, body: { language: 'uk', ...given } });
const changed = async (as: Person, id: string, given: object): Promise<Item> => {
  const { status, body } = await change(as, id, given);
  expect([status, body]).toMatchObject([200, {}]);
  return body as Item;
};
const remove = (as: Person, id: string): Promise<Answer> => stand.call('DELETE', `${MENU}/${id}`, { as });
const restore = (as: Person, id: string): Promise<Answer> =>
  stand.call('POST', `${MENU}/${id}/restore`, { as, body: { language: 'uk' } });
const week = async (as: Person, from = today): Promise<Item[]> => {
  const { body } = await stand.call('GET', `${MENU}?from=${from}&language=uk`, { as });
  return (body as Outputs['mealplans']['menu']['week']).items;
};
const touches = (householdId: string) =>
  stand.db.manager.countBy(LiveRow, { householdId, topic: 'mealplans.menu' });
const both = ({ status, body }: Answer) => [status, body];

describe('a dish that is added', () => {
  test('to a new account is one serving on the plate, and four to cook and buy', async () => {
    const item = await added(anna);
    expect(item).toMatchObject({
      servings: 4,
      weightServing: 400,
      servingWeight: 400,
      cookedWeight: 1600,
      servingsLeft: 3,
      plates: [{ userId: anna.userId, name: 'Анна', grams: 400 }],
    });
    // 1.6 kg of potatoes of 77 kcal are cooked, a quarter of them eaten.
    expect(item.eaten.kcal).toBeCloseTo(308, 1);
    expect(item.eatenCost?.minor).toBe(Math.round(item.cookingCost!.minor / 4));
    expect(await week(anna)).toEqual([item]);
  });

  test('stands last at its meal', async () => {
    const ids = [await added(anna), await added(anna), await added(anna, { mealType: 'breakfast' })];
    expect(ids.map(({ position }) => position)).toEqual([0, 1, 0]);
    await remove(anna, ids[0]!.id);
    expect((await added(anna)).position).toBe(2);
  });

  test('takes servings and the reader’s own grams', async () => {
    const item = await added(anna, { servings: 10, weightServing: 250.5 });
    expect(item).toMatchObject({ servings: 10, weightServing: 250.5, plates: [{ grams: 250.5 }] });
  });

  test('may be one’s own or a published one, and nobody else’s', async () => {
    const own = await make.recipe('Моє', { ownerId: anna.userId, state: 'private' });
    const others = ['private', 'pending', 'returned', 'withdrawn'] as const;
    expect((await add(anna, { recipeId: own.id })).status).toBe(201);
    for (const state of others) {
      const recipe = await make.recipe('Чуже', { ownerId: stranger.userId, state });
      expect(both(await add(anna, { recipeId: recipe.id }))).toMatchObject(NOT_FOUND);
    }
    expect(both(await add(anna, { recipeId: NOBODYS }))).toMatchObject(NOT_FOUND);
    expect(await week(anna)).toHaveLength(1);
  });

  test.each([
    ['730 days ahead', 730, 201],
    ['730 days back', -730, 201],
    ['733 days ahead', 733, 400],
    ['733 days back', -733, 400],
  ])('%s: %s', async (_, days, status) => {
    const answer = await add(anna, { date: addDays(today, days) });
    expect(answer.status).toBe(status);
    if (status === 400) expect(answer.body).toMatchObject({ code: 'DAY_TOO_FAR' });
  });

  test.each([
    [{ date: '2026-02-30' }, 'date', 'day'],
    [{ mealType: 'brunch' }, 'mealType', 'choice'],
    [{ recipeId: 'borscht' }, 'recipeId', 'type'],
    [{ servings: 0 }, 'servings', 'number.range'],
    [{ servings: 101 }, 'servings', 'number.range'],
    [{ servings: 1.5 }, 'servings', 'type'],
    [{ weightServing: -1 }, 'weightServing', 'number.range'],
    [{ weightServing: 5_001 }, 'weightServing', 'number.range'],
    [{ weightServing: '300' }, 'weightServing', 'type'],
    [{ householdId: NOBODYS }, 'householdId', 'unknown'],
  ])('with %j is refused and leaves nothing', async (given, path, code) => {
    const answer = await add(anna, given);
    expect(both(answer)).toMatchObject([400, { data: { fields: [{ path, code }] } }]);
    expect(await week(anna)).toEqual([]);
  });
});

describe('a full day', () => {
  const fill = async (date: string, count: number) => {
    for (let i = 0; i < count; i++)
      await make.menuItem(anna, soup, { date, mealType: 'supper', position: i });
  };

  test('takes no more, another day does, and a dish of its own may still move within it', async () => {
    await fill(today, DISHES_A_DAY);
    const [first] = await week(anna);
    expect(both(await add(anna))).toMatchObject([409, { code: 'DAY_FULL' }]);
    expect(await changed(anna, first!.id, { mealType: 'breakfast' })).toMatchObject({ position: 0 });
    const elsewhere = await added(anna, { date: addDays(today, 7) });
    expect(both(await change(anna, elsewhere.id, { date: today }))).toMatchObject([
      409,
      { code: 'DAY_FULL' },
    ]);
    expect((await week(anna, addDays(today, 7)))[0]).toEqual(elsewhere);
    expect((await add(stranger)).status).toBe(201);
  });

  test('is not overfilled by people who plan at once', async () => {
    const partner = await stand.person();
    await make.moveIn(partner, anna);
    await fill(today, DISHES_A_DAY - 3);
    const answers = await Promise.all([anna, partner, anna, partner, anna, partner].map((who) => add(who)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 201, 409, 409, 409]);
    const dinner = (await week(anna)).filter(({ mealType }) => mealType === 'dinner');
    expect(dinner.map(({ position }) => position)).toEqual([0, 1, 2]);
  });
});

describe('a dish that is changed', () => {
  test('servings change the cooking, not what is eaten', async () => {
    const before = await added(anna);
    const after = await changed(anna, before.id, { servings: 8 });
    expect(after).toEqual({
      ...before,
      servings: 8,
      cookedWeight: 3200,
      cookingCost: { minor: before.cookingCost!.minor * 2, currency: 'UAH' },
      servingsLeft: 7,
    });
    expect(await week(anna)).toEqual([after]);
  });

  test('grams change what is eaten and paid, not the cooking', async () => {
    const before = await added(anna);
    const after = await changed(anna, before.id, { weightServing: 800 });
    expect(after).toEqual({
      ...before,
      weightServing: 800,
      eaten: expect.objectContaining({ kcal: expect.closeTo(before.eaten.kcal * 2, 6) }),
      eatenCost: { minor: Math.round(before.cookingCost!.minor / 2), currency: 'UAH' },
      plates: [expect.objectContaining({ grams: 800 })],
      servingsLeft: 2,
    });
    expect(await changed(anna, before.id, { weightServing: 0 })).toMatchObject({
      weightServing: 0,
      eaten: { kcal: 0 },
      servingsLeft: 4,
    });
    expect(await stand.db.manager.countBy(Plate, { menuItemId: before.id })).toBe(1);
  });

  test('moves to the end of another meal or day', async () => {
    const tomorrow = addDays(today, 1);
    const [first, second] = [await added(anna), await added(anna)];
    await added(anna, { date: tomorrow });
    expect(await changed(anna, first.id, { mealType: 'dinner', date: today })).toEqual(first);
    expect(await changed(anna, first.id, { date: tomorrow })).toEqual({
      ...first,
      date: tomorrow,
      position: 1,
    });
    expect(await changed(anna, second.id, { mealType: 'supper' })).toMatchObject({
      date: today,
      mealType: 'supper',
      position: 0,
    });
    expect(both(await change(anna, first.id, { date: addDays(today, 800) }))).toMatchObject([
      400,
      { code: 'DAY_TOO_FAR' },
    ]);
  });

  test('keeps what is not given; of two at once each field has the later word', async () => {
    const partner = await stand.person();
    await make.moveIn(partner, anna);
    const { id } = await added(anna);
    await Promise.all([change(anna, id, { servings: 6 }), change(partner, id, { mealType: 'supper' })]);
    expect((await week(anna))[0]).toMatchObject({ servings: 6, mealType: 'supper', date: today });
    expect(await changed(anna, id, {})).toMatchObject({ servings: 6, mealType: 'supper' });
  });

  test.each([
    [{ servings: 0 }, 'servings', 'number.range'],
    [{ weightServing: 1e9 }, 'weightServing', 'number.range'],
    [{ date: 'tomorrow' }, 'date', 'day'],
    [{ recipeId: NOBODYS }, 'recipeId', 'unknown'],
  ])('with %j is refused', async (given, path, code) => {
    const before = await added(anna);
    expect(both(await change(anna, before.id, given))).toMatchObject([
      400,
      { data: { fields: [{ path, code }] } },
    ]);
    expect(await week(anna)).toEqual([before]);
  });
});

describe('one household', () => {
  test('has one menu, and a plate and numbers for each', async () => {
    const petro = await stand.person({ name: 'Петро' });
    await make.moveIn(petro, anna);
    const item = await added(anna, { weightServing: 300 });
    const [his] = await week(petro);
    expect(his).toMatchObject({ id: item.id, weightServing: 400, servingsLeft: 2.25 });
    await changed(petro, item.id, { weightServing: 600 });
    const [[mine], [now]] = [await week(anna), await week(petro)];
    expect([mine?.weightServing, now?.weightServing]).toEqual([300, 600]);
    expect(now?.eaten.kcal).toBeCloseTo(2 * mine!.eaten.kcal, 6);
    expect(mine?.plates).toEqual(now?.plates);
    expect(mine?.plates.map(({ name, grams }) => [name, grams])).toEqual([
      ['Анна', 300],
      ['Петро', 600],
    ]);
  });

  test('feeds eaters without an account at their meals and weekdays', async () => {
    const monday = mondayOf(today);
    const eater = {
      name: 'Софійка',
      share: 0.5,
      allergies: [],
      mealTypes: ['dinner'],
      weekdays: [weekday(monday)],
    };
    await stand.call('POST', '/api/account/household/eaters', { as: anna, body: eater });
    const plates = async (given: object) => (await added(anna, given)).plates.map(({ grams }) => grams);
    expect(await plates({ date: monday })).toEqual([400, 200]);
    expect(await plates({ date: monday, mealType: 'supper' })).toEqual([400]);
    expect(await plates({ date: addDays(monday, 1) })).toEqual([400]);
    expect((await week(anna))[0]?.servingsLeft).toBe(2.5);
  });

  test('is told of every change, and of no refusal', async () => {
    const { id } = await added(anna);
    await changed(anna, id, { servings: 2 });
    await remove(anna, id);
    expect(await touches(anna.householdId)).toBe(3);
    await add(anna, { recipeId: NOBODYS });
    await change(stranger, id, { servings: 2 });
    await remove(anna, id);
    expect([await touches(anna.householdId), await touches(stranger.householdId)]).toEqual([3, 0]);
  });
});

describe('somebody else', () => {
  test('finds no item of another household, and changes nothing', async () => {
    const item = await added(anna);
    expect(both(await change(stranger, item.id, { servings: 1 }))).toMatchObject(NOT_FOUND);
    expect(both(await change(stranger, item.id, { weightServing: 1 }))).toMatchObject(NOT_FOUND);
    expect(both(await remove(stranger, item.id))).toMatchObject(NOT_FOUND);
    expect(await week(stranger)).toEqual([]);
    expect(await week(anna)).toEqual([item]);
  });

  test('who is an administrator finds it no more than others', async () => {
    const admin = await stand.person({ role: 'admin' });
    const item = await added(anna);
    expect(both(await change(admin, item.id, { servings: 1 }))).toMatchObject(NOT_FOUND);
    expect(both(await remove(admin, item.id))).toMatchObject(NOT_FOUND);
  });

  test.each(['borscht', '%00', '1; drop table mp_menu_item', `${NOBODYS}0`])(
    'asks for the id %j in vain',
    async (id) => {
      for (const answer of [await change(anna, id, { servings: 1 }), await remove(anna, id)]) {
        expect([400, 404]).toContain(answer.status);
      }
    },
  );
});

describe('a dish that is removed', () => {
  test('is gone for the whole household, with its plates; whoever comes late is told', async () => {
    const partner = await stand.person();
    await make.moveIn(partner, anna);
    const { id } = await added(anna, { weightServing: 100 });
    expect(both(await remove(partner, id))).toEqual([200, { done: true }]);
    expect(await week(anna)).toEqual([]);
    expect(await stand.db.manager.countBy(Plate, { menuItemId: id })).toBe(0);
    expect(both(await change(anna, id, { servings: 2 }))).toMatchObject(NOT_FOUND);
    expect(both(await remove(anna, id))).toMatchObject(NOT_FOUND);
    expect(await stand.db.manager.countBy(MenuItem, { id })).toBe(0);
  });
});

describe('a dish that is put back', () => {
  test('is the same item at its place, with everybody’s grams', async () => {
    const partner = await stand.person();
    await make.moveIn(partner, anna);
    const [first] = [await added(anna, { weightServing: 250 }), await added(anna)];
    await changed(partner, first.id, { weightServing: 600 });
    const before = await week(anna);
    await remove(anna, first.id);
    expect(await week(anna)).toHaveLength(1);
    expect(both(await restore(partner, first.id))).toMatchObject([200, { id: first.id, position: 0 }]);
    expect(await week(anna)).toEqual(before);
    expect(await touches(anna.householdId)).toBe(5);
  });

  test('stands last when another dish took its place', async () => {
    const { id } = await added(anna);
    await remove(anna, id);
    await added(anna);
    expect((await restore(anna, id)).body).toMatchObject({ position: 1 });
  });

  test('is put back once, and only if it was taken off', async () => {
    const { id } = await added(anna);
    expect(both(await restore(anna, id))).toMatchObject(NOT_FOUND);
    await remove(anna, id);
    const answers = await Promise.all([restore(anna, id), restore(anna, id)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
    expect(await week(anna)).toHaveLength(1);
    await remove(anna, id);
    expect((await restore(anna, id)).status).toBe(200);
  });

  test('is nobody else’s to put back', async () => {
    const { id } = await added(anna);
    await remove(anna, id);
    expect(both(await restore(stranger, id))).toMatchObject(NOT_FOUND);
    expect(await week(stranger)).toEqual([]);
    expect((await restore(anna, id)).status).toBe(200);
  });

  test('leaves out the plate of somebody who left, and does not overfill the day', async () => {
    const partner = await stand.person();
    await make.moveIn(partner, anna);
    const { id } = await added(anna);
    await changed(partner, id, { weightServing: 600 });
    await remove(anna, id);
    await make.moveIn(partner, stranger);
    for (let position = 0; position < DISHES_A_DAY; position++)
      await make.menuItem(anna, soup, { date: today, mealType: 'supper', position });
    expect(both(await restore(anna, id))).toMatchObject([409, { code: 'DAY_FULL' }]);
    await remove(anna, (await week(anna))[0]!.id);
    expect((await restore(anna, id)).body).toMatchObject({ plates: [{ userId: anna.userId }] });
    expect(await stand.db.manager.countBy(Plate, { menuItemId: id })).toBe(0);
  });

  test('is forgotten after a day', async () => {
    const { id } = await added(anna);
    await remove(anna, id);
    await stand.app.nest.get(Housekeeping).run();
    expect(await stand.db.manager.countBy(RemovedItem, { id })).toBe(1);
    await stand.db.manager.update(RemovedItem, { id }, { removedAt: plus(now(), -DAY - 1000) });
    await stand.app.nest.get(Housekeeping).run();
    expect(both(await restore(anna, id))).toMatchObject(NOT_FOUND);
  });
});

describe('a leftover that is placed', () => {
  test('is not cooked again: it costs nothing to cook and leaves nothing over', async () => {
    const item = await added(anna, { noCookingRequired: true });
    expect(item).toMatchObject({ noCookingRequired: true, servingsLeft: 0, cookingCost: { minor: 0 } });
    expect(await added(anna)).toMatchObject({ noCookingRequired: false });
  });

  test('is said so by yes or no', async () => {
    expect(both(await add(anna, { noCookingRequired: 'yes' }))).toMatchObject([
      400,
      { data: { fields: [{ path: 'noCookingRequired', code: 'type' }] } },
    ]);
  });
});

describe('what the household may spend a day', () => {
  const limit = async (as: Person) => {
    const { body } = await stand.call('GET', `${MENU}?from=${today}&language=uk`, { as });
    return (body as Outputs['mealplans']['menu']['week']).householdCash;
  };
  const profile = (as: Person, body: object) => stand.call('PATCH', '/api/account/profile', { as, body });
  const targets = { kcal: 2000, protein: 150, fat: 44, carbs: 250 };

  test('is the sum of its members’ limits, and nobody else’s', async () => {
    expect(await limit(anna)).toEqual({ minor: 20_000, currency: 'UAH' });
    const boris = await stand.person();
    await make.moveIn(boris, anna);
    await profile(boris, { targets: { ...targets, cash: 35_000 } });
    expect(await limit(anna)).toEqual({ minor: 55_000, currency: 'UAH' });
    expect(await limit(boris)).toEqual({ minor: 55_000, currency: 'UAH' });
    expect(await limit(stranger)).toEqual({ minor: 20_000, currency: 'UAH' });
  });

  test('is unknown while one of them counts in another currency', async () => {
    const carla = await stand.person();
    await make.moveIn(carla, anna);
    await profile(carla, { countryCode: 'DE', targets: { ...targets, cash: 1_500 } });
    expect(await limit(anna)).toBeNull();
    expect(await limit(carla)).toBeNull();
  });
});
