import { afterEach, describe, expect, test } from '@jest/globals';
import type { Inputs, Outputs } from '@sytno/contract';
import type { Language } from '@sytno/domain';
import { useLocation } from '@sytno/kit/router';
import { refused, renderOnStand, screen, userEvent, waitFor, within } from '@sytno/kit/stand';
import { en } from '../texts/en';
import { ru } from '../texts/ru';
import { uk } from '../texts/uk';
import { CatalogPage } from './CatalogPage';

type Question = Inputs['recipes']['catalog']['list'];
type Page = Outputs['recipes']['catalog']['list'];

const card = (n: number, name = `Страва ${n}`): Page['items'][number] => ({
  id: `7b1e0000-0000-4000-8000-${String(n).padStart(12, '0')}`,
  number: 1000 + n,
  name,
  description: 'Опис',
  categoryId: 'soups',
  mealTypes: ['dinner'],
  servings: 4,
  minutes: 21,
  weightServing: 400,
  perServing: { kcal: 261.4, protein: 12.5, fat: 8.4, carbs: 30.1, fiber: 4 },
  picture: { icons: ['potato'], tint: '#D9793F' },
  favorite: false,
});
const CATEGORIES: Outputs['recipes']['catalog']['categories'] = {
  items: [
    {
      id: 'soups',
      name: 'Супи',
      icon: 'pot-of-food',
      tint: '#D9793F',
      count: 5,
      subcategories: [
        { id: 'soups-borscht', name: 'Борщі', count: 2 },
        { id: 'soups-cold', name: 'Холодні супи', count: 0 },
      ],
    },
    { id: 'meat', name: 'Страви з м’яса', icon: 'cut-of-meat', tint: '#B5523B', count: 3, subcategories: [] },
  ],
  kcal: { min: 42, max: 871 },
};

/** Where the browser stands, so that a test can read it. */
function Address() {
  const { pathname, search } = useLocation();
  return <output data-testid="address">{decodeURIComponent(pathname + search)}</output>;
}
const address = () => screen.getByTestId('address').textContent;

let asked: Question[] = [];
let stars: boolean[] = [];
let starFails = false;
afterEach(() => {
  asked = [];
  stars = [];
  starFails = false;
});
const star = (on: boolean) => {
  if (starFails) throw refused('UNAVAILABLE');
  stars.push(on);
  return { done: true };
};

function open(
  answer: (question: Question) => Page | Promise<Page> = () => ({
    items: [card(1), card(2)],
    count: 2,
    foods: [],
  }),
  { path = '/uk/user/recipes', lng = 'uk' }: { path?: string; lng?: Language } = {},
) {
  return renderOnStand(
    <>
      <CatalogPage lng={lng} />
      <Address />
    </>,
    {
      path,
      lng,
      texts: { recipes: { uk, ru, en }[lng] },
      answers: {
        'recipes.catalog.list': (question: Question) => {
          asked.push(question);
          return answer(question);
        },
        'recipes.catalog.categories': () => CATEGORIES,
        'recipes.catalog.favorite': () => star(true),
        'recipes.catalog.unfavorite': () => star(false),
      },
    },
  );
}

const search = () => screen.getByRole('searchbox', { name: 'Назва, № або інгредієнт' });
const select = (name: string) => screen.findByRole('combobox', { name });

describe('the recipe list', () => {
  test('shows a card for each recipe that leads to it, and how many there are', async () => {
    open();
    const link = await screen.findByRole('link', { name: 'Страва 1' });
    expect(link.getAttribute('href')).toBe(`/uk/user/recipes/${card(1).id}`);
    expect(screen.getByText('2 рецепти')).toBeTruthy();
    const shown = within(link.closest('article')!);
    for (const words of ['261 ккал у порції', '21 хв']) {
      expect(shown.getByText(words)).toBeTruthy();
    }
    expect(screen.queryByRole('navigation', { name: 'Сторінки' })).toBeNull();
  });

  test.each([
    ['ru', '2 рецепта', '261 ккал в порции'],
    ['en', '2 recipes', '261 kcal a serving'],
  ] as const)('speaks %s', async (lng, count, kcal) => {
    open(undefined, { lng, path: `/${lng}/user/recipes` });
    expect(await screen.findByText(count)).toBeTruthy();
    expect(screen.getAllByText(kcal)).toHaveLength(2);
    expect(asked[0]?.language).toBe(lng);
  });

  test('asks for what the address says', async () => {
    open(undefined, { path: '/uk/user/recipes?name=борщ&mealType=dinner&categories=soups&page=2' });
    await screen.findByText('Страва 1');
    expect(asked[0]).toMatchObject({ name: 'борщ', mealType: 'dinner', categories: 'soups', page: 2 });
    expect((search() as HTMLInputElement).value).toBe('борщ');
    expect(((await select('Прийом їжі')) as HTMLSelectElement).value).toBe('dinner');
  });
});

describe('narrowing', () => {
  test('by name: after a pause, once, into the address, from page 1', async () => {
    open(undefined, { path: '/uk/user/recipes?page=2' });
    await screen.findByText('Страва 1');
    await userEvent.type(search(), 'борщ');
    await waitFor(() => expect(address()).toBe('/uk/user/recipes?name=борщ'));
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ name: 'борщ', page: 1 }));
    expect(asked.map(({ name }) => name)).toEqual([undefined, 'борщ']);
  });

  const openSheet = async () => {
    await userEvent.click(await screen.findByRole('button', { name: /^Фільтри/ }));
    return within(await screen.findByRole('dialog'));
  };

  test('by meal, category and subcategory; the category takes its subcategories along', async () => {
    open(undefined, { path: '/uk/user/recipes?page=3' });
    await screen.findByText('Страва 1');
    await userEvent.selectOptions(await select('Прийом їжі'), 'supper');
    expect(address()).toBe('/uk/user/recipes?mealType=supper');
    const sheet = await openSheet();
    await userEvent.click(sheet.getByRole('button', { name: 'Супи (5)' }));
    await userEvent.click(sheet.getByRole('button', { name: 'Страви з м’яса (3)' }));
    expect(address()).toBe('/uk/user/recipes?mealType=supper&categories=soups,meat');
    await userEvent.click(sheet.getByRole('button', { name: 'Супи (5)' }));
    expect(address()).toBe('/uk/user/recipes?mealType=supper&categories=meat');
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ categories: 'meat', page: 1 }));
  });

  test('each choice stands as a chip that takes it off', async () => {
    open(() => ({ items: [card(1)], count: 1, foods: [{ id: 'beetroot', name: 'буряк' }] }), {
      path: '/uk/user/recipes?ingredients=beetroot&free=milk&minKcal=100&maxKcal=400&unequipped=oven&mine=true',
    });
    for (const words of ['з: буряк', 'без алергену: молоко', '100–400 ккал', 'Без духовки', 'Мої']) {
      expect(await screen.findByText(words)).toBeTruthy();
    }
    await userEvent.click(screen.getByRole('button', { name: 'Прибрати: з: буряк' }));
    expect(address()).not.toContain('beetroot');
    await userEvent.click(screen.getByRole('button', { name: 'Прибрати фільтри' }));
    expect(address()).toBe('/uk/user/recipes');
  });

  test('nothing found names the filter to give up, with what is found then', async () => {
    open(
      ({ diet, name }) =>
        diet && name
          ? { items: [], count: 0, foods: [] }
          : { items: [card(1)], count: diet ? 3 : 7, foods: [] },
      { path: '/uk/user/recipes?name=борщ&diet=vegan' },
    );
    const drop = await screen.findByRole('button', { name: 'Прибрати «Веганське» (7)' });
    expect(screen.getByRole('button', { name: 'Прибрати «назва «борщ»» (3)' })).toBeTruthy();
    await userEvent.click(drop);
    expect(await screen.findByText('Страва 1')).toBeTruthy();
    expect(address()).toBe('/uk/user/recipes?name=борщ');
  });

  test('to nothing says so, and one button clears it all', async () => {
    open(
      ({ name }) => (name ? { items: [], count: 0, foods: [] } : { items: [card(1)], count: 1, foods: [] }),
      {
        path: '/uk/user/recipes?name=щось&mealType=dinner',
      },
    );
    expect(await screen.findByText('Нічого не знайдено')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Прибрати фільтри' }));
    expect(await screen.findByText('Страва 1')).toBeTruthy();
    expect(address()).toBe('/uk/user/recipes');
    expect((search() as HTMLInputElement).value).toBe('');
  });

  test('an empty catalogue is no fault of filters', async () => {
    open(() => ({ items: [], count: 0, foods: [] }));
    expect(await screen.findByText('Рецептів ще немає')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Прибрати фільтри' })).toBeNull();
  });
});

describe('pages', () => {
  test('are in the address, and the old one stays while the next loads', async () => {
    let answerSecond: (page: Page) => void = () => undefined;
    open(({ page }) =>
      page === 2
        ? new Promise<Page>((resolve) => {
            answerSecond = resolve;
          })
        : { items: [card(1)], count: 30, foods: [] },
    );
    const pager = within(await screen.findByRole('navigation', { name: 'Сторінки' }));
    expect(pager.getByRole('button', { name: 'Сторінка 1' }).getAttribute('aria-current')).toBe('page');
    expect(pager.getByRole<HTMLButtonElement>('button', { name: 'Попередня сторінка' }).disabled).toBe(true);
    await userEvent.click(pager.getByRole('button', { name: 'Наступна сторінка' }));
    expect(address()).toBe('/uk/user/recipes?page=2');
    expect(screen.getByText('Страва 1')).toBeTruthy();
    expect(document.activeElement?.textContent).toBe('Рецепти');
    await waitFor(() => expect(asked.at(-1)?.page).toBe(2));
    answerSecond({ items: [card(2)], count: 30, foods: [] });
    expect(await screen.findByText('Страва 2')).toBeTruthy();
    expect(screen.queryByText('Страва 1')).toBeNull();
  });
});

test('a failure is told in the server’s words, with a way to ask again', async () => {
  let fails = true;
  open(() => {
    if (fails) throw refused('UNAVAILABLE');
    return { items: [card(1)], count: 1, foods: [] };
  });
  expect((await screen.findByRole('alert')).textContent).toContain(
    'Сервіс зараз перевантажений. Спробуйте за хвилину.',
  );
  fails = false;
  await userEvent.click(screen.getByRole('button', { name: 'Спробувати ще раз' }));
  expect(await screen.findByText('Страва 1')).toBeTruthy();
});

describe('the star', () => {
  const theStar = () => screen.findByRole('button', { name: 'Улюблене: Страва 1' });
  const pressed = async () => (await theStar()).getAttribute('aria-pressed');

  test('shows at once, and the page’s undo takes it back', async () => {
    open();
    await userEvent.click(await theStar());
    expect(await pressed()).toBe('true');
    await waitFor(() => expect(stars).toEqual([true]));
    await userEvent.click(await screen.findByRole('button', { name: /«Страва 1» додано до улюблених/ }));
    await waitFor(() => expect(stars).toEqual([true, false]));
    expect(await pressed()).toBe('false');
  });

  test('that fails is as before, and says so', async () => {
    starFails = true;
    open();
    await userEvent.click(await theStar());
    await waitFor(async () => expect(await pressed()).toBe('false'));
    expect(await screen.findByText('Сервіс зараз перевантажений. Спробуйте за хвилину.')).toBeTruthy();
  });
});
