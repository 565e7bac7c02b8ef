import { expect, test } from '@jest/globals';
import type { Outputs } from '@sytno/contract';
import { Route, Routes } from '@sytno/kit/router';
import { refused, renderOnStand, screen } from '@sytno/kit/stand';
import { uk } from '../texts/uk';
import { IngredientPage } from './IngredientPage';

const POTATO: Outputs['recipes']['ingredients']['get'] = {
  id: 'potato',
  name: 'картопля',
  otherNames: [
    { language: 'ru', name: 'картофель' },
    { language: 'en', name: 'potato' },
  ],
  aliases: ['бульба'],
  icon: 'potato',
  tint: '#E6CC93',
  aisle: 'Овочі',
  per100g: { kcal: 77, protein: 2.02, fat: 0.09, carbs: 15.27, fiber: null },
  source: { table: 'usda-sr26', ref: 'NDB 11352' },
  season: [1, 11],
  price: { minor: 2200, currency: 'UAH', per: 'kg', estimate: true },
  gramsPerPiece: 150,
  density: null,
  ediblePart: 0.8,
  shelfLifeDays: { pantry: 45, fridge: null, freezer: null },
  allergens: ['celery'],
  diets: ['vegan', 'vegetarian'],
  readLabel: false,
};

const open = (answer: () => typeof POTATO) =>
  renderOnStand(
    <Routes>
      <Route path="/uk/user/ingredients/:id" element={<IngredientPage lng="uk" />} />
    </Routes>,
    {
      path: '/uk/user/ingredients/potato',
      lng: 'uk',
      texts: { recipes: uk },
      answers: {
        'recipes.ingredients.get': answer,
        'recipes.catalog.list': () => ({ items: [], count: 0, foods: [] }),
      },
    },
  );

test('an ingredient tells what is known of it, and what is not', async () => {
  open(() => POTATO);
  expect(await screen.findByRole('heading', { level: 1, name: 'картопля' })).toBeTruthy();
  for (const words of ['77 ккал', 'невідомо', 'За таблицею USDA SR26, NDB 11352.', '45 днів', 'селера']) {
    expect(screen.getByText(words)).toBeTruthy();
  }
  expect(screen.getByText('Веганське')).toBeTruthy();
  expect(screen.queryByText('Вегетаріанське')).toBeNull();
  expect(await screen.findByText('Рецептів із цим продуктом ще немає.')).toBeTruthy();
});

test('one that is not there is told so', async () => {
  open(() => {
    throw refused('NOT_FOUND');
  });
  expect(await screen.findByRole('alert')).toBeTruthy();
});
