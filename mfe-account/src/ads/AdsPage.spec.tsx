import { describe, expect, test } from '@jest/globals';
import type { Outputs } from '@sytno/contract';
import {
  refused,
  renderOnStand,
  screen,
  userEvent,
  waitFor,
  within,
  type FakeAnswers,
} from '@sytno/kit/stand';
import { MONEY_TEXTS } from '../money-words';
import { uk as account } from '../texts/uk';
import { uk } from '../texts/money.uk';
import { AdsPage } from './AdsPage';

type Ad = Outputs['account']['ads']['list']['items'][number];

const words = (title: string) => ({ title, text: 'Рецепти на піст.', button: 'Подивитися' });
const ad: Ad = {
  id: '5a000000-0000-4000-8000-000000000001',
  texts: { uk: words('Пісне'), ru: words('Постное'), en: words('Meatless') },
  link: '/uk/user/recipes',
  places: ['dashboard'],
  from: '2026-03-01',
  to: null,
  paused: true,
  pictureId: null,
  photo: null,
  days: [
    { day: '2026-03-01', shown: 1200, opened: 30 },
    { day: '2026-03-02', shown: 34, opened: 4 },
  ],
};

const open = (items: readonly Ad[], answers: FakeAnswers = {}) =>
  renderOnStand(<AdsPage lng="uk" />, {
    texts: { account, [MONEY_TEXTS]: uk },
    answers: { 'account.ads.list': () => ({ items }), ...answers },
  });

describe('advertisements', () => {
  test('say what they are, from when on, where, how often they were seen, and that they rest', async () => {
    open([ad]);
    const card = within(await screen.findByRole('listitem'));
    expect(card.getByRole('heading', { name: 'Пісне' })).toBeTruthy();
    expect(card.getByText(/1 березня.*без кінця · Головна/)).toBeTruthy();
    expect(card.getByText(/показано 1\s234, відкрито 34/)).toBeTruthy();
    expect(card.getByText(uk.ads.paused)).toBeTruthy();
  });

  test('that are none say what stands in their place', async () => {
    open([]);
    expect(await screen.findByText(uk.ads.noneText)).toBeTruthy();
  });

  test('are written in three languages, with faults at their fields and nothing lost', async () => {
    const sent: unknown[] = [];
    open([], {
      'account.ads.add': (input: object) => {
        sent.push(input);
        if (sent.length === 1) {
          throw refused('INPUT_INVALID', 'uk', {
            fields: [{ path: 'texts.ru.title', code: 'text.characters' }],
          });
        }
        return { items: [ad] };
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: uk.ads.add }));
    const dialog = within(await screen.findByRole('dialog'));
    for (const [at, field] of dialog.getAllByRole('textbox').entries()) {
      await userEvent.type(field, at < 9 ? `Слова ${String(at)}` : '/uk/user/recipes');
    }
    await userEvent.click(dialog.getByRole('button', { name: 'Рецепти' }));
    await userEvent.click(dialog.getByRole('button', { name: uk.ads.save }));
    const russian = within(dialog.getByRole('group', { name: uk.ads.languages.ru }));
    const [theirs] = russian.getAllByRole('textbox');
    if (!theirs) throw new Error('no field for a title');
    await waitFor(() => expect(theirs.getAttribute('aria-invalid')).toBe('true'));
    await userEvent.type(theirs, '!');
    await userEvent.click(dialog.getByRole('button', { name: uk.ads.save }));
    expect(await screen.findByRole('heading', { name: 'Пісне' })).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(sent[1]).toMatchObject({
      texts: { uk: { title: 'Слова 0' }, ru: { title: 'Слова 3!', button: 'Слова 5' } },
      link: '/uk/user/recipes',
      places: ['dashboard', 'recipes'],
      to: null,
    });
  });

  test('are removed after a question', async () => {
    const removed: unknown[] = [];
    open([ad], {
      'account.ads.remove': (input: object) => {
        removed.push(input);
        return { items: [] };
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: uk.ads.remove }));
    await userEvent.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: uk.ads.remove }),
    );
    expect(await screen.findByText(uk.ads.noneText)).toBeTruthy();
    expect(removed).toEqual([{ id: ad.id }]);
  });
});
