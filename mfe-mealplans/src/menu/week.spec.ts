import { describe, expect, test } from '@jest/globals';
import { mealTotals, targetsOf, weekOf, weekTotal, type MenuItem } from './week';

const item = (
  date: string,
  mealType: MenuItem['mealType'],
  kcal: number,
  given: Partial<MenuItem> = {},
): MenuItem => ({
  id: `${date} ${mealType}`,
  date,
  mealType,
  position: 0,
  recipeId: 'r',
  recipeName: 'Борщ',
  picture: { icons: ['pot-of-food'], tint: '#A3213F' },
  servings: 4,
  servingWeight: 300,
  cookedWeight: 1200,
  weightServing: 300,
  eaten: { kcal, protein: 0, fat: 0, carbs: 0, fiber: 1.5 },
  cookingCost: null,
  eatenCost: null,
  plates: [],
  servingsLeft: 3,
  noCookingRequired: false,
  complete: true,
  ...given,
});
const priced = (minor: number) => ({ eatenCost: { minor, currency: 'UAH' } });

describe('a week', () => {
  test('has seven days with five meals each, in the day’s order', () => {
    const week = weekOf('2026-11-23', [
      item('2026-11-24', 'supper', 300),
      item('2026-11-24', 'breakfast', 250),
      item('2026-11-30', 'dinner', 999),
    ]);
    expect(week.map(({ day }) => day)).toEqual([
      '2026-11-23',
      '2026-11-24',
      '2026-11-25',
      '2026-11-26',
      '2026-11-27',
      '2026-11-28',
      '2026-11-29',
    ]);
    expect(week[1]?.meals.map(({ mealType, dishes }) => [mealType, dishes.length])).toEqual([
      ['breakfast', 1],
      ['morning-snack', 0],
      ['dinner', 0],
      ['afternoon-snack', 0],
      ['supper', 1],
    ]);
    expect(week.map(({ total }) => total.kcal)).toEqual([0, 550, 0, 0, 0, 0, 0]);
  });

  test('shows rows that add up to the day', () => {
    const [monday] = weekOf('2026-11-23', [
      item('2026-11-23', 'breakfast', 100.4, priced(1_000)),
      item('2026-11-23', 'dinner', 100.4, priced(2_345)),
      item('2026-11-23', 'supper', 100.4, priced(1)),
    ]);
    const rows = monday!.meals.flatMap(({ dishes }) => dishes.map(({ shown }) => shown.kcal));
    expect([rows, monday!.total.kcal]).toEqual([[101, 100, 100], 301]);
    expect(monday!.total.cash).toBe(3_346);
    expect(monday!.fiber).toBeCloseTo(4.5);
  });

  test.each([
    ['all', [priced(5), priced(0)]],
    ['some', [priced(5), {}]],
    ['none', [{}, {}]],
    ['all', []],
  ] as const)('knows the prices of %s', (prices, dishes) => {
    const items = dishes.map((given, place) =>
      item('2026-11-23', 'dinner', 1, { id: String(place), ...given }),
    );
    expect(weekOf('2026-11-23', items)[0]?.prices).toBe(prices);
  });
});

describe('what a week comes to', () => {
  const week = weekOf('2026-11-23', [
    item('2026-11-23', 'breakfast', 100.4, priced(1_000)),
    item('2026-11-23', 'breakfast', 100.4, priced(2_345)),
    item('2026-11-23', 'supper', 100.4),
    item('2026-11-25', 'dinner', 650.5, priced(1)),
  ]);

  test('a day’s meals add up to the day; those without dishes are left out', () => {
    const meals = mealTotals(week[0]!);
    expect(meals.map(({ mealType, total }) => [mealType, total.kcal, total.cash])).toEqual([
      ['breakfast', 201, 3_345],
      ['supper', 100, 0],
    ]);
    expect(meals.reduce((sum, { total }) => sum + total.kcal, 0)).toBe(week[0]!.total.kcal);
  });

  test('its days add up to it, and only those with dishes count', () => {
    const { days, total, prices, items } = weekTotal(week);
    expect([days, items.length, prices]).toEqual([2, 4, 'some']);
    expect(total.kcal).toBe(week.reduce((sum, day) => sum + day.total.kcal, 0));
    expect(total.cash).toBe(3_346);
    expect(weekTotal(weekOf('2026-11-23', [])).days).toBe(0);
  });

  test('is measured against as many days’ targets; what has none has none', () => {
    const targets = { kcal: 2000, protein: 150, fat: 44, carbs: 250, cash: null };
    expect(targetsOf(targets, 3)).toEqual({ kcal: 6000, protein: 450, fat: 132, carbs: 750, cash: null });
  });
});
