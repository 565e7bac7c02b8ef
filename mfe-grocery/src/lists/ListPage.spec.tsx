import { describe, expect, test } from '@jest/globals';
import type { Inputs } from '@sytno/contract';
import type { Language } from '@sytno/domain';
import { Route, Routes } from '@sytno/kit/router';
import { act, refused, renderOnStand, screen, userEvent, waitFor, within } from '@sytno/kit/stand';
import { en } from '../texts/en';
import { en as linesEn } from '../texts/lines.en';
import { ru as linesRu } from '../texts/lines.ru';
import { uk as linesUk } from '../texts/lines.uk';
import { ru } from '../texts/ru';
import { uk } from '../texts/uk';
import type { GroceryList } from './lists.queries';
import { ListPage } from './ListPage';
import { aLine, aList, aSource, cardOf } from './testing/examples';

type Operations = Inputs['grocery']['lines']['apply']['operations'];
type Tick = Extract<Operations[number], { field: 'ticked' }>;
type Answer = () => unknown;

interface Given {
  lng?: Language;
  tick?: (tick: Tick) => unknown;
  use?: Answer;
  close?: Answer;
  remove?: Answer;
}

/** A page with a small server behind it: what is ticked there is what the next question finds. */
function open(list: GroceryList | Error, { lng = 'uk', ...given }: Given = {}) {
  const server = { list, asked: 0, ticks: [] as Tick[], silent: false, seq: 0 };
  const page = (
    <Routes>
      <Route path="/:lng/user/grocerylist/:id" element={<ListPage lng={lng} />} />
      <Route path="/:lng/user/grocerylist" element={<p>all lists</p>} />
    </Routes>
  );
  const id = list instanceof Error ? aList([]).id : list.id;
  const answers = {
    'grocery.lists.get': () => {
      server.asked += 1;
      if (server.silent) return new Promise(() => {});
      if (server.list instanceof Error) throw server.list;
      return { ...server.list, seq: server.seq };
    },
    'grocery.lines.apply': async ({ operations }: { operations: Operations }) => {
      const ticks = operations.filter((one) => one.field === 'ticked');
      server.ticks.push(...ticks);
      for (const tick of ticks) await given.tick?.(tick);
      if (server.list instanceof Error) throw server.list;
      const items = server.list.items.map((line) => {
        const ticked = ticks.findLast(({ lineId }) => lineId === line.id)?.value ?? line.ticked;
        return { ...line, ticked };
      });
      server.list = { ...server.list, items };
      return {
        results: operations.map(({ opId }) => {
          server.seq += 1;
          return { opId, outcome: 'done', version: server.seq, seq: server.seq };
        }),
      };
    },
    ...(given.use ? { 'grocery.lists.use': given.use } : {}),
    ...(given.close ? { 'grocery.lists.close': given.close } : {}),
    ...(given.remove ? { 'grocery.lists.remove': given.remove } : {}),
  };
  renderOnStand(page, {
    lng,
    path: `/${lng}/user/grocerylist/${id}`,
    texts: {
      grocery: { uk, ru, en }[lng],
      'grocery-lines': { uk: linesUk, ru: linesRu, en: linesEn }[lng],
    },
    answers,
  });
  return server;
}

/** Spaces that do not break are spaces to a reader. */
const plain = (words: string | null | undefined) => words?.replace(/[\u00a0\u202f]/g, ' ');
const box = (name: RegExp) => screen.findByRole<HTMLInputElement>('checkbox', { name });
const names = (part: string) =>
  within(screen.getByRole('region', { name: part }))
    .getAllByRole('checkbox')
    .map((one) => plain(one.closest('label')?.textContent));

const potato = () => aLine();
const milk = (ticked = false) =>
  aLine({
    name: 'молоко',
    aisleId: 'dairy',
    aisleName: 'Молочні продукти',
    amounts: [
      { low: 1, high: 1, unit: 'l' },
      { low: 2, high: 3, unit: 'piece' },
    ],
    price: null,
    ticked,
  });

describe('a list in the shop', () => {
  test('shows what to buy by aisle, what is in the basket at the end, and what is left to pay', async () => {
    open(
      aList([
        potato(),
        milk(),
        aLine({
          name: 'сіль',
          amounts: [],
          toTaste: true,
          price: { minor: 600, currency: 'UAH' },
          ticked: true,
        }),
      ]),
    );
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('На тиждень');
    expect(screen.getByText('У магазині · 23–29 листопада')).toBeTruthy();
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'Овочі',
      'Молочні продукти',
      'У кошику',
    ]);
    expect(names('Овочі')).toEqual(['картопля2 кг44 ₴']);
    expect(names('Молочні продукти')).toEqual(['молоко1 л + 2–3 шт.']);
    expect(names('У кошику')).toEqual(['сільза смаком6 ₴']);
    expect(screen.getByText('Куплено 1 з 3 позицій')).toBeTruthy();
    expect(plain(screen.getByText('Разом').parentElement?.textContent)).toContain('Разом50 ₴');
    expect(plain(screen.getByText('Лишилося купити').parentElement?.textContent)).toContain('44 ₴');
    expect(screen.getByText('Без 1 позиції, ціна якої невідома')).toBeTruthy();
  });

  test('opens a line to the dishes that made it', async () => {
    const sources = [
      aSource({ amount: { low: 300, high: 300, unit: 'g' } }),
      aSource({ recipeName: 'Деруни', date: '2026-11-27', servings: 5, amount: null, composed: true }),
      aSource({ recipeName: '', date: null, servings: null, amount: { low: 1, high: 1, unit: 'piece' } }),
    ];
    open(aList([aLine({ amounts: [{ low: 450, high: 450, unit: 'g' }], sources })]));
    const opener = await screen.findByRole('button', { name: 'Для яких страв: картопля' });
    expect(opener.getAttribute('aria-expanded')).toBe('false');
    await userEvent.click(opener);
    expect(opener.getAttribute('aria-expanded')).toBe('true');
    const shown = document.getElementById(opener.getAttribute('aria-controls') ?? '');
    expect([...(shown?.querySelectorAll('li, p') ?? [])].map((one) => plain(one.textContent))).toEqual([
      'Борщ · ср, 25 · 4 порції: 300 г',
      'Деруни (свій склад) · пт, 27 · 5 порцій: скільки треба',
      'Страва, якої вже немає: 1 шт.',
      'Разом: 450 г',
    ]);
  });
});

describe('ticking', () => {
  test('moves the line into the basket at once and tells the server', async () => {
    let answer = () => {};
    const server = open(aList([potato(), milk()]), {
      tick: () => new Promise<void>((done) => (answer = done)),
    });
    await userEvent.click(await box(/картопля/));
    await waitFor(() => expect(names('У кошику')).toEqual(['картопля2 кг44 ₴']));
    expect(screen.queryByRole('region', { name: 'Овочі' })).toBeNull();
    expect(screen.getByText('Куплено 1 з 2 позицій')).toBeTruthy();
    await waitFor(() => expect(server.ticks).toHaveLength(1));
    expect(server.ticks[0]).toMatchObject({ value: true, seen: 0 });
    act(() => answer());
    await waitFor(() => expect(server.seq).toBe(1));
    // What a tick changes is known: the list is not asked for again.
    expect(server.asked).toBe(1);
    expect(names('У кошику')).toEqual(['картопля2 кг44 ₴']);
  });

  test('leads the focus to the next line', async () => {
    open(aList([potato(), milk()]));
    (await box(/картопля/)).focus();
    await userEvent.keyboard(' ');
    await waitFor(async () => expect(document.activeElement).toBe(await box(/молоко/)));
  });

  test('takes the tick back when the server refuses, and says why', async () => {
    const server = open(aList([potato(), milk()]), {
      tick: () => {
        throw refused('CONFLICT');
      },
    });
    const potatoes = await box(/картопля/);
    // The line goes back by itself, not only with the next answer.
    server.silent = true;
    await userEvent.click(potatoes);
    expect(await screen.findByText(/Тим часом це змінили/)).toBeTruthy();
    expect(names('Овочі')).toEqual(['картопля2 кг44 ₴']);
    expect(screen.getByText('Куплено 0 з 2 позицій')).toBeTruthy();
  });

  test('keeps the last of quick ticks of one line, in their order', async () => {
    const waiting: (() => void)[] = [];
    const server = open(aList([potato(), milk()]), {
      tick: () => new Promise<void>((done) => waiting.push(done)),
    });
    await userEvent.click(await box(/картопля/));
    await waitFor(() => expect(names('У кошику')).toHaveLength(1));
    await userEvent.click(await box(/картопля/));
    await waitFor(() => expect(names('Овочі')).toHaveLength(1));
    expect(server.ticks.map(({ value }) => value)).toEqual([true]);
    act(() => waiting[0]?.());
    await waitFor(() => expect(server.ticks.map(({ value }) => value)).toEqual([true, false]));
    act(() => waiting[1]?.());
    await waitFor(() => expect(server.seq).toBe(2));
    expect((await box(/картопля/)).checked).toBe(false);
  });

  test('is taken back by the page’s undo, as long as the page is open', async () => {
    const server = open(aList([potato(), milk()]));
    const undo = () => screen.findByRole('button', { name: 'Скасувати: картопля: у кошику' });
    expect(
      (await screen.findByRole<HTMLButtonElement>('button', { name: 'Нічого скасовувати' })).disabled,
    ).toBe(true);
    await userEvent.click(await box(/картопля/));
    await userEvent.click(await undo());
    await waitFor(() => expect(server.ticks.map(({ value }) => value)).toEqual([true, false]));
    expect(await screen.findByRole('button', { name: 'Нічого скасовувати' })).toBeTruthy();
  });

  test('says so when everything is in the basket', async () => {
    open(aList([potato()]));
    await userEvent.click(await box(/картопля/));
    expect(await screen.findByText('Усе вже в кошику.')).toBeTruthy();
  });
});

describe('closing', () => {
  const five = () => Array.from({ length: 5 }, (_, n) => aLine({ name: `рядок ${String(n)}` }));

  test('asks first, naming the list and what is not bought', async () => {
    const list = aList([...five(), milk(true)], { name: 'Дача' });
    const closed = { ...list, state: 'closed' as const, closedAt: '2026-11-26T10:00:00.000Z' };
    const server = open(list, {
      close: () => {
        server.list = closed;
        return cardOf(closed);
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Закрити список' }));
    const question = within(await screen.findByRole('dialog', { name: 'Закрити «Дача»?' }));
    expect(question.getByText('Не куплено 5 позицій. Закритий список змінити не можна.')).toBeTruthy();
    await userEvent.click(question.getByRole('button', { name: 'Закрити список' }));
    expect(await screen.findByText('Список «Дача» закрито')).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await screen.findByText(/Список закрито 26 листопада/)).toBeTruthy();
    for (const one of screen.getAllByRole<HTMLInputElement>('checkbox')) expect(one.disabled).toBe(true);
    expect(screen.queryByRole('button', { name: 'Закрити список' })).toBeNull();
  });

  test.each([
    [1, 'Не куплено 1 позицію.'],
    [2, 'Не куплено 2 позиції.'],
  ])('counts %d in the right form', async (count, words) => {
    open(aList(five().slice(0, count)));
    await userEvent.click(await screen.findByRole('button', { name: 'Закрити список' }));
    expect((await screen.findByRole('dialog')).textContent).toContain(words);
  });

  test('can be thought over', async () => {
    const server = open(aList([milk(true)]));
    await userEvent.click(await screen.findByRole('button', { name: 'Закрити список' }));
    const question = within(await screen.findByRole('dialog'));
    expect(question.getByText('Усе куплено. Закритий список змінити не можна.')).toBeTruthy();
    await userEvent.click(question.getByRole('button', { name: 'Скасувати' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(server.asked).toBe(1);
  });

  test('that fails leaves the list as it is', async () => {
    open(aList([potato()]), {
      close: () => {
        throw refused('UNAVAILABLE');
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Закрити список' }));
    const question = within(await screen.findByRole('dialog'));
    await userEvent.click(question.getByRole('button', { name: 'Закрити список' }));
    expect(await screen.findByText(/Сервіс зараз перевантажений/)).toBeTruthy();
    expect((await box(/картопля/)).disabled).toBe(false);
  });
});

describe('a draft', () => {
  test('is taken to the shop', async () => {
    const list = aList([potato()], { state: 'draft', name: 'Дача' });
    const server = open(list, {
      use: () => {
        server.list = { ...list, state: 'in-use' };
        return cardOf(server.list);
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Використати список' }));
    expect(await screen.findByText('Список «Дача» тепер у магазині')).toBeTruthy();
    expect(await screen.findByRole('button', { name: 'Закрити список' })).toBeTruthy();
  });

  test('is deleted after a question, and leads to all lists', async () => {
    const server = open(aList([potato()], { state: 'draft', name: 'Дача' }), {
      remove: () => {
        server.list = refused('NOT_FOUND');
        return { done: true };
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Видалити чернетку' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Видалити «Дача»?' }));
    await userEvent.click(question.getByRole('button', { name: 'Видалити чернетку' }));
    expect(await screen.findByText('all lists')).toBeTruthy();
    expect(screen.getByText('Чернетку «Дача» видалено')).toBeTruthy();
    expect(server.asked).toBe(1);
  });
});

test('a list without lines says so', async () => {
  open(aList([], { state: 'draft' }));
  expect(await screen.findByRole('heading', { name: 'У списку немає позицій' })).toBeTruthy();
});

test('a list that is not there is told as such', async () => {
  open(refused('NOT_FOUND'));
  expect((await screen.findByRole('alert')).textContent).toContain('Тут нічого не знайдено');
  expect(screen.getByRole('link', { name: 'Усі списки' }).getAttribute('href')).toBe('/uk/user/grocerylist');
});

test('in English', async () => {
  open(aList([aLine({ name: 'potato', aisleName: 'Vegetables' }), milk(true)]), { lng: 'en' });
  expect(await screen.findByText('In the shop · 23–29 November')).toBeTruthy();
  expect(names('Vegetables')).toEqual(['potato2 kg₴44']);
  expect(screen.getByText('1 of 2 items bought')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Close list' }));
  expect((await screen.findByRole('dialog')).textContent).toContain('1 item is not bought.');
});

test('in Russian', async () => {
  open(aList([potato(), potato()]), { lng: 'ru' });
  await userEvent.click(await screen.findByRole('button', { name: 'Закрыть список' }));
  expect((await screen.findByRole('dialog')).textContent).toContain('Не куплены 2 позиции.');
});
