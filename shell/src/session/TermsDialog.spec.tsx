import { beforeEach, describe, expect, test } from '@jest/globals';
import { TERMS_VERSION, type Language } from '@sytno/domain';
import { createSession, type SessionUser } from '@sytno/kit';
import {
  fireEvent,
  refused,
  renderOnStand,
  screen,
  userEvent,
  waitFor,
  type FakeAnswers,
} from '@sytno/kit/stand';
import { en } from '../texts/en';
import { ru } from '../texts/ru';
import { uk } from '../texts/uk';
import { TermsAsked } from './TermsAsked';

const TEXTS = { uk, ru, en };
const olena: SessionUser = {
  id: '3f1c7c1e-5b0a-4a52-9a44-0c2f7d6a1111',
  email: 'olena@example.com',
  headers: { 'access-token': 't', client: 'c', uid: 'u' },
  expiresAt: '2099-01-01T00:00:00.000Z',
};

const current = (termsAccepted: boolean) => ({
  id: olena.id,
  email: olena.email,
  emailConfirmed: true,
  termsAccepted,
  profile: {
    access: 'free',
    trialUsed: false,
    daysLeft: 0,
    targets: { kcal: 1800, protein: 100, fat: 50, carbs: 200, cash: 25000 },
    currency: 'UAH',
    countryCode: 'UA',
    usedShoppingList: false,
    hideNumbers: false,
    targetsUpdatedAt: null,
  },
  profileData: { name: 'Олена', avatar: null, countryCode: 'UA', language: 'uk', timeZone: 'Europe/Kyiv' },
});

/** A server that remembers the consent, unless accepting is answered otherwise. */
function open(more: FakeAnswers = {}, lng: Language = 'uk', accepted = false) {
  const given: object[] = [];
  const session = createSession(localStorage, window);
  session.signIn(olena);
  renderOnStand(<TermsAsked lng={lng} />, {
    lng,
    session,
    texts: { shell: TEXTS[lng] },
    answers: {
      'account.session.current': () => current(accepted || given.length > 0),
      'account.registration.acceptTerms': (input: object) => {
        given.push(input);
        return { done: true };
      },
      ...more,
    },
  });
  return { given, session };
}

const dialog = (words: typeof uk | typeof en = uk) =>
  screen.findByRole('dialog', { name: words.terms.title });

beforeEach(() => {
  localStorage.clear();
});

describe('the terms, asked again', () => {
  test('are accepted by a box that is not ticked, and then the dialog goes', async () => {
    const { given } = open();
    await dialog();
    const box = screen.getByRole<HTMLInputElement>('checkbox', { name: uk.terms.accept });
    expect(box.checked).toBe(false);
    await userEvent.click(screen.getByRole('button', { name: uk.terms.submit }));
    expect(document.activeElement).toBe(box);
    expect(box.getAttribute('aria-invalid')).toBe('true');
    expect(given).toEqual([]);
    await userEvent.click(box);
    await userEvent.click(screen.getByRole('button', { name: uk.terms.submit }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(given).toEqual([{ terms: true, version: TERMS_VERSION }]);
  });

  test.each(['uk', 'ru', 'en'] as const)('are read in a tab of their own, %s', async (lng) => {
    open({}, lng);
    await screen.findByRole('dialog', { name: TEXTS[lng].terms.title });
    const links = screen.getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      `/${lng}/oferta`,
      `/${lng}/oferta#privacy`,
    ]);
    for (const link of links) expect(link.getAttribute('target')).toBe('_blank');
    expect(document.body.textContent).not.toMatch(/\{\{|terms\./);
  });

  test('do not go by Escape', async () => {
    open();
    const asked = await dialog();
    expect(fireEvent.keyDown(asked, { key: 'Escape' })).toBe(false);
    // A browser that closes it all the same.
    (asked as HTMLDialogElement).close();
    asked.dispatchEvent(new Event('close'));
    expect((asked as HTMLDialogElement).open).toBe(true);
  });

  test('are refused by signing out', async () => {
    const { session } = open();
    await dialog();
    globalThis.fetch = () => Promise.reject(new Error('offline'));
    await userEvent.click(screen.getByRole('button', { name: uk.nav.signOut }));
    expect(session.user()).toBeNull();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('stay with a word about it when the consent could not be saved, and the tick stays', async () => {
    open({
      'account.registration.acceptTerms': () => {
        throw refused('UNAVAILABLE');
      },
    });
    await dialog();
    await userEvent.click(screen.getByRole('checkbox'));
    await userEvent.click(screen.getByRole('button', { name: uk.terms.submit }));
    expect((await screen.findByRole('alert')).textContent).toMatch(/Згоду не збережено/);
    expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(true);
  });

  test('of a still newer edition ask to load the page again', async () => {
    open({
      'account.registration.acceptTerms': () => {
        throw refused('INPUT_INVALID', 'uk', { fields: [{ path: 'version', code: 'choice' }] });
      },
    });
    await dialog();
    await userEvent.click(screen.getByRole('checkbox'));
    await userEvent.click(screen.getByRole('button', { name: uk.terms.submit }));
    expect((await screen.findByRole('alert')).textContent).toBe(uk.terms.newer);
  });

  test('are not asked of whoever accepted them, nor while the server does not answer', async () => {
    let asked = 0;
    open({
      'account.session.current': () => {
        asked += 1;
        throw new TypeError('Failed to fetch');
      },
    });
    await waitFor(() => expect(asked).toBe(1));
    expect(screen.queryByRole('dialog')).toBeNull();
    open({}, 'uk', true);
    await waitFor(() => expect(localStorage.getItem('user')).not.toBeNull());
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
