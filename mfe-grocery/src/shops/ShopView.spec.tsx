import { afterEach, describe, expect, test } from '@jest/globals';
import type { Inputs } from '@sytno/contract';
import type { Language } from '@sytno/domain';
import { Route, Routes } from '@sytno/kit/router';
import { act, renderOnStand, screen, userEvent, waitFor, within } from '@sytno/kit/stand';
import type { GroceryList } from '../lists/lists.queries';
import { ListPage } from '../lists/ListPage';
import { aLine, aList } from '../lists/testing/examples';
import { uk as lines } from '../texts/lines.uk';
import { uk as shops } from '../texts/shops.uk';
import { uk } from '../texts/uk';

type Calls = Inputs['grocery']['shops'];
type Operations = Inputs['grocery']['lines']['apply'];

const AISLES = [
  { id: 'vegetables', name: 'Овочі' },
  { id: 'dairy', name: 'Молочні продукти' },
  { id: 'frozen', name: 'Заморожене' },
];
const MARKET = '7b1e0000-0000-4000-8000-00000000aaaa';

function open(list: GroceryList, search = '?shop=1') {
  const seen = {
    ticks: [] as boolean[],
    chosen: [] as Calls['choose'][],
    changed: [] as Calls['change'][],
    created: [] as Calls['create'][],
    removed: [] as Calls['remove'][],
  };
  const lng: Language = 'uk';
  const shop = { id: MARKET, name: 'Ринок', order: 'usual' as const };
  renderOnStand(
    <Routes>
      <Route path="/:lng/user/grocerylist/:id" element={<ListPage lng={lng} />} />
    </Routes>,
    {
      lng,
      path: `/uk/user/grocerylist/${list.id}${search}`,
      texts: { grocery: uk, 'grocery-lines': lines, 'grocery-shops': shops },
      answers: {
        'grocery.lists.get': () => list,
        'grocery.build.changes': () => ({ items: [] }),
        'grocery.lines.apply': ({ operations }: Pick<Operations, 'operations'>) => ({
          results: operations.map((operation) => {
            if (operation.field === 'ticked') seen.ticks.push(operation.value);
            return { opId: operation.opId, outcome: 'done', version: 1, seq: 1 };
          }),
        }),
        'grocery.shops.list': () => ({
          items: [
            { id: null, name: '', order: 'learned', walks: 3, aisles: AISLES },
            { ...shop, walks: 0, aisles: AISLES },
          ],
        }),
        'grocery.shops.choose': (input: Calls['choose']) => {
          seen.chosen.push(input);
          return shop;
        },
        'grocery.shops.change': (input: Calls['change']) => {
          seen.changed.push(input);
          return shop;
        },
        'grocery.shops.remove': (input: Calls['remove']) => {
          seen.removed.push(input);
          return { ok: true as const };
        },
        'grocery.shops.create': (input: Calls['create']) => {
          seen.created.push(input);
          return shop;
        },
      },
    },
  );
  return seen;
}

const plain = (words: string | null | undefined) => words?.replace(/[\u00a0\u202f]/g, ' ');
const uah = (minor: number) => ({ minor, currency: 'UAH' });
const screenOf = async () => {
  await screen.findByRole('button', { name: 'Вийти з режиму магазину' });
  return within(document.querySelector<HTMLElement>('[data-shop-screen]') ?? document.body);
};

/** A finger on the screen: jsdom knows none. */
class Touch extends MouseEvent {
  readonly pointerType = 'touch';
  readonly isPrimary = true;
  readonly pointerId = 1;
}

/** A browser that can keep its screen on. */
function withWakeLock() {
  const asked: (() => void)[] = [];
  const request = () => {
    let release = () => {};
    const lock = {
      release: () => Promise.resolve(),
      addEventListener: (_: string, told: () => void) => (release = told),
    };
    asked.push(() => release());
    return Promise.resolve(lock);
  };
  Object.defineProperty(navigator, 'wakeLock', { value: { request }, configurable: true });
  return asked;
}

afterEach(() => {
  Reflect.deleteProperty(navigator, 'wakeLock');
});

describe('a list in the shop', () => {
  test('has its lines by aisle, the basket folded on wish, and the money against the limit', async () => {
    open({
      ...aList([
        aLine({ price: uah(20_000) }),
        aLine({ name: 'молоко', aisleId: 'dairy', aisleName: 'Молочні', price: uah(75_000), ticked: true }),
      ]),
      cashLimit: uah(100_000),
    });
    const shop = await screenOf();
    expect(shop.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'Овочі',
      'У кошику',
    ]);
    expect(shop.getByText('Куплено 1 з 2 позицій')).toBeTruthy();
    const foot = shop.getByText('У кошику', { selector: 'small' }).closest('[data-money]');
    expect(plain(foot?.textContent)).toContain('750 ₴');
    expect(plain(foot?.textContent)).toContain('майже межа 1 000 ₴, лишається 50 ₴');
    const fold = shop.getByRole('button', { name: 'У кошику' });
    expect(fold.getAttribute('aria-expanded')).toBe('true');
    await userEvent.click(fold);
    expect(shop.queryByRole('checkbox', { name: /молоко/ })).toBeNull();
  });

  test('takes a swipe as a tick, and a short one as nothing', async () => {
    const seen = open(aList([aLine()]));
    const shop = await screenOf();
    const row = shop.getByRole('checkbox').closest('li');
    if (!row) throw new Error('no row');
    const touch = (type: string, clientX: number) =>
      act(() => {
        row.dispatchEvent(new Touch(type, { bubbles: true, cancelable: true, clientX, clientY: 10 }));
      });
    const swipe = (to: number) => {
      touch('pointerdown', 10);
      touch('pointermove', to / 2);
      touch('pointermove', to);
      touch('pointerup', to);
    };
    swipe(60);
    swipe(160);
    await waitFor(() => expect(seen.ticks).toEqual([true]));
  });

  test('keeps the screen on, asks again after a look elsewhere, and lets it go on wish', async () => {
    const asked = withWakeLock();
    open(aList([aLine()]));
    const shop = await screenOf();
    const stay = shop.getByRole<HTMLInputElement>('switch', { name: 'Не гасити екран' });
    expect(stay.checked).toBe(true);
    await waitFor(() => expect(asked).toHaveLength(1));
    // The browser lets it go with the page that is hidden.
    act(() => asked[0]?.());
    act(() => {
      document.dispatchEvent(new Event('visibilitychange'));
    });
    await waitFor(() => expect(asked).toHaveLength(2));
    await userEvent.click(stay);
    act(() => {
      document.dispatchEvent(new Event('visibilitychange'));
    });
    expect(asked).toHaveLength(2);
  });

  test('says nothing of the screen where the browser cannot', async () => {
    open(aList([aLine()]));
    expect((await screenOf()).queryByRole('switch')).toBeNull();
  });

  test('is left for the page', async () => {
    open(aList([aLine()]));
    await screenOf();
    await userEvent.click(screen.getByRole('button', { name: 'Вийти з режиму магазину' }));
    await waitFor(() => expect(document.querySelector('[data-shop-screen]')).toBeNull());
  });
});

describe('the shop of a list', () => {
  const window = async () => {
    await userEvent.click((await screenOf()).getByRole('button', { name: /^Магазин/ }));
    return within(await screen.findByRole('dialog', { name: 'Магазин' }));
  };

  test('is chosen, and a new one is made and chosen', async () => {
    const seen = open(aList([aLine()]));
    const shop = await window();
    await userEvent.click(await shop.findByRole('button', { name: 'Ринок' }));
    await waitFor(() => expect(seen.chosen).toEqual([expect.objectContaining({ shopId: MARKET })]));
    await userEvent.click(shop.getByRole('button', { name: 'Додати' }));
    expect(shop.getByText('Напишіть назву')).toBeTruthy();
    await userEvent.type(shop.getByLabelText('Новий магазин'), 'АТБ{Enter}');
    await waitFor(() => expect(seen.created).toEqual([{ name: 'АТБ' }]));
  });

  test('of the household’s own is given another name, and ended after a question', async () => {
    const seen = open({ ...aList([aLine()]), shop: { id: MARKET, name: 'Ринок', order: 'usual' } });
    const shop = await window();
    await userEvent.click(await shop.findByRole('button', { name: 'Перейменувати' }));
    await userEvent.keyboard('{Escape}');
    expect(document.activeElement).toBe(shop.getByRole('button', { name: 'Перейменувати' }));
    await userEvent.keyboard('{Enter}');
    const name = shop.getByLabelText('Назва магазину');
    await userEvent.clear(name);
    await userEvent.click(shop.getByRole('button', { name: 'Зберегти' }));
    expect(seen.changed).toEqual([]);
    await userEvent.type(name, 'Галицький ринок{Enter}');
    await waitFor(() => expect(seen.changed).toEqual([{ id: MARKET, name: 'Галицький ринок' }]));
    await userEvent.click(await shop.findByRole('button', { name: 'Видалити магазин' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Видалити «Ринок»?' }));
    await userEvent.click(question.getByRole('button', { name: 'Видалити магазин' }));
    await waitFor(() => expect(seen.removed).toEqual([{ id: MARKET }]));
  });

  test('has its aisles moved by the keyboard, and what was learned forgotten', async () => {
    const seen = open(aList([aLine()]));
    const shop = await window();
    expect(await shop.findByText('Вивчено за 3 походи.')).toBeTruthy();
    (await shop.findByRole('button', { name: 'Вище: Заморожене' })).focus();
    await userEvent.keyboard('{Enter}{Enter}');
    await waitFor(() => expect(seen.changed).toHaveLength(2));
    expect(seen.changed.at(-1)).toEqual({ id: 'usual', aisles: ['frozen', 'vegetables', 'dairy'] });
    expect(shop.getByRole<HTMLButtonElement>('button', { name: 'Вище: Заморожене' }).disabled).toBe(true);
    await userEvent.click(shop.getByRole('button', { name: 'Забути порядок і вчитися знову' }));
    await waitFor(() => expect(seen.changed.at(-1)).toEqual({ id: 'usual', aisles: null }));
  });
});
