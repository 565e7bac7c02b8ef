import { describe, expect, test } from '@jest/globals';
import { mergeContributions, type RecipeLine, type ShopFacts, type UnitId } from '@sytno/domain';
import { linesOf, partsOf, type CookedDish, type Cooking } from './shopping';

const sold = (minor: number, per: 'kg' | 'l' | 'piece'): ShopFacts => ({ price: { UAH: { minor, per } } });

const FACTS = new Map<string, ShopFacts>([
  ['beetroot', { ...sold(2000, 'kg'), gramsPerPiece: 200 }],
  ['cabbage', sold(1500, 'kg')],
  ['flour', { ...sold(2500, 'kg'), density: 0.53 }],
  ['milk', { ...sold(5400, 'l'), density: 1.03 }],
  ['egg', { ...sold(700, 'piece'), gramsPerPiece: 55 }],
  ['egg-yolk', { ...sold(700, 'piece'), gramsPerPiece: 18, boughtAs: { id: 'egg' } }],
  ['rice', sold(6200, 'kg')],
  ['rice-cooked', { ...sold(2200, 'kg'), boughtAs: { id: 'rice', gramsPerGram: 0.38 } }],
  ['salt', sold(1800, 'kg')],
  ['water', sold(0, 'l')],
  ['ice', { ...sold(0, 'kg'), boughtAs: { id: 'water', gramsPerGram: 1 } }],
]);

const line = (
  ingredientId: string | null,
  quantity: number | null,
  unit: UnitId | null = 'g',
): RecipeLine => ({
  ingredientId,
  quantity,
  unit,
});

const DISHES = new Map<string, CookedDish>([
  [
    'borscht',
    { servings: 6, lines: [line('beetroot', 300), line('water', 2, 'l'), line('salt', null, 'to_taste')] },
  ],
  ['salad', { servings: 2, lines: [line('beetroot', 1, 'piece'), line('cabbage', 1, 'piece')] }],
  ['slaw', { servings: 3, lines: [line('cabbage', 500), line('flour', 1, 'tbsp'), line('ice', 100)] }],
  [
    'pancakes',
    { servings: 4, lines: [line('flour', 250), line('milk', 500, 'ml'), line('egg', 2, 'piece')] },
  ],
  ['custard', { servings: 3, lines: [line('egg-yolk', 4, 'piece'), line('milk', 1, 'glass')] }],
  ['plov', { servings: 4, lines: [line('rice-cooked', 600), line('rice', 100)] }],
]);

let count = 0;
const cook = (recipeId: string, servings: number, date = '2026-11-25'): Cooking => ({
  menuItemId: `item ${++count}`,
  recipeId,
  date,
  servings,
});
const build = (...cookings: Cooking[]) => linesOf(partsOf(cookings, DISHES), FACTS);
const amountsOf = (...cookings: Cooking[]) =>
  Object.fromEntries(build(...cookings).map(({ key, amounts }) => [key, amounts]));
const exactly = (quantity: number, unit: UnitId) => ({ low: quantity, high: quantity, unit });

describe('what is bought for a menu', () => {
  test('is scaled to the servings that are cooked', () => {
    expect(amountsOf(cook('borscht', 4))['beetroot']).toEqual([exactly(200, 'g')]);
    expect(amountsOf(cook('borscht', 30))['beetroot']).toEqual([exactly(1.5, 'kg')]);
  });

  test('is one line for a food of several dishes, with each dish’s own part', () => {
    const [borscht, salad] = [cook('borscht', 6, '2026-11-25'), cook('salad', 4, '2026-11-27')];
    const beetroot = build(borscht, salad).find(({ key }) => key === 'beetroot');
    expect(beetroot).toEqual({
      key: 'beetroot',
      ingredientId: 'beetroot',
      text: null,
      amounts: [exactly(700, 'g')],
      toTaste: false,
      sources: [
        { ...borscht, amount: exactly(300, 'g'), recipe: { amount: exactly(300, 'g'), servings: 6 } },
        { ...salad, amount: exactly(2, 'piece'), recipe: { amount: exactly(1, 'piece'), servings: 2 } },
      ],
    });
  });

  test('never adds a piece to grams without knowing what a piece weighs', () => {
    expect(amountsOf(cook('salad', 2), cook('slaw', 3))['cabbage']).toEqual([
      exactly(500, 'g'),
      exactly(1, 'piece'),
    ]);
  });

  test('is told as the shop sells it: spoons of flour by weight', () => {
    expect(amountsOf(cook('pancakes', 4), cook('slaw', 3))['flour']).toEqual([exactly(257.95, 'g')]);
  });

  test('is the food that a shop has: eggs for yolks, raw rice for boiled, in the parts too', () => {
    expect(amountsOf(cook('custard', 3), cook('pancakes', 4))['egg']).toEqual([exactly(6, 'piece')]);
    const [rice] = build(cook('plov', 2));
    expect(rice).toMatchObject({ key: 'rice', amounts: [exactly(164, 'g')] });
    expect(rice?.sources.map(({ amount }) => amount)).toEqual([exactly(114, 'g'), exactly(50, 'g')]);
  });

  test('marks what is to taste and leaves out what comes from the tap', () => {
    const lines = build(cook('borscht', 6), cook('slaw', 3));
    expect(lines.find(({ key }) => key === 'salt')).toMatchObject({
      amounts: [],
      toTaste: true,
      sources: [{ amount: null }],
    });
    expect(lines.map(({ key }) => key)).toEqual(['beetroot', 'cabbage', 'flour', 'salt']);
  });

  test('has a food that the catalogue does not know under its own words', () => {
    const dishes = new Map<string, CookedDish>([
      [
        'toast',
        { servings: 1, lines: [{ ...line(null, 2, 'slice'), food: ' Хліб Бабусин ' }, line(null, 1)] },
      ],
      ['soup', { servings: 1, lines: [{ ...line(null, 1, 'slice'), food: 'хліб бабусин' }] }],
    ]);
    const lines = linesOf(partsOf([cook('toast', 1), cook('soup', 1)], dishes), FACTS);
    expect(lines).toMatchObject([
      { key: 'text:хліб бабусин', ingredientId: null, text: 'Хліб Бабусин', amounts: [exactly(3, 'slice')] },
    ]);
  });

  test('is nothing for a recipe that is gone, one without lines, or no menu', () => {
    const dishes = new Map([['bare', { servings: 1, lines: [] }]]);
    expect(partsOf([cook('gone', 4), cook('bare', 4)], dishes)).toEqual([]);
    expect(build()).toEqual([]);
  });
});

/** Menus of every shape, always the same ones: a small generator whose numbers only look random. */
function menus(): Cooking[][] {
  let state = 42;
  const next = (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
  const names = [...DISHES.keys()];
  return Array.from({ length: 200 }, () =>
    Array.from({ length: next(9) }, () => cook(names[next(names.length)] ?? '', 1 + next(12))),
  );
}

describe('laws of building', () => {
  test('the same menu gives the same lines, in whatever order it is read', () => {
    for (const menu of menus()) {
      expect(build(...menu)).toEqual(build(...menu));
      expect(amountsOf(...menu.toReversed())).toEqual(amountsOf(...menu));
    }
  });

  test('the parts of a line add up to the line', () => {
    for (const menu of menus()) {
      for (const { key, amounts, toTaste, sources } of build(...menu)) {
        const parts = sources.map(({ amount }) => ({
          ingredientId: key,
          quantity: amount?.low ?? null,
          quantityTo: amount?.high ?? null,
          unit: amount?.unit ?? null,
        }));
        const [again] = mergeContributions(parts, FACTS);
        expect([key, again?.amounts]).toEqual([key, amounts]);
        expect(sources.some(({ amount }) => amount === null)).toBe(toTaste);
      }
    }
  });

  test('twice the servings are twice the amounts', () => {
    const inGrams = ({ low, unit }: { low: number; unit: UnitId }) =>
      unit === 'kg' || unit === 'l' ? low * 1000 : low;
    const totals = (menu: Cooking[]) =>
      build(...menu).map(({ key, amounts }) => [key, amounts.map(inGrams)] as const);
    for (const menu of menus()) {
      const twice = totals(menu.map((one) => ({ ...one, servings: one.servings * 2 })));
      totals(menu).forEach(([key, amounts], index) => {
        expect(twice[index]?.[0]).toBe(key);
        amounts.forEach((amount, part) => expect(twice[index]?.[1][part]).toBeCloseTo(amount * 2, 3));
      });
    }
  });
});
