import { expect, test } from '@jest/globals';
import type { Outputs } from '@sytno/contract';
import { now } from '@sytno/kit';
import { refused, renderOnStand, screen, userEvent, within, type FakeAnswers } from '@sytno/kit/stand';
import { MONEY_TEXTS } from '../money-words';
import { uk as account } from '../texts/uk';
import { uk } from '../texts/desk.uk';
import { uk as money } from '../texts/money.uk';
import { PeoplePage } from './PeoplePage';

type Person = Outputs['account']['administration']['person'];

const ID = '5a000000-0000-4000-8000-000000000001';
const OTHER = '5a000000-0000-4000-8000-000000000002';
const facts: NonNullable<Person['facts']> = {
  since: now(),
  emailConfirmed: true,
  language: 'uk',
  country: 'UA',
  admin: false,
  factor: false,
  devices: 2,
  lastSeen: null,
  household: [{ id: OTHER, name: 'Тарас' }],
  blockedFor: null,
};
const person: Person = {
  id: ID,
  name: 'Олена',
  email: 'olena@sytno.test',
  access: 'premium',
  plan: 'premium',
  daysLeft: 3,
  until: '2099-01-01',
  blockedAt: null,
  days: [],
  payments: [],
  facts,
};

const open = (answers: FakeAnswers = {}, path = `/?person=${ID}`) =>
  renderOnStand(<PeoplePage lng="uk" />, {
    path,
    texts: { account, [MONEY_TEXTS]: money },
    answers: { 'account.administration.person': () => person, ...answers },
  });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

test('people are found, and whoever is kept out is marked', async () => {
  open(
    {
      'account.administration.people': () => ({
        items: [{ ...card(), blockedAt: now() }],
        count: 1,
      }),
    },
    '/',
  );
  expect((await screen.findByRole('link', { name: /Олена/ })).textContent).toContain(
    money.admin.people.blocked,
  );
});

test('somebody is kept out with a reason, after the password once more', async () => {
  const sent: unknown[] = [];
  let raised = false;
  open({
    'account.session.elevate': () => {
      raised = true;
      return { until: now() };
    },
    'account.administration.block': (input: object) => {
      if (!raised) throw refused('PASSWORD_AGAIN');
      sent.push(input);
      return { ...person, blockedAt: now(), facts: { ...facts, blockedFor: 'Спам' } };
    },
  });
  expect((await screen.findByRole('link', { name: 'Тарас' })).getAttribute('href')).toContain(OTHER);
  expect(screen.getByText(uk.person.never)).toBeTruthy();
  await press(uk.person.block);
  const ask = within(screen.getByRole('alertdialog', { hidden: true }));
  const act = () => userEvent.click(ask.getByRole('button', { name: uk.person.block, hidden: true }));
  await act();
  expect(ask.getByText(uk.person.reasonFirst)).toBeTruthy();
  await userEvent.type(ask.getByRole('textbox', { hidden: true }), 'Спам');
  await act();
  await userEvent.type(await screen.findByLabelText(account.passwordAgain.field), 'пароль');
  await userEvent.click(screen.getByRole('button', { name: account.passwordAgain.submit, hidden: true }));
  expect(await screen.findByText(uk.person.done)).toBeTruthy();
  expect(sent).toEqual([{ id: ID, reason: 'Спам' }]);
});

test('an administrator is made; whoever is kept out is let in', async () => {
  const sent: unknown[] = [];
  open({
    'account.administration.person': () => ({
      ...person,
      blockedAt: now(),
      facts: { ...facts, blockedFor: 'Спам', admin: true },
    }),
    'account.administration.setRole': (input: object) => {
      sent.push(input);
      return person;
    },
  });
  expect((await screen.findByRole('note')).textContent).toContain('Причина: Спам');
  expect(screen.getByRole('button', { name: uk.person.unblock })).toBeTruthy();
  await press(uk.person.revoke);
  const ask = within(screen.getByRole('alertdialog', { hidden: true }));
  await userEvent.type(ask.getByRole('textbox', { hidden: true }), 'Досить');
  await userEvent.click(ask.getByRole('button', { name: uk.person.revoke, hidden: true }));
  expect(await screen.findByText(uk.person.done)).toBeTruthy();
  expect(sent).toEqual([{ id: ID, admin: false, reason: 'Досить' }]);
});

test('an older server without the facts shows the days all the same', async () => {
  const { facts: _, blockedAt: __, ...older } = person;
  open({ 'account.administration.person': () => older });
  expect(await screen.findByRole('form', { name: money.admin.give.title })).toBeTruthy();
});

function card() {
  const { days: _, payments: __, facts: ___, ...row } = person;
  return row;
}
