import { beforeAll, describe, expect, test } from '@jest/globals';
import type { Outputs } from '@sytno/contract';
import type { Language } from '@sytno/domain';
import { now } from '@sytno/kit';
import { useLocation } from '@sytno/kit/router';
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
import type { ReceivedMessage } from './messages.queries';
import { ReceivedPage } from './ReceivedPage';

const TEXTS = { uk, ru, en };
type Opened = Outputs['account']['messages']['receivedOne'];

const idOf = (number: number) => `3f1c7c1e-5b0a-4a52-9a44-${String(number).padStart(12, '0')}`;
const letter = (number: number, given: Partial<ReceivedMessage> = {}): ReceivedMessage => ({
  id: idOf(number),
  text: `Питання ${String(number)}`,
  page: '/uk/user/recipes',
  createdAt: '2026-03-10T10:00:00.000Z',
  answer: null,
  answeredAt: null,
  name: `Людина ${String(number)}`,
  email: `person${String(number)}@sytno.test`,
  language: 'uk',
  visitor: false,
  ...given,
});

interface Asked {
  state: 'open' | 'answered';
  search: string;
  page: number;
  pageSize: number;
}

/** A server with these letters that takes answers. */
function serverOf(letters: ReceivedMessage[], more: FakeAnswers = {}) {
  const searched: string[] = [];
  const openOnes = () => letters.filter(({ answer }) => answer === null);
  const opened = (id: string): Opened => {
    const found = letters.find((one) => one.id === id);
    if (!found) throw refused('NOT_FOUND');
    return { ...found, next: openOnes().find((one) => one.id !== id)?.id ?? null };
  };
  const answers: FakeAnswers = {
    'account.messages.received': ({ state, search, page, pageSize }: Asked) => {
      searched.push(search);
      const all = (state === 'open' ? openOnes() : letters.filter(({ answer }) => answer !== null)).filter(
        ({ text, email }) => `${text} ${email}`.toLowerCase().includes(search.toLowerCase()),
      );
      return {
        items: all.slice((page - 1) * pageSize, page * pageSize),
        count: all.length,
        open: openOnes().length,
      };
    },
    'account.messages.receivedOne': ({ id }: { id: string }) => opened(id),
    'account.messages.answer': ({ id, answer }: { id: string; answer: string }) => {
      const found = letters.find((one) => one.id === id)!;
      Object.assign(found, { answer, answeredAt: now() });
      const { next: _, ...message } = opened(id);
      return message;
    },
    ...more,
  };
  return { answers, searched };
}

function Address() {
  const { search } = useLocation();
  return <output>{decodeURIComponent(search)}</output>;
}

const open = (answers: FakeAnswers, lng: Language = 'uk', query = '') =>
  renderOnStand(
    <>
      <ReceivedPage lng={lng} />
      <Address />
    </>,
    { lng, path: `/${lng}/user/admin/messages${query}`, texts: { account: TEXTS[lng] }, answers },
  );

const rows = async () =>
  within(await screen.findByRole('list', { name: uk.received.states.open })).getAllByRole('link');

beforeAll(() => {
  Element.prototype.scrollIntoView = () => undefined;
});

describe('the administrator’s letters', () => {
  test('stand with who wrote, how it begins and how they keep the promise', async () => {
    const { answers } = serverOf([
      letter(1),
      letter(2, { createdAt: now(), name: '', email: 'guest@sytno.test', visitor: true }),
    ]);
    open(answers);
    const [late, fresh] = await rows();
    expect(late?.textContent).toMatch(/Людина 1.*Питання 1.*запізнення \d+ (день|дні|днів)/);
    expect(fresh?.textContent).toMatch(/guest@sytno\.test.*лишилося 24 години/);
    expect(screen.getByRole('tab', { name: 'Чекають 2' })).toBeTruthy();
    expect(screen.getByText(uk.received.choose)).toBeTruthy();
  });

  test.each(['uk', 'ru', 'en'] as const)(
    'are opened and answered in %s, and the next one follows',
    async (lng) => {
      const { answers } = serverOf([letter(1), letter(2)]);
      const words = TEXTS[lng].received;
      open(answers, lng, `?message=${idOf(1)}`);
      const title = await screen.findByRole('heading', { level: 2, name: 'Людина 1' });
      expect(document.activeElement).toBe(title);
      const article = title.closest('article')!.closest('article') as HTMLElement;
      expect(within(article).getByRole('link', { name: '/uk/user/recipes' })).toBeTruthy();
      expect(within(article).getByText(words.writes.uk)).toBeTruthy();
      await userEvent.type(screen.getByLabelText(words.field), 'Ось так');
      expect(document.body.textContent).not.toMatch(/\{\{|received\./);
      await userEvent.click(screen.getByRole('button', { name: words.submit }));
      expect(await screen.findByText(words.sent)).toBeTruthy();
      expect(await screen.findByRole('heading', { level: 2, name: 'Людина 2' })).toBeTruthy();
      expect(screen.getByLabelText(words.field).textContent).toBe('');
      await userEvent.type(screen.getByLabelText(words.field), 'І так');
      await userEvent.click(screen.getByRole('button', { name: words.submit }));
      expect(await screen.findByText(words.none.open.title)).toBeTruthy();
    },
  );

  test('keep each its own half-written answer', async () => {
    const { answers } = serverOf([letter(1), letter(2)]);
    open(answers, 'uk', `?message=${idOf(1)}`);
    await userEvent.type(await screen.findByLabelText(uk.received.field), 'Першому');
    await userEvent.click(screen.getByRole('link', { name: uk.received.next }));
    await screen.findByRole('heading', { level: 2, name: 'Людина 2' });
    expect(screen.getByLabelText(uk.received.field).textContent).toBe('');
    await userEvent.click((await rows())[0]!);
    await screen.findByRole('heading', { level: 2, name: 'Людина 1' });
    expect(screen.getByLabelText(uk.received.field).textContent).toBe('Першому');
  });

  test('say of a visitor that the answer goes by mail', async () => {
    const { answers } = serverOf([letter(1, { name: '', email: 'guest@sytno.test', visitor: true })]);
    open(answers, 'uk', `?message=${idOf(1)}`);
    expect(await screen.findByText('Відповідь піде листом на guest@sytno.test.')).toBeTruthy();
    expect(screen.getByText(uk.received.visitor)).toBeTruthy();
  });

  test('that another answered meanwhile show his answer, and what was written here is not lost', async () => {
    const letters = [letter(1)];
    const { answers } = serverOf(letters, {
      'account.messages.answer': () => {
        Object.assign(letters[0]!, { answer: 'Уже відповіли', answeredAt: now() });
        throw refused('CONFLICT');
      },
    });
    open(answers, 'uk', `?message=${idOf(1)}`);
    await userEvent.type(await screen.findByLabelText(uk.received.field), 'Моя відповідь');
    await userEvent.click(screen.getByRole('button', { name: uk.received.submit }));
    expect(await screen.findByText('Уже відповіли')).toBeTruthy();
    expect(screen.getByText('Моя відповідь')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: uk.received.discard }));
    expect(screen.queryByText('Моя відповідь')).toBeNull();
  });

  test('whose answer could not be sent stay with what was typed', async () => {
    const { answers } = serverOf([letter(1)], {
      'account.messages.answer': () => {
        throw new TypeError('Failed to fetch');
      },
    });
    open(answers, 'uk', `?message=${idOf(1)}`);
    await userEvent.type(await screen.findByLabelText(uk.received.field), 'Так');
    await userEvent.click(screen.getByRole('button', { name: uk.received.submit }));
    expect((await screen.findByRole('alert')).textContent).toContain('Сервер не відповідає');
    expect(screen.getByLabelText(uk.received.field).textContent).toBe('Так');
  });

  test('are found by words, once somebody pauses; the address keeps them', async () => {
    const { answers, searched } = serverOf([letter(1), letter(2)]);
    open(answers);
    expect(await rows()).toHaveLength(2);
    await userEvent.type(screen.getByRole('searchbox'), 'person2');
    await waitFor(async () => expect(await rows()).toHaveLength(1));
    expect(new Set(searched)).toEqual(new Set(['', 'person2']));
    expect(document.querySelector('output')?.textContent).toBe('?search=person2');
    await userEvent.type(screen.getByRole('searchbox'), 'zzz');
    expect(await screen.findByText(uk.received.notFound)).toBeTruthy();
  });

  test('are opened while the list has not followed the words yet, and the words stay', async () => {
    const { answers } = serverOf([letter(1), letter(2)]);
    open(answers);
    const [first] = await rows();
    await userEvent.type(screen.getByRole('searchbox'), 'person1');
    await userEvent.click(first!);
    expect(await screen.findByRole('heading', { level: 2, name: 'Людина 1' })).toBeTruthy();
    await waitFor(async () => expect(await rows()).toHaveLength(1));
    expect(document.querySelector('output')?.textContent).toBe(`?search=person1&message=${idOf(1)}`);
  });

  test('stay where they are while one of them is pressed', async () => {
    const { answers, searched } = serverOf([letter(1), letter(2)]);
    open(answers);
    const [, second] = await rows();
    const hand = userEvent.setup();
    await hand.type(screen.getByRole('searchbox'), 'person2');
    await hand.pointer({ keys: '[MouseLeft>]', target: second! });
    expect(document.querySelector('output')?.textContent).toBe('');
    await hand.pointer({ keys: '[/MouseLeft]', target: second! });
    expect(await screen.findByRole('heading', { level: 2, name: 'Людина 2' })).toBeTruthy();
    expect(document.querySelector('output')?.textContent).toBe(`?search=person2&message=${idOf(2)}`);
    expect(new Set(searched)).toEqual(new Set(['', 'person2']));
  });

  test('that were answered stand apart', async () => {
    const { answers } = serverOf([letter(1, { answer: 'Так', answeredAt: '2026-03-11T10:00:00.000Z' })]);
    open(answers);
    expect(await screen.findByText(uk.received.none.open.title)).toBeTruthy();
    await userEvent.click(screen.getByRole('tab', { name: uk.received.states.answered }));
    await userEvent.click(await screen.findByRole('link', { name: /Людина 1/ }));
    expect(await screen.findByText('Так')).toBeTruthy();
    expect(screen.queryByRole('button', { name: uk.received.submit })).toBeNull();
  });

  test('that are not there say so', async () => {
    open(serverOf([]).answers, 'uk', `?message=${idOf(7)}`);
    expect(await screen.findByText(uk.received.gone)).toBeTruthy();
  });

  test('that could not be read say so', async () => {
    open({
      'account.messages.received': () => {
        throw new TypeError('Failed to fetch');
      },
    });
    expect((await screen.findByRole('alert')).textContent).toContain('Немає зв’язку');
  });
});
