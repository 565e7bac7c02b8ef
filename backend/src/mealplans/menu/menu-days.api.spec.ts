import { beforeAll, describe, expect, test } from '@jest/globals';
import type { CopyOver, ErrorBody, Outputs } from '@sytno/contract';
import { addDays, mondayOf, type Day } from '@sytno/domain';
import { Builders } from '../../testing/builders';
import { useStand, type Person } from '../../testing/stand';
import { People } from '../../account';

type Menu = Outputs['mealplans']['menu'];

const stand = useStand();
const make = new Builders(stand);
let monday: Day;
beforeAll(async () => {
  const { householdId } = await stand.person();
  monday = mondayOf(await stand.app.nest.get(People).today({ householdId }));
});

const day = (offset: number): Day => addDays(monday, offset);

const week = async (as: Person, from: Day): Promise<Menu['week']['items']> => {
  const answer = await stand.call('GET', `/api/mealplans/menu?from=${from}&language=uk`, { as });
  expect(answer.status).toBe(200);
  return (answer.body as Menu['week']).items;
};

const said = async (as: Person, from: Day): Promise<string[]> =>
  (await week(as, from)).map((item) => `${item.date} ${item.mealType} ${item.recipeName} ${item.servings}`);

const copy = (as: Person, body: object) => stand.call('POST', '/api/mealplans/days/copy', { as, body });
const clear = (as: Person, body: object) => stand.call('POST', '/api/mealplans/days/clear', { as, body });
const restore = (as: Person, ids: readonly string[]) =>
  stand.call('POST', '/api/mealplans/days/restore', { as, body: { ids, language: 'uk' } });

/** Somebody with soup and porridge on Monday and soup on Wednesday. */
async function planner(): Promise<Person> {
  const anna = await stand.person();
  const [soup, porridge] = [await make.recipe('Суп'), await make.recipe('Каша')];
  await make.menuItem(anna, porridge, { date: day(0), mealType: 'breakfast', servings: 2 });
  await make.menuItem(anna, soup, { date: day(0), mealType: 'dinner', servings: 6 });
  await make.menuItem(anna, soup, { date: day(2), mealType: 'dinner', servings: 4 });
  return anna;
}

describe('copying', () => {
  test('a day puts its dishes behind those that are there, with everybody’s grams', async () => {
    const anna = await planner();
    const [, soup] = await week(anna, monday);
    const grams = { weightServing: 123, language: 'uk' };
    await stand.call('PATCH', `/api/mealplans/menu/${soup!.id}`, { as: anna, body: grams });
    const { status, body } = await copy(anna, { from: day(0), to: day(2), days: 1 });
    expect(status).toBe(201);
    expect(body).toMatchObject({ count: 2 });
    expect(await said(anna, monday)).toEqual([
      `${day(0)} breakfast Каша 2`,
      `${day(0)} dinner Суп 6`,
      `${day(2)} breakfast Каша 2`,
      `${day(2)} dinner Суп 4`,
      `${day(2)} dinner Суп 6`,
    ]);
    expect((await week(anna, monday)).at(-1)).toMatchObject({ weightServing: 123, position: 1 });
  });

  test('a week repeats as often as asked, and all of it is taken back at once', async () => {
    const anna = await planner();
    const { body } = await copy(anna, { from: day(0), to: day(7), days: 7, times: 2 });
    const { id, count } = body as Menu['copyDays'];
    expect(count).toBe(6);
    const shape = (await said(anna, day(7))).map((words) => words.slice(11));
    expect(shape).toEqual(['breakfast Каша 2', 'dinner Суп 6', 'dinner Суп 4']);
    expect((await week(anna, day(14))).map(({ date }) => date)).toEqual([day(14), day(14), day(16)]);
    const back = await stand.call('DELETE', `/api/mealplans/templates/fill/${id!}`, { as: anna });
    expect(back.status).toBe(200);
    expect([await said(anna, day(7)), await said(anna, day(14))]).toEqual([[], []]);
    expect(await said(anna, monday)).toHaveLength(3);
  });

  test('nothing copies nothing', async () => {
    const { body } = await copy(await stand.person(), { from: day(0), to: day(7), days: 7 });
    expect(body).toEqual({ id: null, count: 0 });
  });

  test('is refused whole where a day has no room, or is too far', async () => {
    const anna = await planner();
    const soup = await make.recipe('Борщ');
    for (let n = 0; n < 39; n++) {
      await make.menuItem(anna, soup, { date: day(9), mealType: 'supper', position: n });
    }
    expect((await copy(anna, { from: day(0), to: day(7), days: 7 })).status).toBe(201);
    const full = await copy(anna, { from: day(0), to: day(7), days: 7 });
    expect([full.status, full.body]).toEqual([409, expect.objectContaining({ code: 'DAY_FULL' })]);
    expect(await week(anna, day(7))).toHaveLength(42);
    const far = await copy(anna, { from: day(0), to: addDays(monday, 726), days: 7, times: 2 });
    expect(far.body).toMatchObject({ code: 'DAY_TOO_FAR' });
  });

  describe('guests', () => {
    const guests = async (as: Person, from: Day) => {
      const answer = await stand.call('GET', `/api/mealplans/menu?from=${from}&language=uk`, { as });
      return (answer.body as Menu['week']).guests;
    };
    const come = (as: Person, date: Day, mealType: string, count: number) =>
      stand.call('PUT', '/api/mealplans/guests', { as, body: { date, mealType, count } });

    test('come along where that is asked for, beside those of whom somebody said already, and go again', async () => {
      const anna = await planner();
      for (const [date, count] of [
        [day(0), 2],
        [day(2), 1],
        [day(9), 5],
      ] as const) {
        expect((await come(anna, date, 'dinner', count)).status).toBe(200);
      }
      await copy(anna, { from: day(0), to: day(7), days: 7 });
      expect(await guests(anna, day(7))).toEqual([{ date: day(9), mealType: 'dinner', count: 5 }]);
      const { body } = await copy(anna, { from: day(0), to: day(7), days: 7, times: 2, guests: true });
      expect(await guests(anna, day(7))).toEqual([
        { date: day(7), mealType: 'dinner', count: 2 },
        { date: day(9), mealType: 'dinner', count: 5 },
      ]);
      expect(await guests(anna, day(14))).toHaveLength(2);
      const copied = (await week(anna, day(14))).find((item) => item.mealType === 'dinner');
      expect(copied).toMatchObject({ servings: 6, guests: 2, guestServings: 2 });
      // What somebody says of them since stays.
      await come(anna, day(16), 'dinner', 3);
      const { id } = body as Menu['copyDays'];
      await stand.call('DELETE', `/api/mealplans/templates/fill/${id!}`, { as: anna });
      expect(await guests(anna, day(7))).toEqual([{ date: day(9), mealType: 'dinner', count: 5 }]);
      expect(await guests(anna, day(14))).toEqual([{ date: day(16), mealType: 'dinner', count: 3 }]);
    });
  });

  describe('days over a limit', () => {
    const target = (as: Person, name: 'kcal' | 'cash', value: number) =>
      stand.db.query(`update acc_profile set ${name} = $2 where user_id = $1`, [as.userId, value]);
    const limitsOf = async (as: Person, body: object): Promise<CopyOver | null> => {
      const answer = await copy(as, body);
      const { code, data } = answer.body as ErrorBody;
      return answer.status === 409 && code === 'OVER_LIMIT' ? (data.current as CopyOver) : null;
    };

    test('in money are asked about, and nothing is copied before they are agreed to', async () => {
      const anna = await stand.person();
      const beef = await make.recipe('Яловичина', {}, [{ ingredientId: 'beef', quantity: 800, unit: 'g' }]);
      for (const at of [0, 2]) await make.menuItem(anna, beef, { date: day(at), servings: 4 });
      await make.menuItem(anna, await make.recipe('Чай'), { date: day(1) });
      await target(anna, 'cash', 500);
      const wanted = { from: day(0), to: day(7), days: 7, times: 2 };
      const asked = await limitsOf(anna, { ...wanted, over: [day(7)] });
      expect(asked?.days.map(({ date }) => date)).toEqual([day(7), day(9), day(14), day(16)]);
      expect(asked).toMatchObject({ limits: { cash: 500, kcal: null }, currency: 'UAH' });
      expect(asked?.days[0]?.over).toEqual({ cash: expect.any(Number) });
      expect(await week(anna, day(7))).toEqual([]);
      const over = asked?.days.map(({ date }) => date);
      expect((await copy(anna, { ...wanted, over })).body).toMatchObject({ count: 6 });
      // A page that does not ask yet.
      expect((await copy(anna, { from: day(0), to: day(21), days: 1 })).status).toBe(201);
    });

    test('in energy only where it binds, with what stands there already', async () => {
      const anna = await planner();
      await target(anna, 'kcal', 700);
      const wanted = { from: day(0), to: day(2), days: 1, over: [] };
      expect(await limitsOf(anna, { ...wanted, to: day(3) })).toBeNull();
      await make.premium(anna);
      const body = { limits: { kcal: true, cash: false }, language: 'uk' };
      await stand.call('PATCH', '/api/mealplans/parameters', { as: anna, body });
      expect(await limitsOf(anna, { ...wanted, to: day(4) })).toBeNull();
      const asked = await limitsOf(anna, wanted);
      expect(asked).toMatchObject({ limits: { kcal: 700 }, days: [{ date: day(2), over: { kcal: 200 } }] });
    });
  });

  test.each([
    [{ days: 8 }, 'days'],
    [{ days: 0 }, 'days'],
    [{ times: 9 }, 'times'],
    [{ to: '2026-02-30' }, 'to'],
  ])('%j is refused at its field', async (wrong, path) => {
    const body = { from: day(0), to: day(7), days: 7, ...wrong };
    const answer = await copy(await stand.person(), body);
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ data: { fields: [expect.objectContaining({ path })] } });
  });
});

describe('clearing', () => {
  test('takes a day off, and what was taken comes back as it was', async () => {
    const anna = await planner();
    const before = await week(anna, monday);
    const { ids } = (await clear(anna, { from: day(0), days: 1 })).body as Menu['clearDays'];
    expect(ids).toHaveLength(2);
    expect(await said(anna, monday)).toEqual([`${day(2)} dinner Суп 4`]);
    const back = await restore(anna, ids);
    expect([back.status, back.body]).toEqual([200, { count: 2 }]);
    expect(await week(anna, monday)).toEqual(before);
    expect((await restore(anna, ids)).status).toBe(404);
  });

  test('an empty day is empty', async () => {
    expect((await clear(await stand.person(), { from: day(0), days: 7 })).body).toEqual({ ids: [] });
  });

  test('another household is not touched, and does not bring back what is not its own', async () => {
    const [anna, jean] = [await planner(), await planner()];
    const { ids } = (await clear(anna, { from: day(0), days: 7 })).body as Menu['clearDays'];
    expect(await week(jean, monday)).toHaveLength(3);
    expect((await restore(jean, ids)).status).toBe(404);
    expect(await week(jean, monday)).toHaveLength(3);
    expect((await restore(anna, ids)).body).toEqual({ count: 3 });
  });
});
