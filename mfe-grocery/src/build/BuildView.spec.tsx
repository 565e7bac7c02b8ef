import { describe, expect, test } from '@jest/globals';
import type { Inputs } from '@sytno/contract';
import { addDays, dayAt, type Language } from '@sytno/domain';
import { browserTimeZone, now } from '@sytno/kit';
import { Route, Routes } from '@sytno/kit/router';
import { fireEvent, refused, renderOnStand, screen, userEvent, waitFor, within } from '@sytno/kit/stand';
import { ListsPage } from '../lists/ListsPage';
import { aCard, anId, aShoppingLine } from '../lists/testing/examples';
import { en } from '../texts/en';
import { ru } from '../texts/ru';
import { uk } from '../texts/uk';
import type { Preview, PreviewLine } from './build.queries';

type New = Inputs['grocery']['build']['create'];
type Range = Inputs['grocery']['build']['preview'];

const line = (key: string, given: Partial<PreviewLine> = {}): PreviewLine => ({
  ...aShoppingLine({ ingredientId: key, name: key }),
  key,
  chosen: true,
  ...given,
});
const dish = (date: string, recipeName: string, servings: number): Preview['dishes'][number] => ({
  menuItemId: anId(),
  date,
  mealType: 'dinner',
  recipeName,
  servings,
});

const PREVIEW: Preview = {
  dishes: [
    dish('2026-11-25', 'Борщ', 4),
    dish('2026-11-25', 'Салат', 1),
    { ...dish('2026-11-27', 'Плов', 5), composed: true },
  ],
  lines: [
    line('картопля'),
    line('рис', {
      aisleId: 'grains',
      aisleName: 'Крупи та пластівці',
      price: { minor: 600, currency: 'UAH' },
    }),
    line('сіль', {
      aisleId: 'spices',
      aisleName: 'Спеції та приправи',
      staple: true,
      chosen: false,
      price: { minor: 100, currency: 'UAH' },
    }),
  ],
  total: { minor: 5000, currency: 'UAH' },
};

interface Given {
  lng?: Language;
  query?: string;
  create?: (list: New) => unknown;
}

function open(preview: Preview | Error, { lng = 'uk', query = '', create }: Given = {}) {
  const asked: Range[] = [];
  renderOnStand(
    <Routes>
      <Route path="/:lng/user/grocerylist" element={<ListsPage lng={lng} />} />
      <Route path="/:lng/user/grocerylist/:id" element={<p>the new list</p>} />
    </Routes>,
    {
      lng,
      path: `/${lng}/user/grocerylist?build=1${query}`,
      texts: { grocery: { uk, ru, en }[lng] },
      answers: {
        'grocery.build.preview': (range: Range) => {
          asked.push(range);
          if (preview instanceof Error) throw preview;
          return preview;
        },
        ...(create ? { 'grocery.build.create': create } : {}),
      },
    },
  );
  return asked;
}

/** Spaces that do not break are spaces to a reader. */
const plain = (words: string | null | undefined) => words?.replace(/[\u00a0\u202f]/g, ' ');
const WEEK = '&from=2026-11-23&to=2026-11-29';
const box = (name: RegExp) => screen.findByRole<HTMLInputElement>('checkbox', { name });
const sum = async () => plain((await screen.findByText(/^Позначено/)).textContent);

describe('what to buy', () => {
  test('is asked for the coming week unless the address says other days', async () => {
    const today = dayAt(now(), browserTimeZone());
    const asked = open(PREVIEW);
    await box(/картопля/);
    expect(asked).toEqual([{ from: today, to: addDays(today, 6), language: 'uk' }]);
  });

  test('is shown beside its dishes, by aisle, staples unticked', async () => {
    open(PREVIEW, { query: WEEK });
    const dishes = within(await screen.findByRole('region', { name: 'Страви' }));
    expect(dishes.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'ср, 25',
      'пт, 27',
    ]);
    expect(dishes.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'ОбідБорщ, 4 порції',
      'ОбідСалат, 1 порція',
      'ОбідПлов (свій склад), 5 порцій',
    ]);
    expect((await box(/картопля/)).checked).toBe(true);
    const salt = await box(/сіль/);
    expect(salt.checked).toBe(false);
    expect(salt.closest('label')?.textContent).toContain('зазвичай є вдома');
    expect(screen.getByText(/Запаси, які зазвичай є вдома, не позначено/)).toBeTruthy();
    expect(screen.getByRole('region', { name: 'Крупи та пластівці' })).toBeTruthy();
    expect(await sum()).toMatch(/^Позначено 2 позиції50 ₴/);
  });

  test('is counted anew with every tick', async () => {
    open(PREVIEW, { query: WEEK });
    await userEvent.click(await box(/сіль/));
    expect(await sum()).toMatch(/^Позначено 3 позиції51 ₴/);
    await userEvent.click(await box(/картопля/));
    await userEvent.click(await box(/рис/));
    expect(await sum()).toMatch(/^Позначено 1 позицію1 ₴/);
    await userEvent.click(await box(/сіль/));
    expect(await sum()).toBe('Позначено 0 позицій');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Скласти список' }).disabled).toBe(true);
  });

  test('is nothing on days without dishes, which leads to the menu', async () => {
    open({ dishes: [], lines: [], total: null }, { query: WEEK });
    expect(await screen.findByRole('heading', { name: 'На ці дні нічого не заплановано' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'До меню тижня' }).getAttribute('href')).toBe(
      '/uk/user/mealplans',
    );
  });

  test('is nothing for dishes of tap water alone', async () => {
    open({ ...PREVIEW, lines: [], total: null }, { query: WEEK });
    expect(await screen.findByRole('heading', { name: /нічого не треба купувати/ })).toBeTruthy();
  });

  test('that cannot be asked is told in the server’s words', async () => {
    open(refused('UNAVAILABLE'), { query: WEEK });
    expect((await screen.findByRole('alert')).textContent).toContain('Сервіс зараз перевантажений.');
  });
});

describe('the days', () => {
  test('are asked as they are chosen, and stay in the address', async () => {
    const asked = open(PREVIEW, { query: WEEK });
    fireEvent.change(await screen.findByLabelText('Останній день'), { target: { value: '2026-11-30' } });
    await waitFor(() => expect(asked.map(({ to }) => to)).toEqual(['2026-11-29', '2026-11-30']));
    expect(screen.getByLabelText<HTMLInputElement>('Перший день').value).toBe('2026-11-23');
  });

  test.each([
    ['2026-11-22', 'Останній день не може бути раніше першого'],
    ['2026-12-24', 'Щонайбільше 31 день'],
    ['', 'Введіть дату'],
  ])('that end on %p are not asked for: %s', async (to, words) => {
    const asked = open(PREVIEW, { query: WEEK });
    await box(/картопля/);
    fireEvent.change(screen.getByLabelText('Останній день'), { target: { value: to } });
    expect((await screen.findByRole('alert')).textContent).toContain(words);
    expect(screen.queryByRole('checkbox')).toBeNull();
    expect(asked).toHaveLength(1);
  });
});

describe('building', () => {
  test('sends what is left out and opens the list', async () => {
    const made: New[] = [];
    open(PREVIEW, {
      query: WEEK,
      create: (list) => {
        made.push(list);
        return aCard();
      },
    });
    await userEvent.click(await box(/рис/));
    await userEvent.click(screen.getByRole('button', { name: 'Скласти список' }));
    expect(await screen.findByText('the new list')).toBeTruthy();
    expect(made).toEqual([
      { from: '2026-11-23', to: '2026-11-29', language: 'uk', without: ['рис', 'сіль'] },
    ]);
  });

  test('takes a name', async () => {
    const made: New[] = [];
    open(PREVIEW, {
      query: WEEK,
      create: (list) => {
        made.push(list);
        return aCard();
      },
    });
    expect(await screen.findByText('Якщо залишити порожньою: 23–29 листопада')).toBeTruthy();
    await userEvent.type(screen.getByLabelText('Назва'), ' Дача ');
    await userEvent.click(screen.getByRole('button', { name: 'Скласти список' }));
    await waitFor(() => expect(made).toMatchObject([{ name: 'Дача' }]));
  });

  test('that fails keeps everything as it was chosen', async () => {
    open(PREVIEW, {
      query: WEEK,
      create: () => {
        throw refused('UNAVAILABLE');
      },
    });
    await userEvent.click(await box(/рис/));
    await userEvent.click(screen.getByRole('button', { name: 'Скласти список' }));
    expect(await screen.findByText(/Сервіс зараз перевантажений/)).toBeTruthy();
    expect((await box(/рис/)).checked).toBe(false);
  });
});

test('in English', async () => {
  open(PREVIEW, { lng: 'en', query: WEEK });
  expect(await screen.findByText('2 items ticked')).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'New list' })).toBeTruthy();
  expect(screen.getByText('Борщ, 4 servings')).toBeTruthy();
});
