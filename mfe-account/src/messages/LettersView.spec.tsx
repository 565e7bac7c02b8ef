import { beforeAll, describe, expect, test } from '@jest/globals';
import type { Language } from '@sytno/domain';
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
import { LONGEST, MESSAGES_A_PAGE, type Message } from './messages.queries';
import { MessagesPage } from './MessagesPage';

const TEXTS = { uk, ru, en };

const idOf = (number: number) => `3f1c7c1e-5b0a-4a52-9a44-${String(number).padStart(12, '0')}`;
const letter = (number: number, given: Partial<Message> = {}): Message => ({
  id: idOf(number),
  text: `Питання ${String(number)}`,
  page: null,
  createdAt: '2026-03-10T10:00:00.000Z',
  answer: null,
  answeredAt: null,
  ...given,
});
const answered = (number: number) =>
  letter(number, { answer: `Відповідь ${String(number)}`, answeredAt: '2026-03-11T10:00:00.000Z' });

interface Asked {
  page: number;
  pageSize: number;
  around?: string;
}

/** A server with these letters, newest first. */
const serverOf = (letters: Message[], more: FakeAnswers = {}): FakeAnswers => ({
  'account.messages.notices': () => ({ items: [], count: 3, unread: 3 }),
  'account.messages.own': ({ page, pageSize, around }: Asked) => {
    const at = letters.findIndex(({ id }) => id === around);
    const shown = at < 0 ? page : Math.floor(at / pageSize) + 1;
    return {
      items: letters.slice((shown - 1) * pageSize, shown * pageSize),
      count: letters.length,
      page: shown,
    };
  },
  'account.messages.send': ({ text, page }: { text: string; page?: string }) => {
    const made = letter(99, { text, page: page ?? null });
    letters.unshift(made);
    return made;
  },
  ...more,
});

const open = (answers: FakeAnswers, lng: Language = 'uk', query = '') =>
  renderOnStand(<MessagesPage lng={lng} />, {
    lng,
    path: `/${lng}/user/messages${query}`,
    texts: { account: TEXTS[lng] },
    answers,
  });

const field = (lng: Language = 'uk') => screen.findByLabelText(TEXTS[lng].messages.write.field);
const send = (lng: Language = 'uk') =>
  userEvent.click(screen.getByRole('button', { name: TEXTS[lng].messages.write.submit }));

beforeAll(() => {
  Element.prototype.scrollIntoView = () => undefined;
});

describe('a letter to the administrator', () => {
  test('is what the page opens with; sent, it says the word of the specification and heads the list', async () => {
    open(serverOf([answered(1)]), 'en');
    await userEvent.type(await field('en'), '  Where is the oil?  ');
    await send('en');
    expect(await screen.findByText('Message sent')).toBeTruthy();
    const list = await screen.findByRole('list', { name: en.messages.own.title });
    await waitFor(() => {
      expect(within(list).getAllByRole('listitem')).toHaveLength(2);
    });
    expect(within(list).getAllByRole('listitem')[0]?.textContent).toContain('Where is the oil?');
    expect(screen.getByLabelText<HTMLTextAreaElement>(en.messages.write.field).value).toBe('');
  });

  test('that is blank is not sent: the word stands at the field, which has the focus', async () => {
    open(serverOf([]));
    await userEvent.type(await field(), '   ');
    await send();
    expect(screen.getByText('Поле не заповнене!')).toBeTruthy();
    expect(document.activeElement).toBe(await field());
  });

  test('that is too long says by how much, before and after', async () => {
    open(serverOf([]));
    const area = await field();
    await userEvent.click(area);
    await userEvent.paste('x'.repeat(LONGEST - 2));
    expect(screen.getByText('Залишилося 2 знаки')).toBeTruthy();
    await userEvent.paste('yyyyyyy');
    expect(screen.getByText('Довше на 5 знаків')).toBeTruthy();
    await send();
    expect(screen.getByText('Текст задовгий')).toBeTruthy();
  });

  test('that could not be sent stays as it was typed, with the reason', async () => {
    let tries = 0;
    const server = serverOf([], {
      'account.messages.send': () => {
        tries += 1;
        throw refused('UNAVAILABLE');
      },
    });
    open(server);
    await userEvent.type(await field(), 'Питання');
    await send();
    expect((await screen.findByRole('alert')).textContent).toMatch(/Сервіс зараз перевантажений/);
    expect(tries).toBe(1);
    expect((await field()).textContent).toBe('Питання');
  });

  test('is sent once, however often the button is pressed', async () => {
    const texts: string[] = [];
    let finish: () => void = () => undefined;
    const server = serverOf([], {
      'account.messages.send': async ({ text }: { text: string }) => {
        texts.push(text);
        await new Promise<void>((resolve) => (finish = resolve));
        return letter(1, { text });
      },
    });
    open(server);
    await userEvent.type(await field(), 'Раз');
    await send();
    await send();
    expect(texts).toEqual(['Раз']);
    finish();
    expect(await screen.findByText(uk.messages.write.sent)).toBeTruthy();
  });

  test('that is half-written stays while the notices are looked at', async () => {
    open(serverOf([]));
    await userEvent.type(await field(), 'Пів листа');
    await userEvent.click(screen.getByRole('tab', { name: /Сповіщення/ }));
    expect(screen.queryByLabelText(uk.messages.write.field)).toBeNull();
    await userEvent.click(screen.getByRole('tab', { name: uk.messages.views.letters }));
    expect((await field()).textContent).toBe('Пів листа');
  });
});

describe('the own letters', () => {
  test.each(['uk', 'ru', 'en'] as const)('show what was answered and what waits, %s', async (lng) => {
    open(serverOf([letter(2), answered(1)]), lng);
    const list = await screen.findByRole('list', { name: TEXTS[lng].messages.own.title });
    const [first, second] = within(list).getAllByRole('listitem');
    expect(first?.textContent).toContain(TEXTS[lng].messages.own.waiting);
    expect(second?.textContent).toContain('Відповідь 1');
    expect(within(second!).getByRole('heading', { name: TEXTS[lng].messages.own.answer })).toBeTruthy();
    expect(document.body.textContent).not.toMatch(/\{\{|messages\.|letter\./);
  });

  test('open where the one that was asked for stands, and turn from there', async () => {
    const letters = Array.from({ length: MESSAGES_A_PAGE + 2 }, (_, i) => answered(i + 1));
    open(serverOf(letters), 'uk', `?message=${idOf(MESSAGES_A_PAGE + 2)}`);
    const wanted = await screen.findByText(`Відповідь ${String(MESSAGES_A_PAGE + 2)}`);
    expect(document.activeElement?.contains(wanted)).toBe(true);
    expect(screen.getByRole('button', { name: 'Сторінка 2' }).getAttribute('aria-current')).toBe('page');
    await userEvent.click(screen.getByRole('button', { name: 'Сторінка 1' }));
    expect(await screen.findByText('Відповідь 1')).toBeTruthy();
  });

  test('of an address that makes no sense are those of the first page', async () => {
    open(serverOf([answered(1)]), 'uk', '?message=1&view=%3Cb%3E');
    expect(await screen.findByText('Відповідь 1')).toBeTruthy();
  });

  test('that are none say what will be here', async () => {
    open(serverOf([]));
    expect(await screen.findByText(uk.messages.own.none.title)).toBeTruthy();
  });

  test('that could not be read say so, and the form stays', async () => {
    open(
      serverOf([], {
        'account.messages.own': () => {
          throw new TypeError('Failed to fetch');
        },
      }),
    );
    expect((await screen.findByRole('alert')).textContent).toContain('Немає зв’язку');
    expect(await field()).toBeTruthy();
  });

  test('stand beside the count of unread notices', async () => {
    open(serverOf([]));
    expect(await screen.findByRole('tab', { name: 'Сповіщення 3 непрочитані' })).toBeTruthy();
  });
});
