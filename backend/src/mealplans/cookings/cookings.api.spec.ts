import { describe, expect, test } from '@jest/globals';
import type { Outputs } from '@sytno/contract';
import { Builders } from '../../testing/builders';
import { useStand, type Person } from '../../testing/stand';
import { Menus } from '../menu/menus.service';

type Item = Outputs['mealplans']['menu']['change'];

const stand = useStand();
const make = new Builders(stand);
const POTATOES = [{ ingredientId: 'potato', quantity: 1, unit: 'kg' }] as const;
const [MON, TUE, WED, THU] = ['2026-11-23', '2026-11-24', '2026-11-25', '2026-11-26'] as const;

const call = (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, as: Person, body?: object) =>
  stand.call(method, `/api/mealplans/${path}`, { as, ...(body && { body }) });

const week = async (as: Person): Promise<Item[]> =>
  ((await call('GET', `menu?from=${MON}&language=uk`, as)).body as { items: Item[] }).items;

const premium = async (): Promise<Person> => {
  const person = await stand.person();
  await make.premium(person);
  return person;
};

const combine = (as: Person, ids: readonly string[], more: object = {}) =>
  call('POST', 'cookings', as, { ids, ...more });

/** Three days of one dish of 4 servings, 400 g each, cooked at once. */
async function threeDays(): Promise<{ anna: Person; ids: string[]; cooking: string }> {
  const anna = await premium();
  const soup = await make.recipe('Суп', {}, POTATOES);
  const ids: string[] = [];
  for (const date of [MON, TUE, WED]) ids.push((await make.menuItem(anna, soup, { date, servings: 2 })).id);
  const { status, body } = await combine(anna, ids);
  expect(status).toBe(201);
  expect(body).toMatchObject({ servings: 6 });
  return { anna, ids, cooking: (body as { id: string }).id };
}

const shape = (items: readonly Item[]) =>
  items.map(({ date, servings, noCookingRequired, cooking }) => [
    date,
    servings,
    noCookingRequired,
    cooking?.items.length ?? 1,
  ]);

describe('several items of a dish are one cooking', () => {
  test('cooked on the first day for all, bought once, paid by the grams of each', async () => {
    const { anna, ids } = await threeDays();
    const items = await week(anna);
    expect(shape(items)).toEqual([
      [MON, 6, false, 3],
      [TUE, 6, true, 3],
      [WED, 6, true, 3],
    ]);
    expect(items.map(({ cooking }) => cooking?.here)).toEqual([true, false, false]);
    expect(items[0]?.cooking?.items.map(({ id }) => id)).toEqual(ids);
    const [first] = items;
    const eats = items.reduce((sum, { weightServing }) => sum + weightServing, 0);
    expect(first?.cooking?.grams).toBe(eats);
    expect(items.map(({ cookingCost }) => cookingCost?.minor)).toEqual([first?.cookingCost?.minor, 0, 0]);
    const paid = items.reduce((sum, { eatenCost }) => sum + (eatenCost?.minor ?? 0), 0);
    const share = Math.round(((first?.cookingCost?.minor ?? 0) * eats) / (first?.cookedWeight ?? 1));
    expect(Math.abs(paid - share)).toBeLessThanOrEqual(1);
    // Three of six servings are eaten; the rest is told where the pot is cooked.
    expect(items.map(({ servingsLeft }) => servingsLeft)).toEqual([3, 0, 0]);
    const bought = await stand.app.nest.get(Menus).menuItemsBetween(anna.householdId, MON, WED);
    expect(bought.map(({ servings, noCookingRequired }) => (noCookingRequired ? 0 : servings))).toEqual([
      6, 0, 0,
    ]);
  });

  test('whoever has not paid is refused, and can still split', async () => {
    const anna = await stand.person();
    const soup = await make.recipe('Суп');
    const ids = [
      (await make.menuItem(anna, soup, { date: MON })).id,
      (await make.menuItem(anna, soup, { date: TUE })).id,
    ];
    expect((await combine(anna, ids)).status).toBe(403);
  });

  test('what is left is put on a later day without premium, of the same pot', async () => {
    const anna = await stand.person();
    const soup = await make.recipe('Суп', {}, POTATOES);
    const item = await make.menuItem(anna, soup, { date: MON, servings: 4 });
    const add = (more: object) =>
      call('POST', 'menu', anna, {
        date: TUE,
        mealType: 'supper',
        recipeId: soup.id,
        language: 'uk',
        ...more,
      });
    const { status, body } = await add({ leftoverOf: item.id });
    expect([status, body]).toMatchObject([
      201,
      { noCookingRequired: true, servings: 4, cooking: { here: false } },
    ]);
    expect(shape(await week(anna))).toEqual([
      [MON, 4, false, 2],
      [TUE, 4, true, 2],
    ]);
    const other = await make.recipe('Каша');
    expect((await add({ leftoverOf: item.id, recipeId: other.id })).status).toBe(404);
    const stranger = await stand.person();
    expect(
      (
        await call('POST', 'menu', stranger, {
          date: TUE,
          mealType: 'supper',
          recipeId: soup.id,
          language: 'uk',
          leftoverOf: item.id,
        })
      ).status,
    ).toBe(404);
  });

  test('what is too little for a plate each is shared out, and nothing is lacking', async () => {
    const anna = await stand.person();
    await make.moveIn(await stand.person(), anna);
    const soup = await make.recipe('Суп', {}, POTATOES);
    const item = await make.menuItem(anna, soup, { date: MON, servings: 3 });
    const { body } = await call('POST', 'menu', anna, {
      date: TUE,
      mealType: 'supper',
      recipeId: soup.id,
      leftoverOf: item.id,
      language: 'uk',
    });
    const placed = body as Item;
    const half = Math.floor(placed.servingWeight / 2);
    expect(placed.plates.map(({ grams }) => grams)).toEqual([half, half]);
    expect(placed.cooking?.grams).toBeLessThanOrEqual(placed.cookedWeight);
  });

  test('whichever item comes to be first cooks', async () => {
    const { anna, ids } = await threeDays();
    await call('PATCH', `menu/${ids[0] ?? ''}`, anna, { date: THU, language: 'uk' });
    expect(shape(await week(anna))).toEqual([
      [TUE, 6, false, 3],
      [WED, 6, true, 3],
      [THU, 6, true, 3],
    ]);
    await call('DELETE', `menu/${ids[1] ?? ''}`, anna);
    expect(shape(await week(anna))).toEqual([
      [WED, 6, false, 2],
      [THU, 6, true, 2],
    ]);
    await call('POST', `menu/${ids[1] ?? ''}/restore`, anna, { language: 'uk' });
    expect(shape(await week(anna))).toEqual([
      [TUE, 6, false, 3],
      [WED, 6, true, 3],
      [THU, 6, true, 3],
    ]);
  });

  test('the servings of any of them are the pot’s', async () => {
    const { anna, ids } = await threeDays();
    const { body } = await call('PATCH', `menu/${ids[2] ?? ''}`, anna, { servings: 9, language: 'uk' });
    expect(body).toMatchObject({ servings: 9, noCookingRequired: true });
    expect(shape(await week(anna))).toEqual([
      [MON, 9, false, 3],
      [TUE, 9, true, 3],
      [WED, 9, true, 3],
    ]);
  });

  test('split, each is cooked again with its part; one leaves alone with what it had', async () => {
    const { anna, ids, cooking } = await threeDays();
    const [, tuesday = ''] = ids;
    const one = await call('POST', `cookings/${cooking}/split`, anna, {
      parts: [{ id: tuesday, servings: 2 }],
    });
    expect(one.status).toBe(200);
    expect(shape(await week(anna))).toEqual([
      [MON, 4, false, 2],
      [TUE, 2, false, 1],
      [WED, 4, true, 2],
    ]);
    await call('POST', `cookings/${cooking}/split`, anna, {});
    expect(shape(await week(anna))).toEqual([
      [MON, 2, false, 1],
      [TUE, 2, false, 1],
      [WED, 2, false, 1],
    ]);
    expect((await call('POST', `cookings/${cooking}/split`, anna, {})).status).toBe(404);
  });

  test('another household’s items and cookings are not there', async () => {
    const { ids, cooking } = await threeDays();
    const stranger = await premium();
    expect((await combine(stranger, ids)).status).toBe(404);
    expect((await call('POST', `cookings/${cooking}/split`, stranger, {})).status).toBe(404);
  });

  test('two dishes are not one cooking', async () => {
    const anna = await premium();
    const ids = [
      (await make.menuItem(anna, await make.recipe('Суп'), { date: MON })).id,
      (await make.menuItem(anna, await make.recipe('Каша'), { date: TUE })).id,
    ];
    expect(await combine(anna, ids)).toMatchObject({
      status: 400,
      body: { data: { fields: [{ path: 'ids' }] } },
    });
    expect((await combine(anna, [ids[0] ?? '', ids[0] ?? ''])).status).toBe(400);
  });

  test('a week that is copied has a pot of its own; a day of it is cooked by itself', async () => {
    const { anna } = await threeDays();
    await call('POST', 'days/copy', anna, { from: MON, to: '2026-11-30', days: 7 });
    const next = ((await call('GET', 'menu?from=2026-11-30&language=uk', anna)).body as { items: Item[] })
      .items;
    expect(next.map(({ servings, noCookingRequired }) => [servings, noCookingRequired])).toEqual([
      [6, false],
      [6, true],
      [6, true],
    ]);
    expect(next[0]?.cooking?.items).toHaveLength(3);
    await call('POST', 'days/copy', anna, { from: TUE, to: '2026-12-10', days: 1 });
    const later = ((await call('GET', 'menu?from=2026-12-07&language=uk', anna)).body as { items: Item[] })
      .items;
    expect(later).toMatchObject([{ noCookingRequired: false }]);
    expect(later[0]?.cooking).toBeUndefined();
  });

  test('cleared and put back, it is one cooking again', async () => {
    const { anna } = await threeDays();
    const { body } = await call('POST', 'days/clear', anna, { from: MON, days: 1 });
    expect(shape(await week(anna))).toEqual([
      [TUE, 6, false, 2],
      [WED, 6, true, 2],
    ]);
    await call('POST', 'days/restore', anna, { ids: (body as { ids: string[] }).ids, language: 'uk' });
    expect(shape(await week(anna))).toEqual([
      [MON, 6, false, 3],
      [TUE, 6, true, 3],
      [WED, 6, true, 3],
    ]);
  });
});
