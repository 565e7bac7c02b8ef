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
};

/** Where the browser stands, so that a test can read it. */
function Address() {
  const { pathname, search } = useLocation();
  return <output data-testid="address">{decodeURIComponent(pathname + search)}</output>;
}
const address = () => screen.getByTestId('address').textContent;

let asked: Question[] = [];
afterEach(() => {
  asked = [];
});

function open(
  answer: (question: Question) => Page | Promise<Page> = () => ({ items: [card(1), card(2)], count: 2 }),
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
      },
    },
  );
}

const search = () => screen.getByRole('searchbox', { name: 'Назва страви' });
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
    open(undefined, { path: '/uk/user/recipes?name=борщ&mealType=dinner&category=soups&page=2' });
    await screen.findByText('Страва 1');
    expect(asked[0]).toMatchObject({ name: 'борщ', mealType: 'dinner', category: 'soups', page: 2 });
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

  test('by meal, category and subcategory; another category forgets the subcategory', async () => {
    open(undefined, { path: '/uk/user/recipes?page=3' });
    await screen.findByRole('option', { name: 'Супи (5)' });
    expect(screen.queryByRole('combobox', { name: 'Підкатегорія' })).toBeNull();
    await userEvent.selectOptions(await select('Прийом їжі'), 'supper');
    expect(address()).toBe('/uk/user/recipes?mealType=supper');
    await userEvent.selectOptions(await select('Категорія'), 'soups');
    await userEvent.selectOptions(await select('Підкатегорія'), 'soups-borscht');
    expect(address()).toBe('/uk/user/recipes?mealType=supper&category=soups&subcategory=soups-borscht');
    expect(screen.queryByRole('option', { name: /Холодні супи/ })).toBeNull();
    await userEvent.selectOptions(await select('Категорія'), 'meat');
    expect(address()).toBe('/uk/user/recipes?mealType=supper&category=meat');
    await waitFor(() =>
      expect(asked.at(-1)).toMatchObject({ mealType: 'supper', category: 'meat', page: 1 }),
    );
    expect(asked.at(-1)).not.toHaveProperty('subcategory');
  });

  test('to nothing says so, and one button clears it all', async () => {
    open(({ name }) => (name ? { items: [], count: 0 } : { items: [card(1)], count: 1 }), {
      path: '/uk/user/recipes?name=щось&mealType=dinner',
    });
    expect(await screen.findByText('Нічого не знайдено')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Прибрати фільтри' }));
    expect(await screen.findByText('Страва 1')).toBeTruthy();
    expect(address()).toBe('/uk/user/recipes');
    expect((search() as HTMLInputElement).value).toBe('');
  });

  test('an empty catalogue is no fault of filters', async () => {
    open(() => ({ items: [], count: 0 }));
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
        : { items: [card(1)], count: 30 },
    );
    const pager = within(await screen.findByRole('navigation', { name: 'Сторінки' }));
    expect(pager.getByRole('button', { name: 'Сторінка 1' }).getAttribute('aria-current')).toBe('page');
    expect(pager.getByRole<HTMLButtonElement>('button', { name: 'Попередня сторінка' }).disabled).toBe(true);
    await userEvent.click(pager.getByRole('button', { name: 'Наступна сторінка' }));
    expect(address()).toBe('/uk/user/recipes?page=2');
    expect(screen.getByText('Страва 1')).toBeTruthy();
    expect(document.activeElement?.textContent).toBe('Рецепти');
    await waitFor(() => expect(asked.at(-1)?.page).toBe(2));
    answerSecond({ items: [card(2)], count: 30 });
    expect(await screen.findByText('Страва 2')).toBeTruthy();
    expect(screen.queryByText('Страва 1')).toBeNull();
  });
});

test('a failure is told in the server’s words, with a way to ask again', async () => {
  let fails = true;
  open(() => {
    if (fails) throw refused('UNAVAILABLE');
    return { items: [card(1)], count: 1 };
  });
  expect((await screen.findByRole('alert')).textContent).toContain(
    'Служба зараз зайнята. Спробуйте за хвилину.',
  );
  fails = false;
  await userEvent.click(screen.getByRole('button', { name: 'Спробувати ще раз' }));
  expect(await screen.findByText('Страва 1')).toBeTruthy();
});
