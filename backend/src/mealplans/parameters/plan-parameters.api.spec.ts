import { beforeEach, describe, expect, test } from '@jest/globals';
import type { ErrorBody, Outputs } from '@sytno/contract';
import { MEAL_TYPES, USUAL_MEAL_SHARES, USUAL_MEAL_TIMES } from '@sytno/domain';
import { Builders } from '../../testing/builders';
import { useStand, type Answer, type Person } from '../../testing/stand';

type Calls = Outputs['mealplans']['parameters'];

const stand = useStand();
const make = new Builders(stand);
const PATH = '/api/mealplans/parameters';

const get = async (as: Person): Promise<Calls['get']> =>
  (await stand.call('GET', `${PATH}?language=uk`, { as })).body as Calls['get'];
const change = (as: Person, body: object): Promise<Answer> =>
  stand.call('PATCH', PATH, { as, body: { language: 'uk', ...body } });
const faultsOf = ({ status, body }: Answer) => [status, (body as ErrorBody).data.fields];
const WEEK = [['breakfast'], ['breakfast'], [], ['supper', 'breakfast'], [], ['dinner'], []];

let anna: Person;
beforeEach(async () => {
  anna = await stand.person();
});

describe('more of what a week is planned by', () => {
  test('is stored as it is said, each choice once and in its order', async () => {
    const soup = await make.recipe('Суп');
    const mealTimes = { ...USUAL_MEAL_TIMES, supper: '21:30' };
    const mealShares = { ...USUAL_MEAL_SHARES, breakfast: 30, dinner: 30 };
    const { status } = await change(anna, {
      weekMeals: WEEK,
      mealTimes,
      mealShares,
      excludedRecipes: [soup.id, soup.id],
      excludedCategories: ['soups', 'soups-borscht'],
      missing: ['oven', 'stove', 'oven'],
      withoutElectricity: true,
      favouritesFirst: true,
      repeats: { times: 2, days: 7 },
    });
    expect(status).toBe(200);
    expect(await get(anna)).toMatchObject({
      mealTypes: ['breakfast', 'dinner', 'supper'],
      weekMeals: [['breakfast'], ['breakfast'], [], ['breakfast', 'supper'], [], ['dinner'], []],
      mealTimes,
      mealShares,
      excludedRecipes: [{ id: soup.id, name: 'Суп' }],
      excludedCategories: ['soups', 'soups-borscht'],
      missing: ['stove', 'oven'],
      withoutElectricity: true,
      favouritesFirst: true,
      repeats: { times: 2, days: 7 },
    });
  });

  test('has the same meals on every day when only meals are said', async () => {
    await change(anna, { weekMeals: WEEK });
    await change(anna, { mealTypes: ['supper', 'breakfast'] });
    expect((await get(anna)).weekMeals).toEqual(Array(7).fill(['breakfast', 'supper']));
  });

  test.each<[string, object, object[]]>([
    ['six days', { weekMeals: WEEK.slice(1) }, [{ path: 'weekMeals', code: 'number.range' }]],
    ['no meal in a week', { weekMeals: WEEK.map(() => []) }, [{ path: 'weekMeals', code: 'number.range' }]],
    [
      'a time that is none',
      { mealTimes: { ...USUAL_MEAL_TIMES, dinner: '25:00' } },
      [{ path: 'mealTimes.dinner', code: 'choice' }],
    ],
    [
      'a share below nothing',
      { mealShares: { ...USUAL_MEAL_SHARES, dinner: -1 } },
      [{ path: 'mealShares.dinner', code: 'number.range' }],
    ],
    [
      'a category that is none',
      { excludedCategories: ['soups', 'x'] },
      [{ path: 'excludedCategories.1', code: 'choice' }],
    ],
    [
      'a recipe that is none',
      { excludedRecipes: ['00000000-0000-4000-8000-000000000001'] },
      [{ path: 'excludedRecipes.0', code: 'choice' }],
    ],
    ['a tool that is none', { missing: ['axe'] }, [{ path: 'missing.0', code: 'choice' }]],
    ['no repeats', { repeats: { times: 0, days: 2 } }, [{ path: 'repeats.times', code: 'number.range' }]],
  ])('is refused with %s, and nothing is stored', async (_, wrong, fields) => {
    const before = await get(anna);
    expect(faultsOf(await change(anna, { favouritesFirst: true, ...wrong }))).toEqual([400, fields]);
    expect(await get(anna)).toEqual(before);
  });

  test('does not tell whose private recipe another’s id is', async () => {
    const author = await stand.person();
    const secret = await make.recipe('Таємний суп', { ownerId: author.userId, state: 'private' });
    expect((await change(anna, { excludedRecipes: [secret.id] })).status).toBe(400);
  });
});

describe('recipes that are left', () => {
  test('are counted by meal, and change with what is said', async () => {
    const matches = async () =>
      (await stand.call('GET', `${PATH}/matches`, { as: anna })).body as Calls['matches'];
    const before = await matches();
    const soup = await make.recipe('Суп', { equipment: ['stove'] });
    await make.recipe('Салат', { withoutElectricity: true });
    const after = await matches();
    expect(after.all.dinner).toBe(before.all.dinner + 2);
    expect(after.fit).toEqual(after.all);
    await change(anna, { excludedRecipes: [soup.id] });
    expect((await matches()).fit.dinner).toBe(after.fit.dinner - 1);
    await change(anna, { excludedRecipes: [], withoutElectricity: true });
    const cold = await matches();
    expect(cold.fit.dinner).toBeLessThan(cold.all.dinner);
    expect(Object.keys(cold.fit)).toEqual([...MEAL_TYPES]);
  });
});

describe('limits of a day', () => {
  const limits = async (as: Person, date: string) =>
    (await stand.call('GET', `/api/mealplans/limits?date=${date}`, { as })).body as Calls['limits'];
  const DAY = '2026-12-31';

  test('are a matter of premium: without it they are not taken, and none binds', async () => {
    const answer = await change(anna, { limits: { kcal: true, cash: true }, favouritesFirst: true });
    expect([answer.status, (answer.body as ErrorBody).code]).toEqual([403, 'PREMIUM_REQUIRED']);
    expect(await get(anna)).toMatchObject({
      limits: { allowed: false, kcal: false, cash: false },
      favouritesFirst: false,
    });
    expect(await limits(anna, DAY)).toEqual({ kcal: null, cash: null, more: null });
  });

  test('bind the one who chose them, with what his day has already', async () => {
    await make.premium(anna);
    const partner = await stand.person();
    await make.moveIn(partner, anna);
    expect((await change(anna, { limits: { kcal: true, cash: false } })).status).toBe(200);
    expect((await get(anna)).limits).toEqual({ allowed: true, kcal: true, cash: false });
    expect((await get(partner)).limits).toEqual({ allowed: false, kcal: false, cash: false });
    const soup = await make.recipe('Суп');
    await make.menuItem(anna, soup, { date: DAY, weightServing: 400 });
    await make.menuItem(anna, soup, { date: '2027-01-01', weightServing: 400 });
    expect(await limits(anna, DAY)).toEqual({ kcal: { limit: 2000, total: 300 }, cash: null, more: null });
    await change(anna, { limits: { kcal: false, cash: true } });
    expect(await limits(anna, DAY)).toEqual({
      kcal: null,
      cash: { limit: 20_000, total: 0, currency: 'UAH' },
      more: null,
    });
  });

  test('tell what a serving of a recipe would add, and nothing of one that is not the reader’s', async () => {
    await make.premium(anna);
    await change(anna, { limits: { kcal: true, cash: true } });
    const lines = [{ ingredientId: 'potato', quantity: 1, unit: 'kg' }] as const;
    const mash = await make.recipe('Пюре', {}, lines);
    const { more } = await limits(anna, `${DAY}&recipeId=${mash.id}`);
    expect(more).toEqual({ kcal: expect.any(Number), cash: expect.any(Number) });
    expect(Math.min(more?.kcal ?? 0, more?.cash ?? 0)).toBeGreaterThan(0);
    const author = await stand.person();
    const secret = await make.recipe('Таємний суп', { ownerId: author.userId, state: 'private' });
    const path = `/api/mealplans/limits?date=${DAY}&recipeId=${secret.id}`;
    expect((await stand.call('GET', path, { as: anna })).status).toBe(404);
  });

  test('tell what a food would add: a portion, or so many grams', async () => {
    await make.premium(anna);
    await change(anna, { limits: { kcal: true, cash: true } });
    const potato = `${DAY}&ingredientId=potato`;
    const grams = async (given: number) => (await limits(anna, `${potato}&grams=${String(given)}`)).more;
    const [half, whole] = [await grams(100), await grams(200)];
    expect(half?.kcal).toBeGreaterThan(0);
    expect(whole?.kcal).toBeCloseTo(2 * (half?.kcal ?? 0));
    expect((await limits(anna, potato)).more?.kcal).toBeGreaterThan(0);
    const unknown = await stand.call('GET', `/api/mealplans/limits?date=${DAY}&ingredientId=moon`, {
      as: anna,
    });
    expect(unknown.status).toBe(400);
  });

  test('stop binding when premium ends, and are kept for when it comes back', async () => {
    await make.premium(anna);
    await change(anna, { limits: { kcal: true, cash: true } });
    await make.premium(anna, -30);
    expect(await limits(anna, DAY)).toEqual({ kcal: null, cash: null, more: null });
    await make.premium(anna);
    expect((await limits(anna, DAY)).kcal).toMatchObject({ limit: 2000 });
  });
});

describe('days are calendar days', () => {
  test.each(['America/Los_Angeles', 'Europe/Berlin', 'Africa/Nairobi', 'Pacific/Kiritimati'])(
    'in %s over clock changes, the end of a year and far ahead',
    async (timeZone) => {
      const soup = await make.recipe('Суп');
      const put = await stand.call('PATCH', '/api/account/profile', { as: anna, body: { timeZone } });
      expect(put.status).toBe(200);
      const days = [
        '2026-03-29',
        '2026-10-25',
        '2026-12-31',
        '2027-01-01',
        '2027-01-03',
        '2027-01-04',
        '2027-02-05',
      ];
      for (const date of days) {
        const body = { date, mealType: 'supper', recipeId: soup.id, language: 'uk' };
        const { status, body: item } = await stand.call('POST', '/api/mealplans/menu', { as: anna, body });
        expect([status, (item as { date: string }).date]).toEqual([201, date]);
      }
      const week = async (from: string) => {
        const { body } = await stand.call('GET', `/api/mealplans/menu?from=${from}&language=uk`, {
          as: anna,
        });
        const { from: monday, items } = body as Outputs['mealplans']['menu']['week'];
        return [monday, items.map(({ date }) => date)];
      };
      expect(await week('2026-03-29')).toEqual(['2026-03-23', ['2026-03-29']]);
      expect(await week('2026-10-25')).toEqual(['2026-10-19', ['2026-10-25']]);
      // Week 53 of 2026 goes on in January; week 1 of 2027 begins behind it.
      expect(await week('2027-01-01')).toEqual(['2026-12-28', ['2026-12-31', '2027-01-01', '2027-01-03']]);
      expect(await week('2027-01-04')).toEqual(['2027-01-04', ['2027-01-04']]);
      expect(await week('2027-02-05')).toEqual(['2027-02-01', ['2027-02-05']]);
      const cleared = await stand.call('POST', '/api/mealplans/days/clear', {
        as: anna,
        body: { from: '2026-12-28', days: 7 },
      });
      expect((cleared.body as { ids: string[] }).ids).toHaveLength(3);
      expect(await week('2027-01-01')).toEqual(['2026-12-28', []]);
    },
  );
});
