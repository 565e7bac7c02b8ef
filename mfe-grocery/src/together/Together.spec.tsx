import { beforeEach, describe, expect, test } from '@jest/globals';
import { INITIAL_PROFILE, type HouseholdRole } from '@sytno/domain';
import { Route, Routes } from '@sytno/kit/router';
import { renderOnStand, screen, userEvent, waitFor } from '@sytno/kit/stand';
import { ListPage } from '../lists/ListPage';
import { ListsPage } from '../lists/ListsPage';
import type { GroceryList } from '../lists/lists.queries';
import { aLine, aList, aListed, anId } from '../lists/testing/examples';
import { uk } from '../texts/uk';
import type { ListEvent } from './list-link';

const profile = (householdRole: HouseholdRole) => ({
  email: 'olena@sytno.test',
  emailConfirmed: true,
  memberSince: '2026-03-01T10:00:00.000Z',
  profile: { ...INITIAL_PROFILE, access: 'premium', currency: 'UAH', targetsUpdatedAt: null, householdRole },
  profileData: { name: 'Олена', avatar: null, countryCode: 'UA', language: 'uk', timeZone: 'Europe/Kyiv' },
  subscription: { status: 'none', until: null },
  householdAccess: 'premium',
});

interface Given {
  role?: HouseholdRole;
  events?: readonly ListEvent[];
  answers?: Record<string, (input: never) => unknown>;
}

function open(list: GroceryList, { role = 'owner', events = [], answers = {} }: Given = {}) {
  renderOnStand(
    <Routes>
      <Route path="/:lng/user/grocerylist" element={<ListsPage lng="uk" />} />
      <Route path="/:lng/user/grocerylist/:id" element={<ListPage lng="uk" />} />
    </Routes>,
    {
      path: `/uk/user/grocerylist/${list.id}`,
      texts: { grocery: uk },
      answers: {
        'account.profile.get': () => profile(role),
        'grocery.lists.get': () => ({ ...list, seq: 0 }),
        'grocery.lists.list': () => ({ items: [aListed()], count: 1 }),
        'grocery.build.changes': () => ({ items: [] }),
        'grocery.lines.follow': () => streamOf(events),
        ...answers,
      },
    },
  );
}

async function* streamOf(events: readonly ListEvent[]): AsyncGenerator<ListEvent> {
  yield* events;
  await new Promise(() => undefined);
}

beforeEach(() => {
  localStorage.clear();
});

describe('a reader of the household', () => {
  test('looks at a list and sees no button that the server refuses', async () => {
    open(aList([aLine()]), { role: 'reader' });
    await screen.findByRole('checkbox');
    await waitFor(() => expect(screen.getByRole<HTMLInputElement>('checkbox').disabled).toBe(true));
    for (const name of ['Додати своє', 'Закрити список', 'Нічого скасовувати']) {
      expect(screen.queryByRole('button', { name })).toBeNull();
    }
    await userEvent.click(screen.getByRole('button', { name: 'Для яких страв: картопля' }));
    expect(screen.queryByRole('button', { name: 'Змінити' })).toBeNull();
    await userEvent.click(screen.getByRole('link', { name: 'Усі списки' }));
    expect(await screen.findByRole('link', { name: /На тиждень/ })).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Скласти список' })).toBeNull();
  });
});

describe('others', () => {
  test('are there by their initials, and what they tick says who', async () => {
    const line = aLine();
    const taras = { id: anId(), name: 'Тарас Шевчук' };
    const change = { seq: 1, lineId: line.id, field: 'ticked', value: true, version: 1, by: taras } as const;
    open(aList([line]), {
      events: [
        { kind: 'alive' },
        { kind: 'present', people: [taras, { id: anId(), name: '' }] },
        { kind: 'changes', changes: [change] },
      ],
    });
    expect((await screen.findByRole('img', { name: 'Тарас Шевчук' })).textContent).toBe('ТШ');
    expect(screen.getByRole('img', { name: 'хтось із ваших' })).toBeTruthy();
    expect(await screen.findByText(/у кошику від: Тарас Шевчук/)).toBeTruthy();
    expect(screen.getByText('Куплено 1 з 1 позиції')).toBeTruthy();
  });
});

describe('in the shop', () => {
  test('it is said once that the page is to be kept open', async () => {
    const list = aList([aLine()]);
    open(list);
    expect(await screen.findByText(/Не закривайте цю сторінку в магазині/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Надіслати як текст' })).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Зрозуміло' }));
    expect(screen.queryByText(/Не закривайте цю сторінку/)).toBeNull();
    expect(localStorage.getItem('grocery.keepOpen')).toBe('1');
  });

  test('what waits for the network is counted, and marked at its line', async () => {
    const list = aList([aLine(), aLine({ name: 'молоко' })]);
    open(list, {
      answers: {
        'grocery.lines.apply': () => {
          throw new TypeError('network error');
        },
      },
    });
    await userEvent.click(await screen.findByRole('checkbox', { name: /молоко/ }));
    expect(await screen.findByText('Немає мережі: 1 зміна чекає тут')).toBeTruthy();
    expect(screen.getByRole('checkbox', { name: /молоко/ }).closest('li')?.textContent).toContain(
      'ще не збережено',
    );
    await userEvent.click(screen.getByRole('checkbox', { name: /картопля/ }));
    expect(await screen.findByText('Немає мережі: 2 зміни чекають тут')).toBeTruthy();
  });
});
