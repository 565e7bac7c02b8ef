import { describe, expect, test } from '@jest/globals';
import type { PriceFacts } from '@sytno/domain';
import type { Dish } from '../../recipes';
import type { MenuItem } from './menu-item.entity';
import type { Plate } from './plate.entity';
import { servedDish, type Reading } from './served-dish';

const dish: Dish = {
  id: 'recipe',
  number: 1001,
  name: 'Борщ',
  ownerId: null,
  published: true,
  mealTypes: ['dinner'],
  picture: { icons: ['pot-of-food'], tint: '#A3213F' },
  servings: 4,
  cookedWeight: 1600,
  whole: { kcal: 1200, protein: 80, fat: 40, carbs: 120, fiber: 20 },
  complete: true,
  lines: [{ ingredientId: 'beetroot', quantity: 1, unit: 'kg' }],
  composedBy: null,
  product: null,
};
const facts = new Map<string, PriceFacts>([
  ['beetroot', { price: { UAH: { minor: 4_000, per: 'kg' }, EUR: { minor: 90, per: 'kg' } } }],
]);
const item = (given: Partial<MenuItem> = {}): MenuItem => ({
  id: 'item',
  householdId: 'household',
  date: '2026-11-25',
  mealType: 'dinner',
  position: 0,
  recipeId: 'recipe',
  servings: 4,
  weightServing: null,
  weightServingFact: null,
  noCookingRequired: false,
  cookingId: null,
  createdBy: null,
  createdAt: '2026-11-20T00:00:00.000Z',
  ...given,
});
const members = ['anna', 'petro', 'olha'].map((userId) => ({ userId, name: userId }));
const reading = (people: number, given: Partial<Reading> = {}): Reading => ({
  userId: 'anna',
  currency: 'UAH',
  table: { members: members.slice(0, people), eaters: [] },
  facts,
  guests: () => 0,
  ...given,
});
const plate = (userId: string, grams: number): Plate => ({
  id: userId,
  menuItemId: 'item',
  userId,
  eaterId: null,
  grams,
});

describe('a dish on the menu', () => {
  test('of a new account: one serving eaten, four cooked, three left', () => {
    expect(servedDish(item(), dish, [], reading(1))).toMatchObject({
      weightServing: 400,
      eaten: { kcal: 300, protein: 20, fat: 10, carbs: 30, fiber: 5 },
      servings: 4,
      cookedWeight: 1600,
      cookingCost: { minor: 4_000, currency: 'UAH' },
      eatenCost: { minor: 1_000, currency: 'UAH' },
      servingsLeft: 3,
    });
  });

  test.each([1, 2, 4, 6, 13, 100])(
    'cooked for %d: servings change cost and rest, never what is eaten',
    (servings) => {
      const served = servedDish(item({ servings }), dish, [], reading(1));
      expect(served).toMatchObject({
        eaten: { kcal: 300 },
        cookedWeight: 400 * servings,
        cookingCost: { minor: 1_000 * servings },
        eatenCost: { minor: 1_000 },
        servingsLeft: servings - 1,
      });
    },
  );

  test.each([0, 100, 400, 555, 5_000])(
    '%d g: grams change what is eaten and paid, never the cooking',
    (grams) => {
      const served = servedDish(item(), dish, [plate('anna', grams)], reading(1));
      expect(served).toMatchObject({
        weightServing: grams,
        cookingCost: { minor: 4_000 },
        cookedWeight: 1600,
      });
      expect(served.eaten.kcal).toBeCloseTo((grams * 1200) / 1600, 6);
      // Grams of several plates are rounded together, so a share may be half a kopeck off.
      expect(Math.abs((served.eatenCost?.minor ?? 0) - (grams * 4_000) / 1600)).toBeLessThan(1);
    },
  );

  test('shares one cooking: the plates and the rest add up to its cost', () => {
    const plates = [plate('anna', 333), plate('petro', 401), plate('olha', 277)];
    const costs = ['anna', 'petro', 'olha'].map(
      (userId) => servedDish(item({ servings: 3 }), dish, plates, reading(3, { userId })).eatenCost?.minor,
    );
    expect(costs).toEqual([833, 1_003, 692]);
    // 3,000 kopecks for 1,200 g; the 189 g that are left over cost 472.
    expect(833 + 1_003 + 692 + 472).toBe(3_000);
  });

  test.each([
    [400, 3],
    [450, 3],
    [500, 2.75],
    [600, 2.5],
    [1_600, 0],
    [2_000, 0],
  ])('with %d g on the one plate has %d servings left', (grams, left) => {
    expect(servedDish(item(), dish, [plate('anna', grams)], reading(1)).servingsLeft).toBe(left);
  });

  test('has what was planned for everybody on plates that do not deviate', () => {
    const served = servedDish(item({ weightServing: 200 }), dish, [plate('petro', 300)], reading(2));
    expect(served.plates.map(({ grams }) => grams)).toEqual([200, 300]);
  });

  test('that another cooking feeds costs no cooking and leaves nothing over', () => {
    expect(servedDish(item({ noCookingRequired: true }), dish, [], reading(1))).toMatchObject({
      cookingCost: { minor: 0 },
      eatenCost: { minor: 1_000 },
      servingsLeft: 0,
    });
  });

  test.each([
    ['EUR', 90, 23],
    ['UAH', 4_000, 1_000],
  ])('costs in %s what that currency’s prices say', (currency, cooking, one) => {
    expect(servedDish(item(), dish, [], reading(1, { currency }))).toMatchObject({
      cookingCost: { minor: cooking, currency },
      eatenCost: { minor: one, currency },
    });
  });

  test.each([
    ['a currency without prices', dish, 'USD'],
    [
      'foods without a price',
      { ...dish, lines: [{ ingredientId: 'saffron', quantity: 1, unit: 'g' as const }] },
      'UAH',
    ],
    ['no lines', { ...dish, lines: [] }, 'UAH'],
  ])('has no cost with %s', (_, given, currency) => {
    const served = servedDish(item(), given, [], reading(1, { currency }));
    expect([served.cookingCost, served.eatenCost]).toEqual([null, null]);
  });

  test('without a weight says no numbers that are none', () => {
    const water = { ...dish, cookedWeight: 0 };
    expect(servedDish(item(), water, [], reading(1))).toMatchObject({
      weightServing: 0,
      eaten: { kcal: 0 },
      eatenCost: { minor: 0 },
      servingsLeft: 0,
    });
  });
});
