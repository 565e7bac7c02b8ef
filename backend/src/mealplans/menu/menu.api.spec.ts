import { describe, expect, test } from '@jest/globals';
import type { Outputs } from '@sytno/contract';
import { Builders } from '../../testing/builders';
import { countQueries } from '../../testing/queries';
import { useStand, type Person } from '../../testing/stand';
import { Menus } from './menus.service';

type Week = Outputs['mealplans']['menu']['week'];

const stand = useStand();
const make = new Builders(stand);

const week = async (as: Person, from = '2026-11-23', language = 'uk'): Promise<Week> => {
  const { status, body } = await stand.call('GET', `/api/mealplans/menu?from=${from}&language=${language}`, {
    as,
  });
  expect(status).toBe(200);
  return body as Week;
};

/** Another country brings another currency. */
const moveTo = async (person: Person, countryCode: string): Promise<void> => {
  const targets = { kcal: 2000, protein: 100, fat: 50, carbs: 200, cash: 5_000 };
  const answer = await stand.call('PATCH', '/api/account/profile', {
    as: person,
    body: { countryCode, targets },
  });
  expect(answer.status).toBe(200);
};

const POTATOES = [{ ingredientId: 'potato', quantity: 1, unit: 'kg' }] as const;

describe('the menu of a week', () => {
  test('holds seven days from Monday, meal by meal', async () => {
    const anna = await stand.person();
    const soup = await make.recipe('Суп');
    const put = (date: string, mealType: 'breakfast' | 'dinner' | 'supper', position = 0) =>
      make.menuItem(anna, soup, { date, mealType, position });
    const ids = {
      before: (await put('2026-11-22', 'dinner')).id,
      second: (await put('2026-11-23', 'dinner', 1)).id,
      first: (await put('2026-11-23', 'dinner', 0)).id,
      morning: (await put('2026-11-23', 'breakfast')).id,
      last: (await put('2026-11-29', 'supper')).id,
      after: (await put('2026-11-30', 'dinner')).id,
    };
    const { from, items } = await week(anna);
    expect(from).toBe('2026-11-23');
    expect(items.map(({ id }) => id)).toEqual([ids.morning, ids.first, ids.second, ids.last]);
    expect(items.map(({ date }) => date)).toEqual(['2026-11-23', '2026-11-23', '2026-11-23', '2026-11-29']);
    expect(await week(anna, '2026-11-26')).toMatchObject({ from, items });
  });

  test('eats by grams, not by servings', async () => {
    const anna = await stand.person();
    const soup = await make.recipe({ uk: 'Суп', en: 'Soup' });
    await make.menuItem(anna, soup, { servings: 8, weightServing: 200 });
    const { items } = await week(anna, '2026-11-23', 'en');
    expect(items).toEqual([
      {
        id: expect.any(String),
        date: '2026-11-25',
        mealType: 'dinner',
        position: 0,
        recipeId: soup.id,
        recipeName: 'Soup',
        picture: { icons: ['pot-of-food'], tint: expect.stringMatching(/^#[0-9A-F]{6}$/i) },
        servings: 8,
        servingWeight: 400,
        cookedWeight: 3200,
        weightServing: 200,
        eaten: { kcal: 150, protein: 10, fat: 5, carbs: 15, fiber: 2.5 },
        cookingCost: null,
        eatenCost: null,
        plates: [{ userId: anna.userId, eaterId: null, name: '', grams: 200 }],
        servingsLeft: 7.5,
        noCookingRequired: false,
        complete: true,
      },
    ]);
  });

  test('costs what the foods cost in the reader’s currency', async () => {
    const [anna, jean] = [await stand.person(), await stand.person()];
    await make.moveIn(jean, anna);
    await moveTo(jean, 'FR');
    await make.menuItem(anna, await make.recipe('Картопля', {}, POTATOES), { weightServing: null });
    const [mine] = (await week(anna)).items;
    expect(mine?.cookingCost).toMatchObject({ currency: 'UAH', minor: expect.any(Number) });
    expect(mine?.eatenCost?.minor).toBe(Math.round(mine!.cookingCost!.minor / 4));
    const [his] = (await week(jean)).items;
    expect([his?.cookingCost?.currency, his?.eatenCost?.currency]).toEqual(['EUR', 'EUR']);
    await moveTo(jean, 'PL');
    expect((await week(jean)).items[0]).toMatchObject({ cookingCost: null, eatenCost: null });
  });

  test('is the household’s: a partner sees it, a stranger does not', async () => {
    const [anna, partner, stranger] = [await stand.person(), await stand.person(), await stand.person()];
    await make.menuItem(anna, await make.recipe('Суп'));
    await make.moveIn(partner, anna);
    expect((await week(partner)).items).toHaveLength(1);
    expect((await week(stranger)).items).toEqual([]);
  });

  test('still tells name and numbers of a dish that its reader may not read any more', async () => {
    const [anna, author] = [await stand.person(), await stand.person()];
    const secret = await make.recipe('Таємний суп', { ownerId: author.userId, state: 'private' });
    await make.menuItem(anna, secret);
    expect((await week(anna)).items[0]).toMatchObject({ recipeName: 'Таємний суп', eaten: { kcal: 300 } });
  });

  test('of a dish without a weight says no numbers that are none', async () => {
    const anna = await stand.person();
    const water = await make.recipe('Вода', { servingWeight: 0, cookedWeight: null });
    await make.menuItem(anna, water, { weightServing: 0 });
    expect((await week(anna)).items[0]).toMatchObject({
      eaten: { kcal: 0, protein: 0, fat: 0, carbs: 0, fiber: 0 },
      servingsLeft: 0,
    });
  });

  test('asks the database as often for many dishes as for one', async () => {
    const [few, many] = [await stand.person(), await stand.person()];
    await make.menuItem(few, await make.recipe('Суп', {}, POTATOES));
    for (let i = 0; i < 12; i++) {
      await make.menuItem(many, await make.recipe(`Суп ${i}`, {}, POTATOES), { position: i });
    }
    const one = await countQueries(stand.db, () => week(few));
    expect(await countQueries(stand.db, () => week(many))).toBe(one);
  });

  test.each(['2026-02-30', '2026-1-1', '1899-12-31', '3000-01-01', ''])(
    'does not take %p for a day',
    async (from) => {
      const { status, body } = await stand.call('GET', `/api/mealplans/menu?from=${from}&language=uk`, {
        as: await stand.person(),
      });
      expect([status, body]).toMatchObject([400, { data: { fields: [{ path: 'from', code: 'day' }] } }]);
    },
  );

  test.each(['1900-01-01', '2999-12-31'])('is empty at the end of time, %s', async (from) => {
    expect((await week(await stand.person(), from)).items).toEqual([]);
  });
});

describe('for other sections', () => {
  test('the menu between two days is the household’s own, in the order of the meals', async () => {
    const [anna, stranger] = [await stand.person(), await stand.person()];
    const soup = await make.recipe('Суп');
    const put = (date: string, mealType: 'dinner' | 'supper') =>
      make.menuItem(anna, soup, { date, mealType, servings: 6 });
    await put('2026-11-22', 'dinner');
    const [second, first] = [await put('2026-11-23', 'supper'), await put('2026-11-23', 'dinner')];
    await put('2026-11-25', 'dinner');
    const menus = stand.app.nest.get(Menus);
    const found = await menus.menuItemsBetween(anna.householdId, '2026-11-23', '2026-11-24');
    expect(found).toEqual([
      {
        id: first.id,
        date: '2026-11-23',
        mealType: 'dinner',
        recipeId: soup.id,
        plannedBy: anna.userId,
        servings: 6,
        noCookingRequired: false,
      },
      expect.objectContaining({ id: second.id, mealType: 'supper' }),
    ]);
    expect(await menus.menuItemsBetween(stranger.householdId, '2026-11-01', '2026-11-30')).toEqual([]);
  });
});
