import { describe, expect, test } from '@jest/globals';
import type { Inputs, Outputs } from '@sytno/contract';
import { refused, renderOnStand, screen, userEvent, waitFor } from '@sytno/kit/stand';
import { NumbersHidden, FOOD_NUMBERS } from './testing/NumbersHidden';
import { en } from '../texts/en';
import { ru } from '../texts/ru';
import { uk } from '../texts/uk';
import { CatalogPage } from './CatalogPage';

type Add = Inputs['mealplans']['menu']['add'];
type Item = Outputs['recipes']['catalog']['list']['items'][number];

const DISH: Item = {
  id: '7b1e0000-0000-4000-8000-000000000001',
  number: 1001,
  name: 'Борщ',
  description: 'Опис',
  categoryId: 'soups',
  mealTypes: ['dinner'],
  servings: 4,
  minutes: 90,
  weightServing: 400,
  perServing: { kcal: 261.4, protein: 12.5, fat: 8.4, carbs: 30.1, fiber: 4 },
  picture: { icons: ['potato'], tint: '#D9793F' },
  favorite: false,
};

const itemId = (number: number) => `7b1e0000-0000-4000-8000-00000000010${String(number)}`;

const onMenu = ({ date, mealType, recipeId }: Add, number: number): Outputs['mealplans']['menu']['add'] => ({
  id: itemId(number),
  date,
  mealType,
  position: 0,
  recipeId,
  recipeName: DISH.name,
  picture: DISH.picture,
  servings: 4,
  servingWeight: 400,
  cookedWeight: 1600,
  weightServing: 400,
  eaten: DISH.perServing,
  cookingCost: null,
  eatenCost: null,
  plates: [],
  servingsLeft: 3,
  noCookingRequired: false,
  complete: true,
});

/** The list as the week's "add a dish" opens it, with a menu behind it. */
function open(query: string, lng: 'uk' | 'ru' | 'en' = 'uk', hidden = false) {
  const page = <CatalogPage lng={lng} />;
  const menu = { added: [] as Add[], removed: [] as string[], refusal: undefined as Error | undefined };
  renderOnStand(hidden ? <NumbersHidden>{page}</NumbersHidden> : page, {
    lng,
    path: `/${lng}/user/recipes${query}`,
    texts: { recipes: { uk, ru, en }[lng] },
    answers: {
      'recipes.catalog.list': () => ({ items: [DISH], count: 1, foods: [] }),
      'recipes.catalog.categories': () => ({ items: [], kcal: { min: 0, max: 800 } }),
      'mealplans.menu.add': (dish: Add) => {
        if (menu.refusal) throw menu.refusal;
        menu.added.push(dish);
        return onMenu(dish, menu.added.length);
      },
      'mealplans.menu.remove': ({ id }: { id: string }) => {
        menu.removed.push(id);
        return { done: true };
      },
    },
  });
  return menu;
}

const button = (name: string) => screen.findByRole('button', { name });

describe('a dish that is looked for a day of the week', () => {
  test('is put there from its card, once more, and taken off again; the band says where and leads back', async () => {
    const menu = open('?date=2026-11-25&mealType=supper');
    expect(await screen.findByText('Додаємо до: ср, 25 листопада · вечеря')).toBeTruthy();
    const back = screen.getByRole('link', { name: 'Назад до тижня' });
    expect(back.getAttribute('href')).toBe('/uk/user/mealplans?date=2026-11-25');

    await userEvent.click(await button('Додати «Борщ»'));
    await userEvent.click(await button('Додати ще: «Борщ»'));
    await waitFor(() => expect(menu.added).toHaveLength(2));
    expect(menu.added[0]).toEqual({
      date: '2026-11-25',
      mealType: 'supper',
      recipeId: DISH.id,
      servings: 4,
      language: 'uk',
    });
    const undo = /^Скасувати: «Борщ» додано/;
    await userEvent.click(await screen.findByRole('button', { name: undo }));
    await waitFor(() => expect(menu.removed).toEqual([itemId(2)]));
    await userEvent.click(screen.getByRole('button', { name: undo }));
    await waitFor(() => expect(menu.removed).toEqual([itemId(2), itemId(1)]));
    expect(await button('Додати «Борщ»')).toBeTruthy();
    expect(screen.queryByRole('button', { name: undo })).toBeNull();
  });

  test('comes to its own meal when only a day is given', async () => {
    const menu = open('?date=2026-11-25');
    expect(await screen.findByText('Додаємо до: ср, 25 листопада')).toBeTruthy();
    await userEvent.click(await button('Додати «Борщ»'));
    await waitFor(() => expect(menu.added[0]).toMatchObject({ mealType: 'dinner' }));
  });

  test('that the day does not take is told, and can be tried again', async () => {
    const menu = open('?date=2026-11-25');
    menu.refusal = refused('DAY_FULL');
    await userEvent.click(await button('Додати «Борщ»'));
    await waitFor(() => expect(screen.getByRole('status').textContent).not.toBe(''));
    menu.refusal = undefined;
    await userEvent.click(await button('Додати «Борщ»'));
    expect(await button('Додати ще: «Борщ»')).toBeTruthy();
  });

  test.each(['', '?date=soon'])('at %j there is no band and no button on a card', async (query) => {
    open(query);
    expect(await screen.findByRole('link', { name: 'Борщ' })).toBeTruthy();
    expect(screen.queryByText(/Додаємо до/)).toBeNull();
    expect(screen.queryByRole('button', { name: 'Додати «Борщ»' })).toBeNull();
  });
});

describe('a reader who hides numbers', () => {
  test.each(['uk', 'ru', 'en'] as const)(
    'meets none in the list, its filters and the band, %s',
    async (lng) => {
      open('?date=2026-11-25&mealType=supper', lng, true);
      expect(await screen.findByRole('link', { name: 'Борщ' })).toBeTruthy();
      expect(document.body.textContent).not.toMatch(FOOD_NUMBERS);
      // What is no number of food stays.
      expect(document.body.textContent).toMatch(/1\s?(год|ч|h)/);
    },
  );

  test('and one who does not, sees the energy of a serving', async () => {
    open('');
    expect(await screen.findByText('261 ккал у порції')).toBeTruthy();
  });
});
