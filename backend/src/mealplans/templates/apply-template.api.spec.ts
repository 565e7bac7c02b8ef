import { beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { ErrorBody, Inputs, Outputs } from '@sytno/contract';
import { addDays, dayAt, mondayOf } from '@sytno/domain';
import { now } from '../../platform/time/clock';
import { Builders } from '../../testing/builders';
import { useStand, type Answer, type Person } from '../../testing/stand';

type Calls = Outputs['mealplans']['templates'];
type Item = Inputs['mealplans']['templates']['create']['items'][number];
type Recipe = Awaited<ReturnType<Builders['recipe']>>;
type Menu = Outputs['mealplans']['menu']['week'];

const stand = useStand();
const make = new Builders(stand);
const PATH = '/api/mealplans/templates';
const MONDAY = addDays(mondayOf(dayAt(now(), 'Europe/Kyiv')), 7);
const line = (ingredientId: string, quantity: number) => ({ ingredientId, quantity, unit: 'g' as const });

let anna: Person;
let borscht: Recipe;
let dear: Recipe;

beforeAll(async () => {
  borscht = await make.recipe('Борщ');
  dear = await make.recipe('Яловичина', {}, [line('beef', 800)]);
});
beforeEach(async () => {
  anna = await stand.person();
  await targets({ kcal: 900, protein: 60, fat: 30, carbs: 90, cash: 100_000, currency: 'UAH' });
});

const targets = (given: Record<string, number | string>) =>
  stand.db.query(
    `update acc_profile set ${Object.keys(given)
      .map((name, at) => `${name} = $${String(at + 2)}`)
      .join(', ')} where user_id = $1`,
    [anna.userId, ...Object.values(given)],
  );
const ok = async (answer: Promise<Answer>, status = 200): Promise<unknown> => {
  const done = await answer;
  expect([done.status, done.status === status ? null : done.text]).toEqual([status, null]);
  return done.body;
};
const code = ({ body }: Answer): string => (body as ErrorBody).code;
const item = (recipe: Recipe, given: Partial<Item> = {}): Item => ({
  week: 1,
  weekday: 1,
  mealType: 'dinner',
  recipeId: recipe.id,
  servings: 1,
  grams: null,
  ...given,
});
const create = async (items: Item[], kind = 'week', weeks = 1): Promise<Calls['get']> =>
  (await ok(
    stand.call('POST', PATH, {
      as: anna,
      body: { name: 'Шаблон', about: '', kind, weeks, items, language: 'uk' },
    }),
    201,
  )) as Calls['get'];
const how = (given: object = {}) => ({
  from: MONDAY,
  mode: 'append',
  rescale: false,
  language: 'uk',
  ...given,
});
const preview = async (id: string, given: object = {}): Promise<Calls['preview']> =>
  (await ok(stand.call('POST', `${PATH}/${id}/preview`, { as: anna, body: how(given) }))) as Calls['preview'];
const asked = (id: string, given: object = {}) =>
  stand.call('POST', `${PATH}/${id}/apply`, { as: anna, body: how(given) });
const apply = async (id: string, given: object = {}): Promise<Calls['apply']> =>
  (await ok(asked(id, given), 201)) as Calls['apply'];
const takeBack = (id: string | null) => stand.call('DELETE', `${PATH}/fill/${String(id)}`, { as: anna });
const menu = async (from = MONDAY): Promise<Menu['items']> =>
  ((await ok(stand.call('GET', `/api/mealplans/menu?from=${from}&language=uk`, { as: anna }))) as Menu).items;
const dishes = async () =>
  (await menu()).map(({ date, mealType, recipeName }) => `${date} ${mealType} ${recipeName}`);

describe('putting a template on the menu', () => {
  test('puts its days one after another from any date, each for all at the table, and says where it lies', async () => {
    const borys = await stand.person();
    await make.moveIn(borys, anna);
    const { id } = await create([item(borscht), item(dear, { weekday: 7, grams: 250, servings: 2 })]);
    const wednesday = addDays(MONDAY, 2);
    const done = await apply(id, { from: wednesday });
    expect(done).toMatchObject({ from: wednesday, to: addDays(MONDAY, 8), count: 2, removed: 0 });
    expect(await menu(wednesday)).toMatchObject([{ date: wednesday, servings: 2, weightServing: 400 }]);
    expect(await menu(addDays(MONDAY, 8))).toMatchObject([{ servings: 4, weightServing: 250 }]);
    const { uses } = (await ok(stand.call('GET', `${PATH}/${id}?language=uk`, { as: anna }))) as Calls['get'];
    expect(uses).toEqual([{ id: done.id, from: wednesday, to: addDays(MONDAY, 8), count: 2 }]);
    await ok(takeBack(done.id));
    expect(await menu(wednesday)).toEqual([]);
    expect(
      ((await ok(stand.call('GET', `${PATH}/${id}?language=uk`, { as: anna }))) as Calls['get']).uses,
    ).toEqual([]);
  });

  test('behind what stands there, or instead of it; what collides is said, and one step takes it back', async () => {
    await make.menuItem(anna, dear, { date: MONDAY });
    await make.menuItem(anna, dear, { date: addDays(MONDAY, 1) });
    const { id } = await create([item(borscht)]);
    const seen = await preview(id, { mode: 'replace' });
    expect(seen.days.map(({ adds, there }) => [adds, there.length])).toEqual([
      [1, 1],
      [0, 1],
      ...Array.from({ length: 5 }, () => [0, 0]),
    ]);
    expect(seen.days[0]?.there).toEqual([{ mealType: 'dinner', recipeName: 'Яловичина' }]);
    const before = await dishes();
    const appended = await apply(id);
    expect(await dishes()).toEqual([before[0], `${MONDAY} dinner Борщ`, before[1]]);
    await ok(takeBack(appended.id));
    const replaced = await apply(id, { mode: 'replace' });
    expect(replaced).toMatchObject({ count: 1, removed: 1 });
    // A day that the template leaves empty is left alone.
    expect(await dishes()).toEqual([`${MONDAY} dinner Борщ`, before[1]]);
    await ok(takeBack(replaced.id));
    expect(await dishes()).toEqual(before);
    expect((await takeBack(replaced.id)).status).toBe(404);
  });

  test('weighed anew for the reader’s targets: before and after are told, and his plate alone changes', async () => {
    const borys = await stand.person();
    await make.moveIn(borys, anna);
    const { id } = await create([item(borscht, { mealType: 'breakfast' }), item(borscht)]);
    const [day] = (await preview(id, { rescale: true })).days;
    expect(day).toMatchObject({ adds: 2, weighed: 2, before: { kcal: 600 }, over: {} });
    expect(day?.after.kcal).toBeGreaterThan(850);
    expect(day?.after.kcal).toBeLessThan(950);
    const [plain] = (await preview(id)).days;
    expect(plain).toMatchObject({ weighed: 0, before: { kcal: 600 }, after: { kcal: 600 } });
    await apply(id, { rescale: true });
    const [first] = await menu();
    expect(first?.plates.map(({ grams }) => grams > 400)).toEqual([true, false]);
    expect(first?.servings).toBe(3);
  });

  describe('for everybody in the household', () => {
    const household = async (role: 'planner' | 'reader' = 'planner') => {
      const borys = await stand.person();
      await make.moveIn(borys, anna);
      await stand.db.query(
        `update acc_profile set kcal = 1400, protein = 90, fat = 45, carbs = 140, cash = 100000 where user_id = $1`,
        [borys.userId],
      );
      await stand.db.query(`update acc_member set role = $2 where user_id = $1`, [borys.userId, role]);
      return borys;
    };

    test('each has grams for targets of his own, before and after are told by person, and servings follow', async () => {
      const borys = await household();
      const { id } = await create([item(borscht, { mealType: 'breakfast' }), item(borscht)]);
      const alone = await preview(id, { rescale: true });
      expect(alone.days[0]?.people).toBeUndefined();
      const seen = await preview(id, { rescale: true, everybody: true });
      expect(seen.members).toMatchObject([
        { userId: borys.userId, targets: { kcal: 1400, currency: 'UAH' } },
      ]);
      const [his] = seen.days[0]?.people ?? [];
      expect(his).toMatchObject({ userId: borys.userId, weighed: 2, before: { kcal: 600 }, over: {} });
      expect(his?.after.kcal).toBeGreaterThan(1100);
      // The reader's own day is what it is without the others.
      expect(seen.days[0]?.after).toEqual(alone.days[0]?.after);
      await apply(id, { rescale: true, everybody: true });
      const [first] = await menu();
      const grams = first?.plates.map((plate) => plate.grams) ?? [];
      expect(grams[1]).toBeGreaterThan(grams[0] ?? 0);
      expect(grams[0]).toBeGreaterThan(400);
      const together = grams.reduce((sum, one) => sum + one, 0);
      expect(first?.servings).toBe(Math.ceil(together / 400));
    });

    test('what stands on his day counts, and it is nobody’s affair who only reads', async () => {
      const borys = await household('reader');
      const soup = await make.menuItem(anna, borscht, { date: MONDAY, mealType: 'supper' });
      const body = { weightServing: 1600, language: 'uk' };
      await ok(stand.call('PATCH', `/api/mealplans/menu/${soup.id}`, { as: borys, body }));
      const { id } = await create([item(borscht)]);
      const [day] = (await preview(id, { rescale: true, everybody: true })).days;
      expect(day?.people).toMatchObject([{ before: { kcal: 1500 } }]);
      expect(day?.before.kcal).toBe(600);
      const shelf = (await ok(
        stand.call('GET', `${PATH}?language=uk&shelf=built-in`, { as: borys }),
      )) as Calls['list'];
      const path = `${PATH}/${shelf.items[0]?.id ?? ''}/preview`;
      const asReader = (await ok(
        stand.call('POST', path, { as: borys, body: how({ rescale: true, everybody: true }) }),
      )) as Calls['preview'];
      expect(asReader.members).toEqual([]);
      expect(asReader.days.every(({ people }) => people === undefined)).toBe(true);
    });

    test('days over what another may spend are agreed to as one’s own are', async () => {
      const borys = await household();
      await stand.db.query(`update acc_profile set cash = 500 where user_id = $1`, [borys.userId]);
      const { id } = await create([item(dear)]);
      const given = { rescale: true, everybody: true };
      const [day] = (await preview(id, given)).days;
      expect(day?.over).toEqual({});
      expect(day?.people?.[0]?.over.cash).toBeGreaterThan(0);
      expect(code(await asked(id, given))).toBe('OVER_LIMIT');
      expect(await apply(id, { ...given, over: [MONDAY] })).toMatchObject({ count: 1 });
    });
  });

  test('never over the cash limit in silence: the days must be agreed to', async () => {
    await targets({ cash: 500 });
    const { id } = await create([item(dear), item(dear, { weekday: 2 })]);
    const { days } = await preview(id);
    const over = days.filter((day) => day.over.cash !== undefined).map(({ date }) => date);
    expect(over).toEqual([MONDAY, addDays(MONDAY, 1)]);
    expect(days[0]?.over.cash).toBe((days[0]?.after.cash ?? 0) - 500);
    const silent = await asked(id, { over: [MONDAY] });
    expect([silent.status, code(silent)]).toEqual([409, 'OVER_LIMIT']);
    expect((silent.body as ErrorBody).data.current).toMatchObject({ from: MONDAY });
    expect(await menu()).toEqual([]);
    expect(await apply(id, { over })).toMatchObject({ count: 2 });
  });

  test('nor over an energy limit that binds', async () => {
    await targets({ kcal: 200 });
    const { id } = await create([item(borscht)]);
    expect((await preview(id)).days[0]?.over).toEqual({});
    await make.premium(anna);
    const limits = { limits: { kcal: true, cash: false }, language: 'uk' };
    await ok(stand.call('PATCH', '/api/mealplans/parameters', { as: anna, body: limits }));
    expect((await preview(id)).days[0]?.over).toEqual({ kcal: 100 });
    expect(code(await asked(id))).toBe('OVER_LIMIT');
  });

  test('all or nothing: a day that is full takes none, and a date out of reach is refused', async () => {
    for (let position = 0; position < 40; position++) {
      await make.menuItem(anna, borscht, { date: MONDAY, position });
    }
    const { id } = await create([item(borscht), item(borscht, { weekday: 2 })]);
    expect((await preview(id)).days[0]?.full).toBe(true);
    expect(code(await asked(id))).toBe('DAY_FULL');
    expect(await menu()).toHaveLength(40);
    expect((await preview(id, { mode: 'replace' })).days[0]?.full).toBe(false);
    expect(code(await asked(id, { from: addDays(MONDAY, 800) }))).toBe('DAY_TOO_FAR');
  });

  test('several weeks, one day, and a built-in one', async () => {
    const weeks = await create([item(borscht), item(borscht, { week: 3, weekday: 2 })], 'weeks', 3);
    expect(await apply(weeks.id)).toMatchObject({ to: addDays(MONDAY, 20), count: 2 });
    expect(await menu(addDays(MONDAY, 14))).toMatchObject([{ date: addDays(MONDAY, 15) }]);
    const day = await create([item(borscht)], 'day');
    expect(await apply(day.id)).toMatchObject({ from: MONDAY, to: MONDAY, count: 1 });
    const { items } = (await ok(
      stand.call('GET', `${PATH}?language=uk&shelf=built-in`, { as: anna }),
    )) as Calls['list'];
    const seen = await preview(items[0]?.id ?? '');
    // The stand has none of its recipes.
    expect(seen.missing).toBe(35);
    expect(await apply(items[0]?.id ?? '')).toMatchObject({ id: null, count: 0 });
  });
});
