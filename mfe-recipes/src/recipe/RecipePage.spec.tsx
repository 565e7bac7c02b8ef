import { describe, expect, test } from '@jest/globals';
import type { Inputs } from '@sytno/contract';
import { dayAt, type Language } from '@sytno/domain';
import { browserTimeZone, now } from '@sytno/kit';
import { Route, Routes } from '@sytno/kit/router';
import { fireEvent, refused, renderOnStand, screen, userEvent, waitFor, within } from '@sytno/kit/stand';
import { CatalogPage } from '../catalog/CatalogPage';
import { en } from '../texts/en';
import { ru } from '../texts/ru';
import { uk } from '../texts/uk';
import { RecipePage } from './RecipePage';
import type { Recipe } from './recipe.queries';
import { aLine, aRecipe } from './testing/examples';

type Add = Inputs['mealplans']['menu']['add'];

function open(
  given: Partial<Recipe> | Error = {},
  { lng = 'uk', add }: { lng?: Language; add?: (item: Add) => unknown } = {},
) {
  const recipe = aRecipe(given instanceof Error ? {} : given);
  return renderOnStand(
    <Routes>
      <Route path="/:lng/user/recipes/:id" element={<RecipePage lng={lng} />} />
    </Routes>,
    {
      lng,
      path: `/${lng}/user/recipes/${recipe.id}`,
      texts: { recipes: { uk, ru, en }[lng] },
      answers: {
        'recipes.recipe.get': ({ id }: { id: string }) => {
          expect(id).toBe(recipe.id);
          if (given instanceof Error) throw given;
          return recipe;
        },
        ...(add ? { 'mealplans.menu.add': add } : {}),
      },
    },
  );
}

const part = async (name: string) => within(await screen.findByRole('region', { name }));
const linesOf = async () =>
  (await part('Інгредієнти')).getAllByRole('listitem').map((row) => row.textContent);
const table = async () =>
  Object.fromEntries(
    (await part('Поживність'))
      .getAllByRole('row')
      .map((row) => [
        within(row).getByRole('rowheader').textContent,
        within(row).getByRole('cell').textContent,
      ]),
  );
/** Spaces that do not break are spaces to a reader. */
const plain = (words: string | null | undefined) => words?.replace(/[\u00a0\u202f]/g, ' ');

describe('a recipe', () => {
  test('is told with its number, kind, times, tools and steps', async () => {
    open();
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Деруни зі сметаною');
    expect(screen.getByText('№ 1002 · Страви з овочів і грибів · Деруни та оладки')).toBeTruthy();
    for (const words of [
      'Хрумкі картопляні млинці.',
      'Сніданок',
      'Вечеря',
      /підготовка 20.хв, готування 25.хв/,
      'по 300 г',
      'Плита',
      'Можна без електрики',
    ]) {
      expect(screen.getByText(words)).toBeTruthy();
    }
    expect(screen.queryByText(/Очікування/)).toBeNull();
    const steps = (await part('Приготування')).getAllByRole('listitem');
    expect(steps.map(({ textContent }) => plain(textContent))).toEqual([
      'Натріть картоплю.',
      'Посмажте деруни з обох боків.25 хв',
    ]);
    expect(screen.getByRole('link', { name: 'Усі рецепти' }).getAttribute('href')).toBe('/uk/user/recipes');
  });

  test('gives the window its name', async () => {
    document.title = 'Рецепт – Ситно';
    open();
    await waitFor(() => expect(document.title).toBe('Деруни зі сметаною – Ситно'));
  });

  test('has its lines in groups, in words, with grams where the amount is none', async () => {
    open();
    const ingredients = await part('Інгредієнти');
    expect(ingredients.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'Для дерунів',
      'До подачі',
    ]);
    expect((await linesOf()).map(plain)).toEqual([
      'картопля1 кгкрохмалиста',
      'яйце1–2 шт.83 г',
      'борошно пшеничне3 ст. л.27 г',
      'сільза смаком',
      'сметана 20%150 гза бажанням',
    ]);
  });

  test('grows with the servings', async () => {
    open();
    const more = (await part('Інгредієнти')).getByRole('button', { name: 'Більше порцій' });
    await userEvent.click(more);
    await userEvent.click(more);
    expect((await linesOf()).map(plain)).toEqual([
      'картопля1,5 кгкрохмалиста',
      'яйце1½–3 шт.125 г',
      'борошно пшеничне4½ ст. л.41 г',
      'сільза смаком',
      'сметана 20%225 гза бажанням',
    ]);
    expect(plain((await part('Вартість')).getByText(/за 6 порцій/).textContent)).toBe('96 ₴ за 6 порцій');
  });

  test('has its nutrition for a serving, for 100 g and for the whole', async () => {
    open();
    expect(await table()).toEqual({
      Енергія: '250 ккал',
      Білки: '6 г',
      Жири: '10 г',
      'Вуглеводи без клітковини': '32 г',
      Клітковина: '4 г',
    });
    await userEvent.click(screen.getByRole('tab', { name: '100 г' }));
    expect(await table()).toMatchObject({ Енергія: '83 ккал', Білки: '2 г', Жири: '3,3 г' });
    await userEvent.click(screen.getByRole('tab', { name: 'Уся страва' }));
    expect(await table()).toMatchObject({ Білки: '24 г', Жири: '40 г' });
    await userEvent.click(screen.getByRole('button', { name: 'Менше порцій' }));
    expect(await table()).toMatchObject({ Енергія: '750 ккал', Білки: '18 г' });
    expect(screen.getByText('В усій страві, 3 порції')).toBeTruthy();
  });

  test('says what a serving costs, and that it is an estimate', async () => {
    open();
    const cost = await part('Вартість');
    expect(plain(cost.getByText(/за порцію/).textContent)).toBe('16 ₴ за порцію');
    expect(cost.getByText('оцінка')).toBeTruthy();
  });

  test('names allergens and diets, and sends to the label', async () => {
    open();
    const flags = await part('Алергени та дієти');
    for (const words of ['глютен', 'яйця', 'молоко', 'Вегетаріанське'])
      expect(flags.getByText(words)).toBeTruthy();
    expect(flags.queryByText('Веганське')).toBeNull();
    expect(flags.getByText(/перевіряйте етикетки/)).toBeTruthy();
  });

  test('leads to its source without telling where from, and only to the web', async () => {
    const { unmount } = open({ sourceUrl: 'https://example.org/deruny?x=1' });
    const link = await screen.findByRole('link', { name: 'Джерело: example.org' });
    expect(link.getAttribute('href')).toBe('https://example.org/deruny?x=1');
    expect(link.getAttribute('rel')).toBe('noopener noreferrer');
    unmount();
    open({ sourceUrl: 'javascript:alert(1)' });
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByText(/Джерело/)).toBeNull();
  });

  test('names whom its page names, and what that page gives, beside its own figures', async () => {
    const nutrients = { kcal: 320.5, protein: 12, fat: null, carbs: 40, per: 'serving' as const };
    const { unmount } = open({ source: { author: 'Олена <b>Кухар</b>', nutrients } });
    expect(await screen.findByText('Автор: Олена <b>Кухар</b>')).toBeTruthy();
    const nutrition = await part('Поживність');
    expect(
      nutrition.getByText('За даними джерела, в порції: 320,5 ккал · білки 12 г · вуглеводи 40 г.'),
    ).toBeTruthy();
    expect(nutrition.getByText('250 ккал')).toBeTruthy();
    unmount();
    open({});
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByText(/Автор|джерела/)).toBeNull();
  });

  test.each([
    ['ru', 'Пищевая ценность', '250 ккал', 'глютен', 'Добавить в меню'],
    ['en', 'Nutrition', '250 kcal', 'gluten', 'Add to menu'],
  ] as const)('speaks %s', async (lng, title, kcal, allergen, action) => {
    open({}, { lng });
    expect((await part(title)).getByText(kcal)).toBeTruthy();
    expect(screen.getByText(allergen)).toBeTruthy();
    expect(screen.getByRole('button', { name: action })).toBeTruthy();
  });
});

describe('what is not known is said in words', () => {
  test('all is counted', async () => {
    open();
    expect(await screen.findByText(/Пораховано всі інгредієнти/)).toBeTruthy();
  });

  test('a new ingredient, with the promise of spec §4', async () => {
    open({
      missing: [{ position: 0, reason: 'no-ingredient' }],
      lines: [aLine({ ingredientId: null, ingredientName: 'чорниця сушена', unit: 'piece', grams: null })],
      cost: { minor: 100, currency: 'UAH', estimate: false, missing: [0] },
      flags: { ...aRecipe().flags, vegan: 'unknown', allergens: [], allergensComplete: false },
    });
    const nutrition = await part('Поживність');
    expect(nutrition.getByText('Помилка розрахунку поживності страви!')).toBeTruthy();
    expect(nutrition.getByText('чорниця сушена: такого продукту ще немає в каталозі')).toBeTruthy();
    expect(nutrition.getByText(/протягом доби/)).toBeTruthy();
    expect((await part('Вартість')).getByText('Без ціни: чорниця сушена.')).toBeTruthy();
    expect(screen.queryByText('оцінка')).toBeNull();
    expect((await part('Алергени та дієти')).getByText(/відомі не всі\.$/)).toBeTruthy();
  });

  test('an amount that cannot be weighed', async () => {
    open({ missing: [{ position: 1, reason: 'no-piece-weight' }] });
    const nutrition = await part('Поживність');
    expect(nutrition.getByText('яйце: невідома вага штуки')).toBeTruthy();
    expect(nutrition.queryByText(/протягом доби/)).toBeNull();
  });

  test('no weight, no price', async () => {
    open({ per100g: null, cost: null, weightBasis: 'raw' });
    await userEvent.click(await screen.findByRole('tab', { name: '100 г' }));
    expect(screen.getByText(/на 100 г порахувати не можна/)).toBeTruthy();
    expect(screen.getByText(/не зважували/)).toBeTruthy();
    expect(screen.getByText('Для валюти вашого профілю цін немає.')).toBeTruthy();
  });
});

describe('adding to the menu', () => {
  const answer = ({ date, mealType, recipeId, servings = 4 }: Add) => ({
    id: '7b1e0000-0000-4000-8000-0000000000aa',
    date,
    mealType,
    position: 0,
    recipeId,
    recipeName: 'Деруни зі сметаною',
    picture: { icons: ['potato'], tint: '#7FAE5A' },
    servings,
    servingWeight: 300,
    cookedWeight: 300 * servings,
    weightServing: 300,
    eaten: { kcal: 250, protein: 6, fat: 10, carbs: 32, fiber: 4 },
    cookingCost: null,
    eatenCost: null,
    plates: [],
    servingsLeft: 3,
    noCookingRequired: false,
    complete: true,
  });
  const dialog = async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Додати до меню' }));
    return within(screen.getByRole('dialog', { name: 'Додати до меню' }));
  };

  test('begins today, with the recipe’s first meal and four servings, and leads to the week', async () => {
    const added: Add[] = [];
    open(
      { servings: 8 },
      {
        add: (item) => {
          added.push(item);
          return answer(item);
        },
      },
    );
    const form = await dialog();
    const today = dayAt(now(), browserTimeZone());
    expect(form.getByLabelText<HTMLInputElement>('Дата').value).toBe(today);
    await userEvent.click(form.getByRole('button', { name: 'Додати' }));
    const link = await screen.findByRole('link', { name: 'До цього тижня' });
    expect(link.getAttribute('href')).toBe(`/uk/user/mealplans?date=${today}`);
    expect(added).toEqual([
      { date: today, mealType: 'breakfast', recipeId: aRecipe().id, servings: 4, language: 'uk' },
    ]);
    expect(screen.getByText(/^«Деруни зі сметаною» додано до меню:/)).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('takes another day, meal and number of servings', async () => {
    const added: Add[] = [];
    open(
      {},
      {
        add: (item) => {
          added.push(item);
          return answer(item);
        },
      },
    );
    const form = await dialog();
    fireEvent.change(form.getByLabelText('Дата'), { target: { value: '2026-12-24' } });
    await userEvent.selectOptions(form.getByLabelText('Прийом їжі'), 'supper');
    await userEvent.click(form.getByRole('button', { name: 'Менше порцій' }));
    await userEvent.click(form.getByRole('button', { name: 'Додати' }));
    expect(await screen.findByText('«Деруни зі сметаною» додано до меню: 24 грудня, Вечеря')).toBeTruthy();
    expect(added).toMatchObject([{ date: '2026-12-24', mealType: 'supper', servings: 3 }]);
  });

  test('without a date asks for one and sends nothing', async () => {
    open({}, { add: () => expect(true).toBe(false) });
    const form = await dialog();
    fireEvent.change(form.getByLabelText('Дата'), { target: { value: '' } });
    await userEvent.click(form.getByRole('button', { name: 'Додати' }));
    expect(form.getByRole('alert').textContent).toContain('Такої дати немає');
    await userEvent.click(form.getByRole('button', { name: 'Скасувати' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('that is refused says why and keeps the question open', async () => {
    open(
      {},
      {
        add: () => {
          throw refused('NOT_FOUND');
        },
      },
    );
    const form = await dialog();
    await userEvent.click(form.getByRole('button', { name: 'Додати' }));
    expect(await screen.findByText('Тут нічого не знайдено.')).toBeTruthy();
    expect(screen.getByRole('dialog')).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'До цього тижня' })).toBeNull();
  });
});

test('leads back to the list as it was last seen', async () => {
  const recipe = aRecipe();
  const list = { id: recipe.id, number: 1, name: recipe.name, description: '', categoryId: 'soups' };
  const { mealTypes, servings, minutes, weightServing, perServing, picture } = recipe;
  const card = { ...list, favorite: false, mealTypes, servings, minutes, weightServing, perServing, picture };
  renderOnStand(
    <Routes>
      <Route path="/uk/user/recipes" element={<CatalogPage lng="uk" />} />
      <Route path="/uk/user/recipes/:id" element={<RecipePage lng="uk" />} />
    </Routes>,
    {
      path: '/uk/user/recipes?name=%D0%B4%D0%B5%D1%80&mealType=supper&page=2',
      texts: { recipes: uk },
      answers: {
        'recipes.catalog.list': () => ({ items: [card], count: 40, foods: [] }),
        'recipes.catalog.categories': () => ({ items: [], kcal: { min: 0, max: 800 } }),
        'recipes.recipe.get': () => recipe,
      },
    },
  );
  await userEvent.click(await screen.findByRole('link', { name: recipe.name }));
  const back = await screen.findByRole('link', { name: 'Усі рецепти' });
  expect(decodeURIComponent(back.getAttribute('href') ?? '')).toBe(
    '/uk/user/recipes?name=дер&mealType=supper&page=2',
  );
});

test('a recipe that is not there, or another’s, says so and leads back', async () => {
  open(refused('NOT_FOUND'));
  expect((await screen.findByRole('alert')).textContent).toContain('Тут нічого не знайдено');
  expect(screen.getByRole('link', { name: 'Усі рецепти' })).toBeTruthy();
});
