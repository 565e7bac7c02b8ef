import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { createSession, type SessionUser } from '@sytno/kit';
import { renderOnStand, screen, userEvent, within, type FakeAnswers } from '@sytno/kit/stand';
import { useQueryClient } from '@tanstack/react-query';
import { type Shell, ShellContext } from '../app/shell-context';
import type { SectionState } from '../sections/loader';
import { uk } from '../texts/uk';
import { UserHeader } from './UserHeader';

const ID = '3f1c7c1e-5b0a-4a52-9a44-0c2f7d6a1111';

const olena: SessionUser = {
  id: ID,
  email: 'olena@example.com',
  headers: { 'access-token': 't', client: 'c', uid: 'u' },
  expiresAt: '2027-01-01T00:00:00.000Z',
};

/** The account section's words, as they are once it has come. */
const account = {
  messages: {
    new: 'нове',
    kinds: {
      welcome: { title: 'Вітаємо' },
      application: { pending: { title: 'Заявку на курс «{{course}}» надіслано' } },
    },
  },
};

const shellWith = (status: SectionState['status']) => {
  const loader = {
    load: jest.fn(),
    subscribe: () => () => undefined,
    state: () => STATES[status],
    has: () => true,
  };
  return { loader } as unknown as Shell;
};
const STATES = Object.fromEntries(
  (['ready', 'loading', 'failed', 'idle'] as const).map((status) => [status, { status }]),
);

let given = 0;
const notice = (kind: 'welcome' | 'application.pending', readAt: string | null = null) => ({
  id: `3f1c7c1e-5b0a-4a52-9a44-${String((given += 1)).padStart(12, '0')}`,
  kind,
  values: kind === 'welcome' ? {} : { course: 'Легкий ранок' },
  link: '/user/courses',
  createdAt: '2026-11-20T10:00:00.000Z',
  readAt,
});

const householdOf = (...names: string[]) => ({
  id: ID,
  ownerId: ID,
  members: [{ userId: ID, name: 'Олена', email: 'olena@example.com', isOwner: true }],
  eaters: names.map((name, i) => ({
    id: `3f1c7c1e-5b0a-4a52-9a44-0c2f7d6a222${String(i)}`,
    name,
    share: 1,
    allergies: [],
    mealTypes: [],
    weekdays: [],
  })),
});

const answers = (more: FakeAnswers = {}): FakeAnswers => ({
  'account.session.current': () => ({
    id: ID,
    email: olena.email,
    emailConfirmed: true,
    termsAccepted: true,
    profile: {
      access: 'premium',
      trialUsed: true,
      daysLeft: 3,
      targets: { kcal: 1800, protein: 100, fat: 50, carbs: 200, cash: 25000 },
      currency: 'UAH',
      countryCode: 'UA',
      usedShoppingList: false,
      hideNumbers: false,
      targetsUpdatedAt: null,
    },
    profileData: { name: 'Олена', avatar: null, countryCode: 'UA', language: 'uk', timeZone: 'Europe/Kyiv' },
  }),
  'account.household.get': () => householdOf('Софія, 9 років', 'Данило'),
  'account.messages.notices': () => ({ items: [notice('welcome')], count: 1, unread: 1 }),
  ...more,
});

/** As a live update does. */
function AskAgain() {
  const client = useQueryClient();
  const ask = () => void client.invalidateQueries({ queryKey: ['account', 'notices'] });
  return <button onClick={ask}>live</button>;
}

const open = (more: FakeAnswers = {}, narrow = false, status: SectionState['status'] = 'ready') => {
  localStorage.setItem('user', JSON.stringify(olena));
  const header = (
    <>
      <UserHeader lng="uk" narrow={narrow} menuButton={null} />
      <AskAgain />
    </>
  );
  return renderOnStand(<ShellContext value={shellWith(status)}>{header}</ShellContext>, {
    path: '/uk/user/recipes',
    texts: { shell: uk, account },
    answers: answers(more),
    session: createSession(localStorage, window),
  });
};

beforeEach(() => {
  localStorage.clear();
});

describe('the header of the signed-in frame', () => {
  test('says who eats together and leads to the household', async () => {
    open();
    const link = await screen.findByRole('link', { name: 'Родина: Олена, Софія, 9 років, Данило' });
    expect(link.getAttribute('href')).toBe('/uk/user/household');
    expect(link.textContent).toBe('ОСД');
  });

  test('of more than four people shows three and a figure', async () => {
    open({ 'account.household.get': () => householdOf('А', 'Б', 'В', 'Г') });
    expect(await screen.findByRole('link', { name: 'Родина: Олена, А, Б, ще 2' })).toBeTruthy();
  });

  test('shows somebody alone where others are added', async () => {
    open({ 'account.household.get': () => householdOf() });
    expect((await screen.findByRole('link', { name: 'Родина' })).getAttribute('href')).toBe(
      '/uk/user/household',
    );
  });

  test('says at once that somebody was taken out of the household, and nothing of older news', async () => {
    const removed = { ...notice('welcome'), kind: 'household.removed', values: { person: 'Андрій' } };
    let items: object[] = [{ ...removed, id: ID }];
    open({ 'account.messages.notices': () => ({ items, count: 1, unread: 1 }) });
    await screen.findByRole('button', { name: 'Повідомлення: 1 непрочитане' });
    expect(screen.queryByText(/прибрано з родини/)).toBeNull();
    items = [removed, ...items];
    await userEvent.click(screen.getByRole('button', { name: 'live' }));
    expect(
      await screen.findByText('Андрій: вас прибрано з родини. Меню й списки тут тепер лише ваші.'),
    ).toBeTruthy();
  });

  test('counts what is unread and shows the last few at a glance', async () => {
    open({
      'account.messages.notices': ({ page, pageSize }: { page: number; pageSize: number }) => {
        expect([page, pageSize]).toEqual([1, 4]);
        return {
          items: [notice('welcome'), notice('application.pending', '2026-11-21T10:00:00.000Z')],
          count: 9,
          unread: 5,
        };
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Повідомлення: 5 непрочитаних' }));
    const panel = await screen.findByRole('dialog', { name: 'Повідомлення' });
    const rows = within(panel).getAllByRole('listitem');
    expect(rows[0]?.textContent).toContain('нове: ');
    expect(rows[1]?.textContent).toContain('«Легкий ранок»');
    expect(rows[1]?.textContent).not.toContain('нове: ');
    expect(within(panel).getByRole('link', { name: uk.notices.all }).getAttribute('href')).toBe(
      '/uk/user/messages?view=notices',
    );
  });

  test('without messages says what will be there', async () => {
    open({ 'account.messages.notices': () => ({ items: [], count: 0, unread: 0 }) });
    await userEvent.click(await screen.findByRole('button', { name: 'Повідомлення' }));
    expect(await screen.findByText(uk.notices.none)).toBeTruthy();
  });

  test('whose words do not come says so, and still leads to all', async () => {
    open({}, false, 'failed');
    await userEvent.click(await screen.findByRole('button', { name: 'Повідомлення: 1 непрочитане' }));
    expect(await screen.findByText(uk.notices.failed)).toBeTruthy();
    expect(screen.getByRole('link', { name: uk.notices.all })).toBeTruthy();
  });

  test('has one account menu: who, the ways, the theme, the way out', async () => {
    const { session } = open();
    await userEvent.click(await screen.findByRole('button', { name: 'Акаунт: Олена' }));
    const panel = await screen.findByRole('dialog', { name: 'Акаунт: Олена' });
    expect(panel.textContent).toContain('olena@example.com');
    expect(panel.textContent).not.toContain('Мова');
    expect(
      within(panel)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual(['Профіль', 'Родина', 'Преміум']);
    await userEvent.click(within(panel).getByRole('radio', { name: 'Темний' }));
    expect(document.documentElement.dataset.theme).toBe('dark');
    expect(localStorage.getItem('theme')).toBe('dark');
    await userEvent.click(within(panel).getByRole('radio', { name: 'Системний' }));
    expect(document.documentElement.dataset.theme).toBeUndefined();
    const asked: string[] = [];
    globalThis.fetch = (address) => {
      if (typeof address === 'string') asked.push(address);
      return Promise.reject(new Error('offline'));
    };
    await userEvent.click(within(panel).getByRole('button', { name: 'Вийти' }));
    expect(session.user()).toBeNull();
    expect(asked).toEqual(['/api/auth/sign_out']);
  });

  test('on phones keeps the language in the account menu', async () => {
    open({}, true);
    expect(screen.queryByLabelText('Мова')).toBeNull();
    await userEvent.click(await screen.findByRole('button', { name: 'Акаунт: Олена' }));
    expect(await screen.findByLabelText('Мова')).toHaveProperty('value', 'uk');
  });
});
