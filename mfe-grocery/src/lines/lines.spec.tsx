import { beforeAll, describe, expect, test } from '@jest/globals';
import type { Inputs, Outputs } from '@sytno/contract';
import type { Language } from '@sytno/domain';
import { Route, Routes } from '@sytno/kit/router';
import { refused, renderOnStand, screen, userEvent, waitFor, within } from '@sytno/kit/stand';
import type { GroceryList } from '../lists/lists.queries';
import { ListPage } from '../lists/ListPage';
import { aLine, aList, anId, aSource, cardOf } from '../lists/testing/examples';
import { uk } from '../texts/uk';
import { uk as lines } from '../texts/lines.uk';
import { readingOf } from './own-line';

type Calls = Inputs['grocery'];
type Changes = Outputs['grocery']['build']['changes']['items'];

interface Given {
  changes?: Changes;
  outcome?: 'done' | 'overtaken';
  understand?: () => unknown;
  access?: 'free' | 'premium';
  habits?: readonly unknown[];
}

function open(
  list: GroceryList,
  { changes = [], outcome = 'done', understand, access, habits = [] }: Given = {},
) {
  const seen = {
    operations: [] as Calls['lines']['apply']['operations'],
    closed: [] as Calls['lists']['close'][],
    accepted: [] as Calls['build']['accept'][],
  };
  const lng: Language = 'uk';
  renderOnStand(
    <Routes>
      <Route path="/:lng/user/grocerylist/:id" element={<ListPage lng={lng} />} />
    </Routes>,
    {
      lng,
      path: `/uk/user/grocerylist/${list.id}`,
      texts: { grocery: uk, 'grocery-lines': lines },
      answers: {
        'grocery.lists.get': () => list,
        'grocery.build.changes': () => ({ items: changes }),
        'grocery.build.accept': (input: Calls['build']['accept']) => {
          seen.accepted.push(input);
          return cardOf(list);
        },
        'grocery.lines.places': () => ({ aisles: [{ id: 'frozen', name: 'Заморожене' }], prices: [] }),
        'grocery.lines.apply': ({ operations }: Calls['lines']['apply']) => {
          seen.operations.push(...operations);
          return { results: operations.map(({ opId }) => ({ opId, outcome, version: 1 })) };
        },
        'grocery.lists.close': (input: Calls['lists']['close']) => {
          seen.closed.push(input);
          return { ...cardOf(list), state: 'closed', carriedTo: anId() };
        },
        'grocery.lines.habits': () => ({ items: habits }),
        'recipes.ingredients.find': () => ({ items: [] }),
        ...(access ? { 'account.profile.get': () => profileOf(access) } : {}),
        ...(understand ? { 'recipes.editor.understand': understand } : {}),
      },
    },
  );
  return seen;
}

const plain = (words: string | null | undefined) => words?.replace(/[\u00a0\u202f]/g, ' ');
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));
const settings = (seen: ReturnType<typeof open>) =>
  seen.operations.map(({ field, value, seen: version }) => [field, value, version]);

describe('a line', () => {
  test('says what is bought in packs, what stays over and where its sum comes from', async () => {
    open(
      aList([
        aLine({
          name: 'сметана',
          amounts: [{ low: 430, high: 430, unit: 'g' }],
          buy: {
            amounts: [{ low: 700, high: 700, unit: 'g' }],
            packs: { count: 2, size: 350, unit: 'g' },
            left: { low: 270, high: 270, unit: 'g' },
          },
          crossings: [{ low: 2, high: 2, unit: 'tbsp', by: 'density' }],
          sources: [
            aSource({
              amount: { low: 430, high: 430, unit: 'g' },
              recipe: { amount: { low: 645, high: 645, unit: 'g' }, servings: 6 },
            }),
          ],
          note: 'домашня',
        }),
      ]),
    );
    const row = (await screen.findByRole('checkbox')).closest('li');
    expect(plain(row?.textContent)).toContain('430 г · 2 × 350 г, лишиться 270 г');
    expect(row?.textContent).toContain('домашня');
    await press('Для яких страв: сметана');
    expect(plain(row?.textContent)).toContain('4 порції: 430 г (645 г на 6, готуємо 4)');
    expect(plain(row?.textContent)).toContain('2 ст. л. переведено за густиною продукту');
  });

  test('is changed field by field, resting on what was seen, and taken back', async () => {
    const line = aLine({ versions: { note: 3 }, note: 'стара' });
    const seen = open(aList([line]));
    await press('Для яких страв: картопля');
    await press('Змінити');
    const window = await dialog('картопля');
    const amount = window.getByLabelText('Скільки');
    await userEvent.clear(amount);
    await userEvent.type(amount, '3,5');
    await userEvent.clear(window.getByLabelText('Нотатка'));
    await userEvent.type(window.getByLabelText('Ціна за все'), '50,5');
    await window.findByText('Заморожене');
    await userEvent.selectOptions(window.getByLabelText('Відділ'), 'Заморожене');
    await userEvent.click(window.getByRole('button', { name: 'Зберегти' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(settings(seen)).toEqual([
      ['amount', { quantity: 3.5, unit: 'kg' }, 0],
      ['note', '', 3],
      ['aisle', 'frozen', 0],
      ['price', 5050, 0],
    ]);
    seen.operations.length = 0;
    await press(/^Скасувати: картопля/);
    await waitFor(() => expect(seen.operations).toHaveLength(4));
    expect(settings(seen)).toEqual([
      ['amount', null, 1],
      ['note', 'стара', 4],
      ['aisle', null, 1],
      ['price', null, 1],
    ]);
  });

  test('is taken apart by dish', async () => {
    const [soup, salad] = [aSource(), aSource({ recipeName: 'Салат' })];
    const seen = open(aList([aLine({ sources: [soup, salad] })]));
    await press('Для яких страв: картопля');
    await press('Змінити');
    await press('Розділити за стравами');
    await waitFor(() => expect(seen.operations).toHaveLength(1));
    expect(seen.operations[0]).toMatchObject({ field: 'split', value: [{ dish: salad.menuItemId }] });
  });

  test('that somebody changed first says so', async () => {
    open(aList([aLine()]), { outcome: 'overtaken' });
    await press('Для яких страв: картопля');
    await press('Змінити');
    await press('Прибрати зі списку');
    expect(await screen.findByText(/картопля: тим часом це змінив хтось інший/)).toBeTruthy();
  });
});

describe('closing', () => {
  test('carries the rest, asks what it cost, and leaves both to the reader', async () => {
    const [potato, milk] = [aLine({ ticked: true }), aLine({ name: 'молоко' })];
    const seen = open(aList([potato, milk]));
    await press('Закрити список');
    const window = await dialog('Закрити «На тиждень»?');
    expect(plain(window.getByText(/За планом/).textContent)).toContain('44 ₴');
    await userEvent.type(window.getByLabelText('Скільки сплачено за все'), '60');
    await userEvent.click(window.getByText('Ціни окремих позицій'));
    await userEvent.type(window.getByLabelText('картопля'), '48,2');
    await userEvent.click(window.getByRole('button', { name: 'Закрити список' }));
    await waitFor(() => expect(seen.closed).toHaveLength(1));
    expect(seen.closed[0]).toMatchObject({
      unticked: 'carry',
      total: 6000,
      prices: [{ lineId: potato.id, minor: 4820 }],
    });
    expect(await screen.findByText('Перенесено 1 позицію')).toBeTruthy();
  });

  test('drops the rest where that is chosen', async () => {
    const seen = open(aList([aLine()]));
    await press('Закрити список');
    await press('Залишити тут');
    await userEvent.click(
      (await dialog('Закрити «На тиждень»?')).getByRole('button', { name: 'Закрити список' }),
    );
    await waitFor(() => expect(seen.closed).toHaveLength(1));
    expect(seen.closed[0]).toMatchObject({ unticked: 'drop', total: null, prices: [] });
  });
});

describe('a menu that changed', () => {
  const changes: Changes = [
    {
      key: 'potato',
      kind: 'more',
      name: 'картопля',
      icon: null,
      before: [{ low: 600, high: 600, unit: 'g' }],
      now: [{ low: 1.2, high: 1.2, unit: 'kg' }],
      ticked: true,
      dishes: ['Борщ'],
    },
    {
      key: 'apple',
      kind: 'added',
      name: 'яблуко',
      icon: null,
      before: [],
      now: [{ low: 2, high: 2, unit: 'piece' }],
      ticked: false,
      dishes: ['Пиріг'],
    },
  ];

  test('is told, and taken over one by one or at once', async () => {
    const seen = open(aList([aLine()]), { changes });
    expect(await screen.findByText('Меню змінилося: у списку є 2 розбіжності.')).toBeTruthy();
    await press('Переглянути зміни');
    const window = await dialog('Що змінилося в меню');
    expect(plain(window.getByText(/→/).textContent)).toBe('600 г → 1,2 кг');
    await userEvent.click(window.getByRole('button', { name: 'Прийняти зміну: картопля' }));
    await userEvent.click(window.getByRole('button', { name: 'Не купувати: яблуко' }));
    await userEvent.click(window.getByRole('button', { name: 'Прийняти все' }));
    await waitFor(() => expect(seen.accepted).toHaveLength(3));
    expect(seen.accepted.map(({ accept, decline }) => [accept, decline])).toEqual([
      [['potato'], undefined],
      [undefined, ['apple']],
      [['potato', 'apple'], undefined],
    ]);
  });

  test('of which nothing is known says nothing', async () => {
    open(aList([aLine()]));
    await screen.findByRole('checkbox');
    expect(screen.queryByText(/Меню змінилося/)).toBeNull();
  });
});

const profileOf = (householdAccess: 'free' | 'premium') => ({
  email: 'anna@sytno.test',
  emailConfirmed: true,
  memberSince: '2026-01-01T00:00:00.000Z',
  profile: {
    access: 'free',
    trialUsed: true,
    daysLeft: 0,
    targets: { kcal: 2000, protein: 150, fat: 44, carbs: 250, cash: 20_000 },
    currency: 'UAH',
    countryCode: 'UA',
    usedShoppingList: true,
    hideNumbers: false,
    targetsUpdatedAt: null,
  },
  profileData: { name: '', avatar: null, countryCode: 'UA', language: 'uk', timeZone: 'Europe/Kyiv' },
  subscription: { status: 'none', until: null },
  householdAccess,
});
const MILK = {
  ingredientId: 'milk-25',
  name: 'молоко',
  icon: null,
  amount: { quantity: 1, unit: 'l' },
  times: 7,
  last: '2026-11-20',
};
const milkTwoLitres = () => ({
  items: [
    {
      text: 'молоко 2 л',
      heading: null,
      lines: [
        {
          line: {
            ingredientId: 'milk-25',
            food: { uk: 'молоко' },
            quantity: 2,
            quantityTo: null,
            unit: 'l',
            comment: {},
            group: {},
            optional: false,
          },
          candidates: ['milk-25'],
          otherUnits: [],
        },
      ],
    },
  ],
  foods: [],
});

describe('adding while typing', () => {
  beforeAll(() => {
    // jsdom has no places to scroll to.
    Element.prototype.scrollIntoView = () => undefined;
  });
  const milk = () =>
    aLine({
      ingredientId: 'milk-25',
      name: 'молоко',
      amounts: [{ low: 1, high: 1, unit: 'l' }],
      versions: { amount: 2 },
    });

  test('what is on the list already is made more of, also without premium, and taken back', async () => {
    const line = milk();
    const seen = open(aList([line]), { understand: milkTwoLitres, access: 'free' });
    await press('Додати своє');
    const window = await dialog('Додати до списку');
    await userEvent.type(window.getByLabelText('Що купити'), 'молоко 2 л');
    expect(plain((await window.findByText(/→/)).textContent)).toBe('1 л → 3 л');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(settings(seen)).toEqual([['amount', { quantity: 3, unit: 'l' }, 2]]));
    expect(plain((await window.findByText(/Додано/)).textContent)).toBe('Додано: молоко, 3 л');
  });

  test('what is bought often is offered before anything is typed, and picked by the keyboard', async () => {
    const seen = open(aList([aLine()]), { habits: [MILK, { ...MILK, ingredientId: null, name: 'свічки' }] });
    await press('Додати своє');
    const window = await dialog('Додати до списку');
    expect(await window.findByText('Часто купуєте')).toBeTruthy();
    await userEvent.click(window.getByLabelText('Що купити'));
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    expect(window.getAllByRole('option').map((one) => one.getAttribute('aria-selected'))).toEqual([
      'false',
      'true',
    ]);
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(settings(seen)).toEqual([
        ['added', { ingredientId: null, text: 'свічки', amount: { quantity: 1, unit: 'l' } }, 0],
      ]),
    );
  });

  test('who has no premium is told why, what it gives and the way, and keeps what he typed', async () => {
    const list = aList([aLine()]);
    const seen = open(list, { understand: milkTwoLitres, access: 'free' });
    await press('Додати своє');
    const window = await dialog('Додати до списку');
    await userEvent.type(window.getByLabelText('Що купити'), 'молоко 2 л');
    await userEvent.click(window.getByRole('button', { name: 'Додати' }));
    expect(await window.findByText('«молоко» можна додати з преміумом')).toBeTruthy();
    expect(window.getAllByRole('listitem')).toHaveLength(4);
    const way = window.getByRole('link', { name: 'Що дає преміум і скільки коштує' });
    expect(way.getAttribute('href')).toBe('/uk/price');
    expect(window.getByLabelText<HTMLInputElement>('Що купити').value).toBe('молоко 2 л');
    await userEvent.click(window.getByRole('button', { name: 'Готово' }));
    await press('Додати своє');
    const again = await dialog('Додати до списку');
    expect(again.getByLabelText<HTMLInputElement>('Що купити').value).toBe('молоко 2 л');
    expect(seen.operations).toEqual([]);
  });
});

describe('a line of one’s own', () => {
  test('that nobody understands is sent in its words', async () => {
    const seen = open(aList([aLine()]), {
      understand: () => {
        throw refused('UNAVAILABLE');
      },
    });
    await press('Додати своє');
    const window = await dialog('Додати до списку');
    await userEvent.click(window.getByRole('button', { name: 'Додати' }));
    expect(window.getByText('Напишіть, що купити')).toBeTruthy();
    await userEvent.type(window.getByLabelText('Що купити'), 'свічки');
    await userEvent.click(window.getByRole('button', { name: 'Додати' }));
    await waitFor(() => expect(seen.operations).toHaveLength(1));
    expect(settings(seen)).toEqual([['added', { ingredientId: null, text: 'свічки', amount: null }, 0]]);
    expect(await window.findByText('Додано: свічки')).toBeTruthy();
  });

  test('reads its amount out of the words', () => {
    const line = {
      ingredientId: 'milk-25',
      food: { uk: 'молоко' },
      quantity: 2,
      quantityTo: null,
      unit: 'l' as const,
      comment: {},
      group: {},
      optional: false,
    };
    const text = {
      text: 'молоко 2 л',
      heading: null,
      lines: [{ line, candidates: ['milk-25'], otherUnits: [] }],
    };
    expect(readingOf('молоко 2 л', { items: [text], foods: [] }, 'uk')).toEqual({
      text: 'молоко',
      amount: { quantity: 2, unit: 'l' },
      foodId: 'milk-25',
      foods: [],
    });
    expect(readingOf('ку', undefined, 'uk')).toMatchObject({ text: 'ку', amount: null, foodId: null });
  });
});
