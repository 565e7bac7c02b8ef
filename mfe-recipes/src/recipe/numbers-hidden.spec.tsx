import { describe, expect, test } from '@jest/globals';
import { Route, Routes } from '@sytno/kit/router';
import { renderOnStand, screen, userEvent } from '@sytno/kit/stand';
import { FOOD_NUMBERS, NumbersHidden } from '../catalog/testing/NumbersHidden';
import { en } from '../texts/en';
import { ru } from '../texts/ru';
import { uk } from '../texts/uk';
import { RecipePage } from './RecipePage';
import type { Recipe } from './recipe.queries';
import { aRecipe } from './testing/examples';

function open(lng: 'uk' | 'ru' | 'en', given: Partial<Recipe> = {}) {
  const recipe = aRecipe(given);
  renderOnStand(
    <NumbersHidden>
      <Routes>
        <Route path="/:lng/user/recipes/:id" element={<RecipePage lng={lng} />} />
      </Routes>
    </NumbersHidden>,
    {
      lng,
      path: `/${lng}/user/recipes/${recipe.id}`,
      texts: { recipes: { uk, ru, en }[lng] },
      answers: { 'recipes.recipe.get': () => recipe },
    },
  );
}

describe('a recipe for a reader who hides numbers', () => {
  test.each([
    ['uk', 'Вартість', 'Інгредієнти', 'Додати до меню'],
    ['ru', 'Стоимость', 'Ингредиенты', 'Добавить в меню'],
    ['en', 'Cost', 'Ingredients', 'Add to menu'],
  ] as const)(
    '%s: has food, steps and money, and no figure of its nutrition',
    async (lng, cost, lines, add) => {
      const nutrients = { kcal: 320, protein: 12, fat: 9, carbs: 40, per: '100g' as const };
      open(lng, { source: { author: 'А', nutrients } });
      expect(await screen.findByRole('region', { name: cost })).toBeTruthy();
      expect(screen.getByRole('region', { name: lines })).toBeTruthy();
      expect(document.body.textContent).not.toMatch(FOOD_NUMBERS);
      await userEvent.click(screen.getByRole('button', { name: add }));
      await screen.findByRole('dialog');
      expect(document.body.textContent).not.toMatch(FOOD_NUMBERS);
    },
  );

  test('says nothing of figures that are not complete either', async () => {
    open('uk', { missing: [{ position: 0, reason: 'no-nutrients' }] });
    await screen.findByRole('region', { name: 'Вартість' });
    expect(document.body.textContent).not.toMatch(FOOD_NUMBERS);
    expect(screen.queryByText(/Помилка розрахунку/)).toBeNull();
  });
});
