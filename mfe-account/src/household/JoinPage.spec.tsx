import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { Route, Routes, useLocation } from '@sytno/kit/router';
import { refused, renderOnStand, screen, userEvent, type FakeAnswers } from '@sytno/kit/stand';
import { uk } from '../texts/membership.uk';
import type { Household, Invitation } from './household.queries';
import { MEMBERSHIP_TEXTS } from './membership-words';
import { JoinPage } from './JoinPage';

const ID = (last: number) => `3f1c7c1e-5b0a-4a52-9a44-0c2f7d6a000${String(last)}`;
const soon = '2027-01-05T10:00:00.000Z';
const invitation: Invitation = {
  householdId: ID(0),
  inviter: 'Оксана',
  role: 'planner',
  members: 2,
  eaters: 3,
  expiresAt: soon,
};
const own: Household = {
  id: ID(9),
  ownerId: ID(1),
  members: [{ userId: ID(1), name: 'Тарас', email: 'taras@sytno.test', isOwner: true }],
  eaters: [{ id: ID(3), name: 'Кіт', share: 0.1, allergies: [], mealTypes: [], weekdays: [] }],
};

beforeEach(() => {
  const headers = { 'access-token': 't', client: 'c', uid: ID(1) };
  localStorage.setItem(
    'user',
    JSON.stringify({ id: ID(1), email: 'taras@sytno.test', headers, expiresAt: soon }),
  );
});
afterEach(() => localStorage.clear());

function Where() {
  const { pathname, state } = useLocation() as { pathname: string; state: { from?: string } | null };
  return <p data-testid="where">{`${pathname} ${state?.from ?? ''}`}</p>;
}
const { join } = uk;
const calls: unknown[] = [];
const open = (more: FakeAnswers = {}) => {
  calls.length = 0;
  return renderOnStand(
    <>
      <Where />
      <Routes>
        <Route path="/:lng/join/:token" element={<JoinPage lng="uk" />} />
        <Route path="*" element={null} />
      </Routes>
    </>,
    {
      path: '/uk/join/secret',
      texts: { [MEMBERSHIP_TEXTS]: uk },
      answers: {
        'account.household.invitation': () => invitation,
        'account.household.get': () => own,
        'account.household.join': (input: unknown) => {
          calls.push(input);
          return { ...own, id: ID(0) };
        },
        ...more,
      },
    },
  );
};
const where = () => screen.getByTestId('where').textContent;

describe('the page behind an invitation', () => {
  test('says who invites and how many are there, and brings in with what is chosen', async () => {
    open();
    expect(await screen.findByRole('heading', { name: 'Оксана запрошує до родини' })).toBeTruthy();
    expect(screen.getByText(/Зараз там 5 людей/)).toBeTruthy();
    await userEvent.click(await screen.findByRole('checkbox', { name: join.bringMenu }));
    await userEvent.click(screen.getByRole('checkbox', { name: join.bringEaters }));
    await userEvent.click(screen.getByRole('button', { name: join.submit }));
    expect(await screen.findByText(join.joined)).toBeTruthy();
    expect(calls).toEqual([{ token: 'secret', bring: { menu: true, lists: false, eaters: true } }]);
    expect(where()).toBe('/uk/user/mealplans ');
  });

  test.each([
    ['login', join.signIn],
    ['registration', join.signUp],
  ])('leads whoever has no account to %s, and back here', async (page, words) => {
    localStorage.clear();
    open();
    expect(await screen.findByText(join.first)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: words }));
    expect(where()).toBe(`/uk/auth/${page} /uk/join/secret`);
  });

  test('says that the reader is there already, or shares a menu with others', async () => {
    const first = open({ 'account.household.get': () => ({ ...own, id: ID(0) }) });
    expect(await screen.findByText(join.already)).toBeTruthy();
    first.unmount();
    const members = [...own.members, { userId: ID(2), name: 'Ярина', email: 'y@sytno.test', isOwner: false }];
    open({ 'account.household.get': () => ({ ...own, members }) });
    expect(await screen.findByText(join.withOthers)).toBeTruthy();
  });

  test.each([
    ['LINK_EXPIRED', join.ended],
    ['NOT_FOUND', join.wrong],
  ] as const)('says of %s what became of it', async (code, words) => {
    open({
      'account.household.invitation': () => {
        throw refused(code);
      },
    });
    expect(await screen.findByText(words)).toBeTruthy();
  });

  test('stays when joining is refused, and says why', async () => {
    open({
      'account.household.join': () => {
        throw refused('HOUSEHOLD_FULL');
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: join.submit }));
    expect(await screen.findByText(/вже 12 учасників/)).toBeTruthy();
    expect(where()).toBe('/uk/join/secret ');
  });
});
