import { beforeEach, describe, expect, test } from '@jest/globals';
import type { Clash, ErrorBody, Outputs } from '@sytno/contract';
import { addDays, dayAt } from '@sytno/domain';
import { Housekeeping } from '../../platform/jobs/housekeeping';
import { DAY, MINUTE, now, plus } from '../../platform/time/clock';
import { Builders } from '../../testing/builders';
import { race } from '../../testing/race';
import { useStand, type Answer, type Person } from '../../testing/stand';
import { Guests } from '../guests/guests.entity';
import { Deed } from './deed.entity';

type Item = Outputs['mealplans']['menu']['change'];
type Week = Outputs['mealplans']['menu']['week'];

const MENU = '/api/mealplans/menu';
const PARAMETERS = '/api/mealplans/parameters';
const today = dayAt(now(), 'Europe/Kyiv');
const tomorrow = addDays(today, 1);

const stand = useStand();
const make = new Builders(stand);

let anna: Person;
let petro: Person;
let stranger: Person;
let soup: Awaited<ReturnType<Builders['recipe']>>;
beforeEach(async () => {
  anna = await stand.person({ name: 'Анна' });
  petro = await stand.person({ name: 'Петро' });
  stranger = await stand.person();
  await make.moveIn(petro, anna);
  soup = await make.recipe('Суп', {}, [{ ingredientId: 'potato', quantity: 1.6, unit: 'kg' }]);
});

const added = async (as: Person, given: object = {}): Promise<Item> => {
  const body = { date: today, mealType: 'dinner', recipeId: soup.id, language: 'uk', ...given };
  const answer = await stand.call('POST', MENU, { as, body });
  expect(answer.status).toBe(201);
  return answer.body as Item;
};
const change = (as: Person, id: string, given: object): Promise<Answer> =>
  stand.call('PATCH', `${MENU}/${id}`, { as, body: { language: 'uk', ...given } });
const parameters = (as: Person, given: object): Promise<Answer> =>
  stand.call('PATCH', PARAMETERS, { as, body: { language: 'uk', ...given } });
const week = async (as: Person, date = today): Promise<Week> =>
  (await stand.call('GET', `${MENU}?from=${date}&language=uk`, { as })).body as Week;
const itemOf = async (as: Person, { id, date }: Pick<Item, 'id' | 'date'>): Promise<Item> => {
  const item = (await week(as, date)).items.find((one) => one.id === id);
  if (!item) throw new Error('it is not there');
  return item;
};
const guests = (as: Person, count: number, given: object = {}): Promise<Answer> =>
  stand.call('PUT', '/api/mealplans/guests', {
    as,
    body: { date: today, mealType: 'dinner', count, ...given },
  });
const clashOf = ({ status, body }: Answer): Clash => {
  expect([status, (body as ErrorBody).code]).toEqual([409, 'CONFLICT']);
  return (body as ErrorBody).data.current as Clash;
};

describe('two who change one dish', () => {
  test('the same field: the later one is told who changed it to what, and nothing is lost', async () => {
    const dish = await added(anna);
    await change(petro, dish.id, { servings: 3, seen: { servings: 4 } });
    const clash = clashOf(await change(anna, dish.id, { servings: 6, seen: { servings: 4 } }));
    expect(clash).toEqual({
      fields: ['servings'],
      by: 'Петро',
      at: expect.any(String),
      now: { servings: 3 },
    });
    expect((await itemOf(anna, dish)).servings).toBe(3);
    // Keep mine: he saw theirs now.
    expect((await change(anna, dish.id, { servings: 6, seen: { servings: 3 } })).status).toBe(200);
    expect((await itemOf(petro, dish)).servings).toBe(6);
  });

  test('different fields go beside each other', async () => {
    const dish = await added(anna);
    const place = { date: today, mealType: 'dinner' };
    await change(petro, dish.id, { servings: 3, seen: { servings: 4 } });
    const moved = await change(anna, dish.id, { date: tomorrow, seen: { place } });
    expect([moved.status, moved.body]).toMatchObject([200, { servings: 3, date: tomorrow }]);
    const own = await change(petro, dish.id, { weightServing: 50, seen: { servings: 99, place } });
    expect([own.status, own.body]).toMatchObject([200, { weightServing: 50 }]);
  });

  test('the place: somebody else moved it elsewhere', async () => {
    const dish = await added(anna);
    const place = { date: today, mealType: 'dinner' };
    await change(petro, dish.id, { mealType: 'supper', seen: { place } });
    const clash = clashOf(
      await change(anna, dish.id, { date: tomorrow, mealType: 'dinner', seen: { place } }),
    );
    expect(clash).toMatchObject({
      fields: ['place'],
      by: 'Петро',
      now: { place: { date: today, mealType: 'supper' } },
    });
    // Both wanted the same: nobody is asked.
    expect((await change(anna, dish.id, { date: today, mealType: 'supper', seen: { place } })).status).toBe(
      200,
    );
  });

  test('without what was seen the later one stays', async () => {
    const dish = await added(anna);
    await change(petro, dish.id, { servings: 3 });
    expect((await change(anna, dish.id, { servings: 6 })).status).toBe(200);
  });

  test('one of another household is not found, whatever was seen', async () => {
    const dish = await added(anna);
    const answer = await change(stranger, dish.id, { servings: 3, seen: { servings: 9 } });
    expect(answer.status).toBe(404);
  });
});

describe('two who change the parameters', () => {
  test('the same: the later one is told; different ones go beside each other', async () => {
    const before = (await stand.call('GET', `${PARAMETERS}?language=uk`, { as: anna }))
      .body as Outputs['mealplans']['parameters']['get'];
    const seen = {
      disliked: before.disliked.map(({ id }) => id),
      repeats: before.repeats,
      minutes: before.minutes,
    };
    await parameters(petro, { disliked: ['potato'], repeats: { times: 1, days: 5 }, seen });
    const clash = clashOf(await parameters(anna, { disliked: ['beetroot'], seen }));
    expect(clash).toMatchObject({ fields: ['disliked'], by: 'Петро', now: { disliked: ['potato'] } });
    expect(clashOf(await parameters(anna, { repeats: { times: 2, days: 5 }, seen }))).toMatchObject({
      fields: ['repeats'],
      now: { repeats: { times: 1, days: 5 } },
    });
    const minutes = [20, 20, 20, 20, 20, null, null];
    const beside = await parameters(anna, { minutes, seen });
    expect([beside.status, beside.body]).toMatchObject([200, { minutes, disliked: [{ id: 'potato' }] }]);
  });
});

describe('what others did', () => {
  test('is told for a minute with who did it, and never one’s own', async () => {
    const dish = await added(anna);
    await change(petro, dish.id, { servings: 3 });
    await change(petro, dish.id, { date: tomorrow });
    await stand.call('DELETE', `${MENU}/${dish.id}`, { as: petro });
    const { deeds = [] } = await week(anna);
    expect(deeds.map(({ by, kind, dish: name, count }) => [by, kind, name, count])).toEqual([
      ['Петро', 'servings', 'Суп', 3],
      ['Петро', 'moved', 'Суп', null],
      ['Петро', 'removed', 'Суп', null],
    ]);
    expect((await week(petro)).deeds?.map(({ kind }) => kind)).toEqual(['added']);
    expect((await week(stranger)).deeds).toEqual([]);
    const where = { householdId: anna.householdId };
    await stand.db.manager.update(Deed, where, { at: plus(now(), -2 * MINUTE) });
    expect((await week(anna)).deeds).toEqual([]);
    await stand.db.manager.update(Deed, where, { at: plus(now(), -2 * DAY) });
    await stand.app.nest.get(Housekeeping).run();
    expect(await stand.db.manager.countBy(Deed, where)).toBe(0);
  });
});

describe('guests at a meal', () => {
  test('have a serving each, cooked and paid on top; servings stay as they were written', async () => {
    const dish = await added(anna);
    const before = await itemOf(anna, dish);
    expect((await guests(anna, 2)).body).toEqual({ date: today, mealType: 'dinner', count: 2 });
    const after = await itemOf(petro, dish);
    expect(after).toMatchObject({
      servings: 4,
      guests: 2,
      guestServings: 2,
      servingsLeft: before.servingsLeft,
      weightServing: before.weightServing,
      eaten: before.eaten,
    });
    expect(after.cookedWeight).toBeCloseTo(before.cookedWeight * 1.5);
    expect(after.cookingCost?.minor).toBeGreaterThan(before.cookingCost?.minor ?? 0);
    expect((await week(anna)).guests).toEqual([{ date: today, mealType: 'dinner', count: 2 }]);
    const preview = await stand.call('GET', `/api/grocery/build?from=${today}&to=${today}&language=uk`, {
      as: anna,
    });
    expect(preview.body).toMatchObject({ dishes: [{ servings: 6 }] });
    await guests(petro, 0);
    expect(await itemOf(anna, dish)).toEqual(before);
    expect(await stand.db.manager.countBy(Guests, { householdId: anna.householdId })).toBe(0);
  });

  test('of all meals that one pot feeds are cooked for in it', async () => {
    const dish = await added(anna);
    const rest = await added(anna, { date: tomorrow, leftoverOf: dish.id });
    await guests(anna, 3, { date: tomorrow });
    expect(await itemOf(anna, dish)).toMatchObject({ guestServings: 3, noCookingRequired: false });
    expect(await itemOf(anna, dish)).not.toHaveProperty('guests');
    expect(await itemOf(anna, rest)).toMatchObject({ guestServings: 3, guests: 3, noCookingRequired: true });
    const preview = await stand.call('GET', `/api/grocery/build?from=${today}&to=${today}&language=uk`, {
      as: anna,
    });
    expect(preview.body).toMatchObject({ dishes: [{ servings: 7 }] });
  });

  test('are of one household, within reach, and told when another said otherwise', async () => {
    await guests(anna, 2);
    expect((await week(stranger)).guests).toEqual([]);
    expect(clashOf(await guests(petro, 5, { seen: 0 }))).toMatchObject({
      fields: ['count'],
      by: 'Анна',
      now: { count: 2 },
    });
    expect((await guests(petro, 5, { seen: 2 })).status).toBe(200);
    expect((await guests(petro, 21)).status).toBe(400);
    expect((await guests(petro, -1)).status).toBe(400);
    const far = await guests(petro, 1, { date: addDays(today, 1000) });
    expect([far.status, (far.body as ErrorBody).code]).toEqual([400, 'DAY_TOO_FAR']);
  });
});

test('law: in a dozen random races nobody is told that his change is kept when it is not', async () => {
  await race(stand, 12);
});
