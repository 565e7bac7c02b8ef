import { describe, expect, test } from '@jest/globals';
import type { Language } from '@sytno/domain';
import { refused, renderOnStand, screen, userEvent, within } from '@sytno/kit/stand';
import { en } from '../texts/en';
import { ru } from '../texts/ru';
import { uk } from '../texts/uk';
import type { ListedList } from './lists.queries';
import { ListsPage } from './ListsPage';
import { aListed } from './testing/examples';

function open(lists: ListedList[] | Error, lng: Language = 'uk', count?: number) {
  const asked: number[] = [];
  renderOnStand(<ListsPage lng={lng} />, {
    lng,
    path: `/${lng}/user/grocerylist`,
    texts: { grocery: { uk, ru, en }[lng] },
    answers: {
      'grocery.lists.list': ({ page }: { page: number }) => {
        asked.push(page);
        if (lists instanceof Error) throw lists;
        return { items: lists, count: count ?? lists.length };
      },
    },
  });
  return asked;
}

const plain = (text = '') => text.replace(/[\u00a0\u202f]/g, ' ');
const namesIn = (part: HTMLElement) =>
  within(part)
    .getAllByRole('link')
    .map(({ textContent }) => textContent);

describe('the lists', () => {
  const used = aListed({
    name: 'Зараз',
    state: 'in-use',
    lines: 21,
    ticked: 20,
    total: { minor: 120_000, currency: 'UAH' },
  });
  const lists = [
    aListed({ name: 'Нова', lines: 8, ticked: 0 }),
    used,
    aListed({ name: 'Стара', state: 'closed', closedAt: '2026-11-20T10:00:00.000Z' }),
    aListed({ name: 'Дача', lines: 0, ticked: 0, from: null, to: null }),
  ];

  test('stand by state: in the shop, drafts, and folded what is closed', async () => {
    open(lists);
    expect(namesIn(await screen.findByRole('region', { name: 'У магазині' }))).toEqual(['Зараз']);
    expect(namesIn(screen.getByRole('region', { name: 'Чернетки' }))).toEqual(['Нова', 'Дача']);
    const closed = screen.getByText('Закриті списки (1)').closest('details');
    expect(closed?.open).toBe(false);
    expect(closed && namesIn(closed)).toEqual(['Стара']);
  });

  test('say their days and how far the shopping is, and lead to it', async () => {
    open(lists);
    const link = await screen.findByRole('link', { name: 'Зараз' });
    expect(link.getAttribute('href')).toBe(`/uk/user/grocerylist/${used.id}`);
    const row = link.closest('article')?.textContent;
    expect(plain(row)).toBe('Зараз23–29 листопадаУ магазині1 200 ₴ орієнтовноКошикКуплено 20 з 21 позиції');
    expect(screen.getByRole('link', { name: 'Нова' }).closest('article')?.textContent).toContain('8 позицій');
    expect(screen.getByRole('link', { name: 'Дача' }).closest('article')?.textContent).toBe(
      'ДачаУ списку немає позиційЧернетка',
    );
  });

  test('do not say the days twice', async () => {
    open([aListed({ name: '23–29 листопада' })]);
    await screen.findByRole('link', { name: '23–29 листопада' });
    expect(screen.getAllByText('23–29 листопада')).toHaveLength(1);
  });

  test('come page by page when there are many', async () => {
    const asked = open([aListed()], 'uk', 200);
    await userEvent.click(await screen.findByRole('button', { name: /3/ }));
    expect(asked).toEqual([1, 3]);
  });

  test('in English', async () => {
    open([used], 'en');
    const row = (await screen.findByRole('link', { name: 'Зараз' })).closest('article');
    expect(row?.textContent).toBe('Зараз23–29 NovemberIn the shop₴1,200 estimateBasket20 of 21 items bought');
    expect(screen.getByRole('link', { name: 'Build a list' }).getAttribute('href')).toBe(
      '/en/user/grocerylist?build=1',
    );
  });
});

test('no lists yet: one way on, to build the first', async () => {
  open([]);
  expect(await screen.findByRole('heading', { name: 'Списків ще немає' })).toBeTruthy();
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/uk/user/grocerylist?build=1',
  ]);
});

test('a failure is told in the server’s words', async () => {
  open(refused('UNAVAILABLE'));
  expect((await screen.findByRole('alert')).textContent).toContain('Сервіс зараз перевантажений.');
});
