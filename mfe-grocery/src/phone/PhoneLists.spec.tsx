import { beforeEach, describe, expect, test } from '@jest/globals';
import type { Inputs, Outputs } from '@sytno/contract';
import { createSession, type Session } from '@sytno/kit';
import {
  refused,
  renderOnStand,
  screen,
  userEvent,
  waitFor,
  within,
  type FakeAnswers,
} from '@sytno/kit/stand';
import type { GroceryList } from '../lists/lists.queries';
import { aLine, aList, aListed, cardOf } from '../lists/testing/examples';
import { uk as grocery } from '../texts/uk';
import { uk as lines } from '../texts/lines.uk';
import { uk as phone } from '../texts/phone.uk';
import { uk as shops } from '../texts/shops.uk';
import { ListRightsContext } from '../together/list-rights';
import { Enter } from './Enter';
import { PhoneLists } from './PhoneLists';
import { PhoneWindow } from './PhoneWindow';
import { phoneStorage } from './phone-storage';

type Operations = Inputs['grocery']['lines']['apply'];
type Right = Outputs['account']['session']['phone']['right'];

const TEXTS = { grocery, 'grocery-lines': lines, 'grocery-shops': shops, 'grocery-phone': phone };
const USER = {
  id: '7b1e0000-0000-4000-8000-00000000bbbb',
  email: 'anna@sytno.test',
  headers: { 'access-token': 'token', client: 'phone', uid: 'anna' },
  expiresAt: '2026-12-29T10:00:00.000Z',
};

let session: Session;
beforeEach(() => {
  localStorage.clear();
  window.history.replaceState(null, '', '/uk/list');
  session = createSession(phoneStorage(localStorage), window);
});

function openLists(list: GroceryList, right: Right = 'whole', answers: FakeAnswers = {}) {
  const ticks: boolean[] = [];
  renderOnStand(<PhoneLists lng="uk" />, {
    lng: 'uk',
    session,
    texts: TEXTS,
    answers: {
      'account.session.phone': () => ({ right, readableUntil: right === 'whole' ? null : '2026-12-10' }),
      'grocery.lists.list': () => ({ items: [aListed(cardOf(list))], count: 1 }),
      'grocery.lists.get': () => list,
      'grocery.lines.apply': ({ operations }: Pick<Operations, 'operations'>) => ({
        results: operations.map((operation) => {
          if (operation.field === 'ticked') ticks.push(operation.value);
          return { opId: operation.opId, outcome: 'done', version: 1, seq: 1 };
        }),
      }),
      ...answers,
    },
  });
  return ticks;
}

describe('the list on a phone', () => {
  test('opens what is in the shop at once, is ticked, and leads to the other lists', async () => {
    const ticks = openLists(aList([aLine(), aLine({ name: 'морква' })]));
    await userEvent.click(await screen.findByRole('checkbox', { name: /картопля/ }));
    await waitFor(() => expect(ticks).toEqual([true]));
    await userEvent.click(screen.getByRole('button', { name: 'Вийти з режиму магазину' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Списки покупок' })).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: /На тиждень/ }));
    expect(await screen.findByRole('checkbox', { name: /морква/ })).toBeTruthy();
  });

  test('takes a draft to the shop', async () => {
    const used: string[] = [];
    const list = aList([aLine()], { state: 'draft' });
    openLists(list, 'whole', {
      'grocery.lists.use': ({ id }: { id: string }) => {
        used.push(id);
        return cardOf(list);
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: /На тиждень/ }));
    await userEvent.click(await screen.findByRole('button', { name: 'Використати список' }));
    await waitFor(() => expect(used).toEqual([list.id]));
  });

  test('can only be read after premium has ended, and says until when', async () => {
    openLists(aList([aLine()]), 'read');
    expect((await screen.findByRole<HTMLInputElement>('checkbox')).disabled).toBe(true);
    expect(screen.getByText(/Список можна читати до 10 грудня/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Що дає преміум' }).getAttribute('href')).toBe('/uk/price');
    expect(screen.queryByRole('button', { name: /^Додати/ })).toBeNull();
  });

  test('says that it is over, also where a call is the first to say so', async () => {
    openLists(aList([aLine()]), 'whole', {
      'grocery.lists.list': () => {
        throw refused('PHONE_ENDED');
      },
    });
    expect(await screen.findByRole('heading', { name: 'Преміум закінчився' })).toBeTruthy();
  });

  test('says that there is nothing, that something failed, and leaves on wish', async () => {
    session.signIn(USER);
    openLists(aList([]), 'whole', {
      'grocery.lists.list': () => ({ items: [], count: 0 }),
      'account.session.signOut': () => ({ done: true }),
    });
    expect(await screen.findByText('Списків ще немає')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Від’єднати цей телефон' }));
    await waitFor(() => expect(session.user()).toBeNull());
  });
});

describe('the way in', () => {
  const enter = (answers: FakeAnswers) =>
    renderOnStand(<Enter />, { lng: 'uk', session, texts: TEXTS, answers });

  test('is the code of the address, which leaves it', async () => {
    window.history.replaceState(null, '', '/uk/list#ABCDEFGHJK');
    const codes: string[] = [];
    enter({
      'account.session.enterPhone': ({ code }: { code: string }) => {
        codes.push(code);
        return USER;
      },
    });
    await waitFor(() => expect(session.user()?.id).toBe(USER.id));
    expect([codes, window.location.hash]).toEqual([['ABCDEFGHJK'], '']);
    expect(localStorage.getItem('user')).toBeNull();
  });

  test('says what is wrong with a code that works no more, and takes another', async () => {
    let works = false;
    enter({
      'account.session.enterPhone': () => {
        if (!works) throw refused('LINK_EXPIRED');
        return USER;
      },
    });
    await userEvent.click(screen.getByRole('button', { name: 'Увійти' }));
    expect(screen.getByText('Введіть код')).toBeTruthy();
    await userEvent.type(screen.getByLabelText('Код із комп’ютера'), 'abcde-fghjk{Enter}');
    expect(await screen.findByText(/Код не підходить або вже не діє/)).toBeTruthy();
    works = true;
    await userEvent.click(screen.getByRole('button', { name: 'Увійти' }));
    await waitFor(() => expect(session.user()?.id).toBe(USER.id));
  });
});

describe('the window that signs a phone in', () => {
  const PHONE = {
    id: '7b1e0000-0000-4000-8000-00000000cccc',
    name: 'Mozilla/5.0 (Linux; Android 15)',
    phone: true,
    current: false,
    signedInAt: '2026-11-29T09:00:00.000Z',
    lastUsedAt: '2026-11-29T10:00:00.000Z',
  };

  const aWindow = (add: boolean) => (
    <ListRightsContext value={{ change: true, add, own: true }}>
      <PhoneWindow lng="uk" onClose={() => {}} />
    </ListRightsContext>
  );

  test('shows a code to be seen and to be typed, and the phones that are signed in', async () => {
    const ended: string[] = [];
    renderOnStand(aWindow(true), {
      lng: 'uk',
      texts: TEXTS,
      answers: {
        'account.session.phoneCode': () => ({ code: 'ABCDEFGHJK', expiresAt: '2026-11-29T10:10:00.000Z' }),
        'account.session.devices': () => ({ items: [PHONE] }),
        'account.session.endDevice': ({ id }: { id: string }) => {
          ended.push(id);
          return { done: true };
        },
      },
    });
    const dialog = within(await screen.findByRole('dialog', { name: 'Список у телефоні' }));
    expect(await dialog.findByText('ABCDE-FGHJK')).toBeTruthy();
    expect(dialog.getByRole('img', { name: 'QR-код для телефона' })).toBeTruthy();
    expect(dialog.getByText('Код діє ще 10 хвилин і один раз.')).toBeTruthy();
    await userEvent.click(await dialog.findByRole('button', { name: 'Від’єднати: Android' }));
    await waitFor(() => expect(ended).toEqual([PHONE.id]));
  });

  test('tells who has no premium what it is', async () => {
    renderOnStand(aWindow(false), { lng: 'uk', texts: TEXTS });
    const link = await screen.findByRole('link', { name: 'Що дає преміум і скільки коштує' });
    expect(link.getAttribute('href')).toBe('/uk/price');
  });
});
