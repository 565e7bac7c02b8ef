import { beforeEach, describe, expect, test } from '@jest/globals';
import type { Inputs, Outputs } from '@sytno/contract';
import { Route, Routes } from '@sytno/kit/router';
import { refused, renderOnStand, screen, userEvent, waitFor, within } from '@sytno/kit/stand';
import type { GroceryList } from '../lists/lists.queries';
import { aLine, aList, anId } from '../lists/testing/examples';
import { uk as sharing } from '../texts/sharing.uk';
import { uk } from '../texts/uk';
import { GuestPage } from './GuestPage';
import { LinksWindow } from './LinksWindow';

type Applied = Inputs['grocery']['sharing']['apply'];
type Link = Outputs['grocery']['sharing']['links']['items'][number];

const texts = { grocery: uk, 'grocery-sharing': sharing };

function open(list: GroceryList | Error, { mayAdd = true } = {}) {
  const seen: Applied[] = [];
  let seq = 0;
  renderOnStand(
    <Routes>
      <Route path="/:lng/l/:token" element={<GuestPage lng="uk" />} />
    </Routes>,
    {
      path: '/uk/l/secret',
      texts,
      answers: {
        'grocery.sharing.open': () => {
          if (list instanceof Error) throw list;
          return { list: { ...list, seq: 0 }, owner: 'Анна', mayAdd, expiresAt: '2026-12-06T10:00:00.000Z' };
        },
        'grocery.sharing.apply': (input: Applied) => {
          seen.push(input);
          return {
            results: input.operations.map(({ opId }) => ({
              opId,
              outcome: 'done',
              version: 1,
              seq: ++seq,
            })),
          };
        },
      },
    },
  );
  return seen;
}

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));

beforeEach(() => {
  localStorage.clear();
});

describe('a guest', () => {
  test('says once what he is called, and ticks under that name', async () => {
    const line = aLine({ sources: [] });
    const seen = open(aList([line]));
    const question = within(await screen.findByRole('dialog', { name: 'Як вас звати?' }));
    expect((await screen.findByRole<HTMLInputElement>('checkbox')).disabled).toBe(true);
    await userEvent.click(question.getByRole('button', { name: 'До списку' }));
    expect(question.getByText('Напишіть, як вас звати')).toBeTruthy();
    await userEvent.type(question.getByLabelText('Ім’я'), ' Марія ');
    await userEvent.click(question.getByRole('button', { name: 'До списку' }));
    expect(await screen.findByText(/Список: Анна/)).toBeTruthy();
    await waitFor(() => expect(screen.getByRole<HTMLInputElement>('checkbox').disabled).toBe(false));
    await userEvent.click(screen.getByRole('checkbox'));
    await waitFor(() => expect(seen).toHaveLength(1));
    expect(seen[0]).toMatchObject({
      name: 'Марія',
      operations: [{ field: 'ticked', lineId: line.id, value: true }],
    });
    expect(localStorage.getItem('grocery.guest')).toBe('Марія');
  });

  test('changes how much and the note, and adds where he may', async () => {
    localStorage.setItem('grocery.guest', 'Марія');
    const seen = open(aList([aLine({ sources: [] })]));
    await press('Докладніше: картопля');
    await press('Змінити');
    const window = within(await screen.findByRole('dialog', { name: 'картопля' }));
    await userEvent.type(window.getByLabelText('Нотатка'), 'молода');
    await userEvent.click(window.getByRole('button', { name: 'Зберегти' }));
    await press('Додати до списку');
    const adding = within(await screen.findByRole('dialog', { name: 'Додати до списку' }));
    await userEvent.type(adding.getByLabelText('Що купити'), 'свічки');
    await userEvent.click(adding.getByRole('button', { name: 'Додати' }));
    await waitFor(() => expect(seen.flatMap(({ operations }) => operations)).toHaveLength(2));
    expect(seen.flatMap(({ operations }) => operations.map(({ field, value }) => [field, value]))).toEqual([
      ['note', 'молода'],
      ['added', { ingredientId: null, text: 'свічки', amount: null }],
    ]);
    expect(await screen.findByRole('checkbox', { name: /свічки/ })).toBeTruthy();
  });

  test('sees no button that he may not press', async () => {
    localStorage.setItem('grocery.guest', 'Марія');
    open(aList([aLine({ sources: [] })]), { mayAdd: false });
    await screen.findByRole('checkbox');
    for (const name of ['Додати до списку', 'Закрити список', 'Додати своє']) {
      expect(screen.queryByRole('button', { name })).toBeNull();
    }
  });

  test.each([
    ['LINK_EXPIRED', 'Це посилання вже не діє'],
    ['NOT_FOUND', 'Такого списку немає'],
  ] as const)('of a link that is %s is told so', async (code, words) => {
    open(refused(code));
    expect(await screen.findByRole('heading', { name: words })).toBeTruthy();
  });
});

describe('links', () => {
  const link = (): Link => ({
    id: anId(),
    createdAt: '2026-11-22T10:00:00.000Z',
    expiresAt: '2026-12-06T10:00:00.000Z',
    usedBy: 'Марія',
    usedAt: '2026-11-23T10:00:00.000Z',
  });

  test('are made, shown once, looked through and revoked', async () => {
    const list = aList([aLine()]);
    const links = [link()];
    const revoked: unknown[] = [];
    renderOnStand(<LinksWindow list={list} lng="uk" onClose={() => undefined} />, {
      texts,
      answers: {
        'grocery.sharing.links': () => ({ items: links }),
        'grocery.sharing.share': () => {
          const made = { ...link(), usedBy: null, usedAt: null };
          links.unshift(made);
          return { ...made, url: 'http://sytno.test/uk/l/secret' };
        },
        'grocery.sharing.revoke': ({ linkId }: { linkId: string }) => {
          revoked.push(linkId);
          links.splice(0, links.length, ...links.filter(({ id }) => id !== linkId));
          return { done: true };
        },
      },
    });
    expect(await screen.findByText(/останнім заходив гість «Марія»/)).toBeTruthy();
    await press('Створити посилання');
    expect((await screen.findByLabelText<HTMLInputElement>('Посилання')).value).toBe(
      'http://sytno.test/uk/l/secret',
    );
    await waitFor(() =>
      expect(screen.getAllByRole('button', { name: /Скасувати посилання/ })).toHaveLength(2),
    );
    const [made] = links;
    const [first] = screen.getAllByRole('button', { name: /Скасувати посилання/ });
    if (first) await userEvent.click(first);
    await waitFor(() => expect(revoked).toEqual([made?.id]));
    await waitFor(() => expect(screen.queryByLabelText('Посилання')).toBeNull());
  });
});
