import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import {
  refused,
  renderOnStand,
  screen,
  userEvent,
  waitFor,
  within,
  type FakeAnswers,
} from '@sytno/kit/stand';
import { useQueryClient } from '@tanstack/react-query';
import { uk as membership } from '../texts/membership.uk';
import { uk } from '../texts/uk';
import type { Household, Member } from './household.queries';
import { HouseholdPage } from './HouseholdPage';
import { MEMBERSHIP_TEXTS } from './membership-words';

const ID = (last: number) => `3f1c7c1e-5b0a-4a52-9a44-0c2f7d6a000${String(last)}`;
const ME = ID(1);
const member = (userId: string, name: string, role: Member['role']): Member => ({
  userId,
  name,
  email: `${userId}@sytno.test`,
  isOwner: role === 'owner',
  role,
});
const soon = new Date(Date.now() + 86_400_000).toISOString();

let household: Household;
let calls: [string, unknown][];
/** As a live update does. */
function AskAgain() {
  const client = useQueryClient();
  const ask = () => void client.invalidateQueries({ queryKey: ['account', 'household'] });
  return <button onClick={ask}>live</button>;
}

afterEach(() => localStorage.clear());
beforeEach(() => {
  const headers = { 'access-token': 't', client: 'c', uid: ME };
  localStorage.setItem('user', JSON.stringify({ id: ME, email: 'o@sytno.test', headers, expiresAt: soon }));
  calls = [];
  household = {
    id: ID(0),
    ownerId: ME,
    members: [member(ME, 'Оксана', 'owner'), member(ID(2), 'Андрій', 'planner')],
    eaters: [],
    invitations: [{ id: ID(7), role: 'reader', createdAt: soon, expiresAt: soon }],
  };
});
const noted = (name: string, answer: (input: never) => unknown) => (input: unknown) => {
  calls.push([name, input]);
  return answer(input as never);
};
const answers: FakeAnswers = {
  'account.household.get': () => household,
  'account.household.changeRole': noted(
    'role',
    ({ userId, role }: { userId: string; role: Member['role'] }) => {
      household = {
        ...household,
        members: household.members.map((one) => (one.userId === userId ? { ...one, role } : one)),
      };
      return household;
    },
  ),
  'account.household.removeMember': noted('out', ({ userId }: { userId: string }) => {
    household = { ...household, members: household.members.filter((one) => one.userId !== userId) };
    return household;
  }),
  'account.household.handOver': noted('over', () => household),
  'account.household.leave': noted('leave', () => household),
  'account.household.invite': noted('invite', ({ role }: { role: 'planner' | 'reader' }) => ({
    id: ID(8),
    role,
    createdAt: soon,
    expiresAt: soon,
    url: 'https://sytno.test/uk/join/secret',
  })),
  'account.household.revoke': noted('revoke', ({ id }: { id: string }) => {
    household = { ...household, invitations: household.invitations?.filter((one) => one.id !== id) };
    return { done: true };
  }),
};
const open = (more: FakeAnswers = {}) =>
  renderOnStand(
    <>
      <AskAgain />
      <HouseholdPage lng="uk" />
    </>,
    {
      lng: 'uk',
      path: '/uk/user/household',
      texts: { account: uk, [MEMBERSHIP_TEXTS]: membership },
      answers: { ...answers, ...more },
    },
  );
const { people, invitations } = membership;
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const choose = async (entry: string) => {
  await press(people.actions.replace('{{name}}', 'Андрій'));
  await userEvent.click(await screen.findByRole('menuitem', { name: entry }));
};
const asReader = () => {
  household = {
    ...household,
    ownerId: ID(2),
    members: [member(ID(2), 'Андрій', 'owner'), member(ME, 'Оксана', 'reader')],
  };
  delete household.invitations;
};

describe('the owner', () => {
  test('gives another role, which can be taken back', async () => {
    open();
    await press(people.actions.replace('{{name}}', 'Андрій'));
    const menu = within(await screen.findByRole('menu'));
    await userEvent.click(menu.getByText(people.makeReader));
    await screen.findByText(people.roles.reader);
    await userEvent.keyboard('{Control>}z{/Control}');
    await waitFor(() => expect(screen.queryByText(people.roles.reader)).toBeNull());
    expect(calls.map(([name, input]) => [name, (input as { role: string }).role])).toEqual([
      ['role', 'reader'],
      ['role', 'planner'],
    ]);
  });

  test('takes somebody out and hands over only after a question', async () => {
    open();
    await choose(people.handOver);
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: people.handOver }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await choose(people.takeOut);
    const other = within(await screen.findByRole('alertdialog'));
    await userEvent.click(other.getByRole('button', { name: people.takeOut }));
    await waitFor(() => expect(screen.queryByText('Андрій')).toBeNull());
    expect(calls).toEqual([
      ['over', { userId: ID(2) }],
      ['out', { userId: ID(2) }],
    ]);
  });

  test('makes a link, sees it once with its end, and revokes another', async () => {
    open();
    await press(invitations.make);
    const dialog = within(await screen.findByRole('dialog', { name: invitations.make }));
    await userEvent.click(dialog.getByRole('button', { name: invitations.reader }));
    await userEvent.click(dialog.getByRole('button', { name: invitations.create }));
    const field = await dialog.findByLabelText<HTMLInputElement>(invitations.link);
    expect(field.value).toBe('https://sytno.test/uk/join/secret');
    await userEvent.click(dialog.getByRole('button', { name: invitations.done }));
    await userEvent.click(await screen.findByRole('button', { name: /Скасувати запрошення/ }));
    await waitFor(() => expect(screen.queryByRole('list', { name: invitations.list })).toBeNull());
    expect(calls).toEqual([
      ['invite', { role: 'reader', language: 'uk' }],
      ['revoke', { id: ID(7) }],
    ]);
  });

  test('is told in the server’s words when there are too many links', async () => {
    open({
      'account.household.invite': () => {
        throw refused('INVITATIONS_FULL');
      },
    });
    await press(invitations.make);
    await press(invitations.create);
    expect(await screen.findByText(/Відкрито вже п’ять запрошень/)).toBeTruthy();
  });

  test('hears who came while the page was open', async () => {
    open();
    await screen.findByText('Андрій');
    household = { ...household, members: [...household.members, member(ID(3), 'Тарас', 'planner')] };
    await press('live');
    expect(await screen.findByText('Тарас тепер у родині')).toBeTruthy();
  });
});

describe('somebody who only looks', () => {
  test('changes nothing, and leaves with a copy or without', async () => {
    asReader();
    open();
    expect(await screen.findByText(people.readerNote)).toBeTruthy();
    expect(screen.queryByRole('button', { name: uk.household.add })).toBeNull();
    expect(screen.queryByRole('button', { name: invitations.make })).toBeNull();
    await press(people.leave);
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('checkbox', { name: people.leaveCopy }));
    await userEvent.click(dialog.getByRole('button', { name: people.leave }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(calls).toEqual([['leave', { copy: false }]]);
  });
});
