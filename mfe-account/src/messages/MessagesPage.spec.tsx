import { describe, expect, test } from '@jest/globals';
import { NOTICE_KINDS, NOTICE_VALUES } from '@sytno/contract';
import { LANGUAGES, type Language } from '@sytno/domain';
import { now } from '@sytno/kit';
import {
  refused,
  renderOnStand,
  screen,
  userEvent,
  waitFor,
  within,
  type FakeAnswers,
} from '@sytno/kit/stand';
import { en } from '../texts/en';
import { ru } from '../texts/ru';
import { uk } from '../texts/uk';
import { NOTICES_A_PAGE, type Notice } from './messages.queries';
import { MessagesPage } from './MessagesPage';

const TEXTS = { uk, ru, en };
const VALUES: Record<string, string> = {
  food: 'полба',
  recipes: '«Каша», «Хліб»',
  course: 'Легкий ранок',
  recipe: 'Борщ київський',
  person: 'Тарас',
  template: 'Пісний тиждень',
  reason: 'немає місць',
  question: 'Де список?',
  answer: 'У меню зліва',
  days: '31',
  order: '№ 1024',
  until: '10 квітня',
  group: 'Листопад',
  week: 'Тиждень для Анни',
  day: '25 листопада',
  comment: 'Гарний день',
  when: '1 грудня, 14:00',
};

const notice = (number: number, given: Partial<Notice> = {}): Notice => ({
  id: `3f1c7c1e-5b0a-4a52-9a44-${String(number).padStart(12, '0')}`,
  kind: 'application.accepted',
  values: { course: `Курс ${String(number)}` },
  link: '/user/courses',
  createdAt: '2026-03-10T10:00:00.000Z',
  readAt: null,
  ...given,
});
const listOf = (...items: Notice[]) => ({
  items,
  count: items.length,
  unread: items.filter(({ readAt }) => readAt === null).length,
});

const open = (answers: FakeAnswers, lng: Language = 'uk', query = '?view=notices') =>
  renderOnStand(<MessagesPage lng={lng} />, {
    lng,
    path: `/${lng}/user/messages${query}`,
    texts: { account: TEXTS[lng] },
    answers: {
      'account.messages.own': () => ({ items: [], count: 0, page: 1 }),
      'account.messages.notices': () => listOf(),
      ...answers,
    },
  });

describe('notices', () => {
  test('show what happened, mark what is unread, and lead on', async () => {
    open({
      'account.messages.notices': () => listOf(notice(1), notice(2, { readAt: '2026-03-11T10:00:00.000Z' })),
    });
    const [first, second] = within(await screen.findByRole('list')).getAllByRole('listitem');
    expect(first?.textContent).toContain('Вас прийнято на курс «Курс 1»');
    expect(first?.textContent).toContain(uk.messages.new);
    expect(second?.textContent).not.toContain(uk.messages.new);
    expect(within(first!).getByRole('link').getAttribute('href')).toBe('/uk/user/courses');
    expect(screen.getByText('1 непрочитане', { selector: 'div' })).toBeTruthy();
  });

  test.each(NOTICE_KINDS.flatMap((kind) => LANGUAGES.map((lng) => [kind, lng] as const)))(
    '%s has its words in %s, with every value',
    async (kind, lng) => {
      open({ 'account.messages.notices': () => listOf(notice(1, { kind, values: VALUES })) }, lng);
      const { textContent } = await screen.findByRole('listitem');
      for (const name of NOTICE_VALUES[kind]) expect(textContent).toContain(VALUES[name]);
      expect(textContent).not.toMatch(/\{\{|kinds\./);
    },
  );

  test('stand under the day they came, and today’s say how long ago', async () => {
    const today = now();
    open({
      'account.messages.notices': () =>
        listOf(
          notice(1, { createdAt: today }),
          notice(2),
          notice(3, { createdAt: '2026-03-10T09:00:00.000Z' }),
        ),
    });
    const [first, second] = await screen.findAllByRole('list');
    expect(first?.getAttribute('aria-labelledby')).toBe(
      screen.getByRole('heading', { level: 2, name: 'Сьогодні' }).id,
    );
    expect(first?.textContent).toContain('зараз');
    expect(screen.getByRole('heading', { level: 2, name: '10 березня 2026' })).toBeTruthy();
    expect(within(second!).getAllByRole('listitem')).toHaveLength(2);
  });

  test('that would lead to this very page have no link', async () => {
    open({ 'account.messages.notices': () => listOf(notice(1, { link: '/user/messages' })) });
    expect(within(await screen.findByRole('listitem')).queryByRole('link')).toBeNull();
  });

  test('name somebody who has no name', async () => {
    const values = { course: 'Курс', person: '' };
    open({ 'account.messages.notices': () => listOf(notice(1, { kind: 'application.received', values })) });
    expect((await screen.findByRole('listitem')).textContent).toContain('Хтось без імені хоче взяти участь');
  });

  test('without a link lead nowhere', async () => {
    open({ 'account.messages.notices': () => listOf(notice(1, { link: null })) });
    expect(within(await screen.findByRole('listitem')).queryByRole('link')).toBeNull();
  });

  test('are marked as read all at once', async () => {
    let readAt: string | null = null;
    open({
      'account.messages.notices': () => listOf(notice(1, { readAt }), notice(2, { readAt })),
      'account.messages.readNotices': () => {
        readAt = '2026-03-11T10:00:00.000Z';
        return { done: true };
      },
    });
    expect(await screen.findByText('2 непрочитані', { selector: 'div' })).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: uk.messages.readAll }));
    await waitFor(() => expect(screen.queryByText(uk.messages.new)).toBeNull());
    expect(screen.queryByRole('button', { name: uk.messages.readAll })).toBeNull();
  });

  test('that cannot be marked say why and stay unread', async () => {
    open({
      'account.messages.notices': () => listOf(notice(1)),
      'account.messages.readNotices': () => {
        throw refused('UNAVAILABLE');
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: uk.messages.readAll }));
    expect(await screen.findByText(/Сервіс зараз перевантажений/)).toBeTruthy();
    expect(screen.getByText(uk.messages.new)).toBeTruthy();
  });

  test('come by pages', async () => {
    const all = Array.from({ length: NOTICES_A_PAGE + 1 }, (_, i) => notice(i + 1));
    open({
      'account.messages.notices': ({ page, pageSize }: { page: number; pageSize: number }) => ({
        ...listOf(...all),
        items: all.slice((page - 1) * pageSize, page * pageSize),
      }),
    });
    expect(await screen.findAllByRole('listitem')).toHaveLength(NOTICES_A_PAGE);
    await userEvent.click(screen.getByRole('button', { name: 'Сторінка 2' }));
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(1));
    await userEvent.click(screen.getByRole('button', { name: 'Попередня сторінка' }));
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(NOTICES_A_PAGE));
  });

  test('that are none say what will be here', async () => {
    open({ 'account.messages.notices': () => listOf() }, 'ru');
    expect(await screen.findByText(ru.messages.none.title)).toBeTruthy();
  });

  test('that could not be read say so', async () => {
    open({
      'account.messages.notices': () => {
        throw new TypeError('Failed to fetch');
      },
    });
    expect((await screen.findByRole('alert')).textContent).toContain('Немає зв’язку');
  });
});
