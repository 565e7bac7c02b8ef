import { beforeEach, describe, expect, test } from '@jest/globals';
import type { Language } from '@sytno/domain';
import { createSession } from '@sytno/kit';
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
import { WriteWay } from './WriteWay';

const TEXTS = { uk, ru, en };

function open(answers: FakeAnswers = {}, lng: Language = 'uk', known = false) {
  const session = createSession(localStorage, window);
  if (known) {
    session.signIn({
      id: '3f1c7c1e-5b0a-4a52-9a44-0c2f7d6a1111',
      email: 'olena@example.com',
      headers: { 'access-token': 't', client: 'c', uid: 'u' },
      expiresAt: '2099-01-01T00:00:00.000Z',
    });
  }
  renderOnStand(<WriteWay lng={lng} />, {
    lng,
    session,
    path: `/${lng}/price`,
    texts: { shell: TEXTS[lng] },
    answers,
  });
}

const form = async (lng: Language = 'uk') => {
  await userEvent.click(screen.getByRole('button', { name: TEXTS[lng].write.open }));
  return within(await screen.findByRole('dialog', { name: TEXTS[lng].write.title }));
};

beforeEach(() => {
  localStorage.clear();
});

describe('the way to the administrator', () => {
  test('of a person is the page with his letters', () => {
    open({}, 'uk', true);
    expect(screen.getByRole('link', { name: uk.places.messages }).getAttribute('href')).toBe(
      '/uk/user/messages',
    );
    expect(screen.queryByRole('button')).toBeNull();
  });

  test('of a visitor is a form that tells the page and the language, and ends with the word of the specification', async () => {
    const sent: object[] = [];
    open(
      {
        'account.messages.write': (input: object) => {
          sent.push(input);
          return { done: true };
        },
      },
      'en',
    );
    const dialog = await form('en');
    await userEvent.type(dialog.getByLabelText(en.write.email), ' guest@sytno.test ');
    await userEvent.type(dialog.getByLabelText(en.write.field), 'Can I pay by card?');
    await userEvent.click(dialog.getByRole('button', { name: en.write.submit }));
    expect(await screen.findByText('Message sent')).toBeTruthy();
    expect(sent).toEqual([
      { email: 'guest@sytno.test', text: 'Can I pay by card?', language: 'en', page: '/en/price' },
    ]);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect((await form('en')).getByLabelText(en.write.field).textContent).toBe('');
  });

  test.each([
    ['', '', 'email', [/Введіть свою адресу e-mail/, /Поле не заповнене/]],
    ['guest', 'Питання', 'email', [/E-mail/]],
    ['guest@sytno.test', ' ', 'text', [/Поле не заповнене/]],
  ] as const)(
    'with %j and %j it sends nothing and goes to the field %s',
    async (email, text, name, words) => {
      open();
      const dialog = await form();
      if (email) await userEvent.type(dialog.getByLabelText(uk.write.email), email);
      if (text) await userEvent.type(dialog.getByLabelText(uk.write.field), text);
      await userEvent.click(dialog.getByRole('button', { name: uk.write.submit }));
      expect(document.activeElement?.getAttribute('name')).toBe(name);
      const said = screen.getByRole('dialog').textContent;
      for (const word of words) expect(said).toMatch(word);
    },
  );

  test('keeps what was typed: when it is refused, and when it is closed', async () => {
    open({
      'account.messages.write': () => {
        throw refused('TOO_MANY');
      },
    });
    const dialog = await form();
    await userEvent.type(dialog.getByLabelText(uk.write.email), 'guest@sytno.test');
    await userEvent.type(dialog.getByLabelText(uk.write.field), 'Питання');
    await userEvent.click(dialog.getByRole('button', { name: uk.write.submit }));
    expect(await dialog.findByRole('alert')).toBeTruthy();
    await userEvent.click(dialog.getByRole('button', { name: uk.write.later }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const again = await form();
    expect(again.getByLabelText(uk.write.field).textContent).toBe('Питання');
    expect(again.getByLabelText<HTMLInputElement>(uk.write.email).value).toBe('guest@sytno.test');
  });

  test('shows what the server refused at its field', async () => {
    open({
      'account.messages.write': () => {
        throw refused('INPUT_INVALID', 'uk', { fields: [{ path: 'text', code: 'text.characters' }] });
      },
    });
    const dialog = await form();
    await userEvent.type(dialog.getByLabelText(uk.write.email), 'guest@sytno.test');
    await userEvent.type(dialog.getByLabelText(uk.write.field), 'Питання');
    await userEvent.click(dialog.getByRole('button', { name: uk.write.submit }));
    await waitFor(() => expect(document.activeElement?.getAttribute('name')).toBe('text'));
    expect(dialog.getByRole('alert').textContent).toBe('Тут є недозволені символи');
  });
});
