import { expect, test } from '@jest/globals';
import { weekOf, type MenuItem } from './week';

const item = (date: string, mealType: MenuItem['mealType'], kcal: number): MenuItem => ({
  id: `${date} ${mealType}`,
  date,
  mealType,
  recipeId: 'r',
  recipeName: 'Борщ',
  servings: 4,
  weightServing: 300,
  eaten: { kcal, protein: 0, fat: 0, carbs: 0 },
  noCookingRequired: false,
});

test('a week has seven days, meals in the day’s order, and the sum of what is eaten', () => {
  const week = weekOf('2026-11-23', [
    item('2026-11-24', 'supper', 300),
    item('2026-11-24', 'breakfast', 250.5),
    item('2026-11-29', 'dinner', 100),
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
  expect(week[1]?.meals.map(({ mealType }) => mealType)).toEqual(['breakfast', 'supper']);
  expect(week.map(({ kcal }) => kcal)).toEqual([0, 550.5, 0, 0, 0, 0, 100]);
});
