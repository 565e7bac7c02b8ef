import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { MealType } from '../meal-types';
import { shownTable, standing, totalOf, totalsByDay, totalsByMeal, type PlannedPlate } from './day-totals';
import { STARTING_TARGETS, TARGET_KEYS } from './targets';

const plate = (date: string, mealType: MealType, kcal: number, cash = 0): PlannedPlate => ({
  date,
  mealType,
  kcal,
  protein: kcal / 20,
  fat: kcal / 50,
  carbs: kcal / 10,
  fiber: 1,
  cash,
});

const plates = [
  plate('2025-03-03', 'breakfast', 400.4, 2000.5),
  plate('2025-03-03', 'dinner', 700.4, 5000),
  plate('2025-03-03', 'dinner', 100.4, 1000),
  plate('2025-03-04', 'supper', 600, 4000),
  plate('2025-03-11', 'supper', 9999, 9999),
];

describe('totals', () => {
  test('of a day’s meals come in the order of the day, empty ones too', () => {
    expect(totalsByMeal(plates.slice(0, 3)).map(({ mealType, total }) => [mealType, total.kcal])).toEqual([
      ['breakfast', 400.4],
      ['morning-snack', 0],
      ['dinner', 800.8],
      ['afternoon-snack', 0],
      ['supper', 0],
    ]);
  });

  test('of days count these days alone', () => {
    const days = totalsByDay(plates, ['2025-03-03', '2025-03-04', '2025-03-05']);
    expect(days.map(({ date, total }) => [date, Math.round(total.kcal), total.cash, total.fiber])).toEqual([
      ['2025-03-03', 1201, 8000.5, 3],
      ['2025-03-04', 600, 4000, 1],
      ['2025-03-05', 0, 0, 0],
    ]);
  });

  test('shown rows add up to the shown total', () => {
    const table = shownTable(plates.slice(0, 3));
    expect(table.rows.map(({ kcal }) => kcal)).toEqual([401, 700, 100]);
    expect(table.total.kcal).toBe(1201);
    expect(table.total.cash).toBe(8001);
  });

  test('shown rows add up in every column, whatever they are', () => {
    const figure = fc.double({ min: 0, max: 3000, noNaN: true });
    const any = fc.record({
      kcal: figure,
      protein: figure,
      fat: figure,
      carbs: figure,
      fiber: figure,
      cash: figure,
    });
    fc.assert(
      fc.property(fc.array(any, { maxLength: 12 }), (rows) => {
        const table = shownTable(rows);
        const exact = totalOf(rows);
        for (const key of TARGET_KEYS) {
          expect(table.rows.reduce((sum, row) => sum + row[key], 0)).toBe(table.total[key]);
          expect(Math.abs(table.total[key] - exact[key])).toBeLessThanOrEqual(0.5001);
          table.rows.forEach((row, i) =>
            expect(Math.abs(row[key] - (rows[i]?.[key] ?? 0))).toBeLessThan(1.0001),
          );
        }
      }),
      { seed: 9, numRuns: 300 },
    );
  });
});

test('a day stands to its targets figure by figure', () => {
  const { total } = shownTable([plate('2025-03-03', 'dinner', 1950, 25_000)]);
  const against = standing(total, { ...STARTING_TARGETS, carbs: null });
  expect(against.kcal).toEqual({ total: 1950, target: 2000, difference: -50, status: 'within' });
  expect(against.protein).toMatchObject({ total: 98, target: 150, status: 'under' });
  expect(against.carbs).toEqual({ total: 195, target: null, difference: null, status: null });
  expect(against.cash).toMatchObject({ difference: 5000, status: 'over' });
});
