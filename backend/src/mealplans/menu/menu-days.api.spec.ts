import { beforeAll, describe, expect, test } from '@jest/globals';
import type { Outputs } from '@sytno/contract';
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
