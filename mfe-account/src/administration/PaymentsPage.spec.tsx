import { describe, expect, test } from '@jest/globals';
import { now } from '@sytno/kit';
import { renderOnStand, screen, userEvent, within, type FakeAnswers } from '@sytno/kit/stand';
import type { ReceivedPayment } from '../money.queries';
import { MONEY_TEXTS } from '../money-words';
import { uk as account } from '../texts/uk';
import { uk } from '../texts/money.uk';
import { PaymentsPage } from './PaymentsPage';
import { writtenMoney } from './written-money';

const ID = '5a000000-0000-4000-8000-000000000001';
const order: ReceivedPayment = {
  id: ID,
  number: 12,
  plan: 'premium',
  months: 1,
  days: 31,
  amount: 16_000,
  currency: 'UAH',
  provider: 'sandbox',
  state: 'claimed',
  fallbackDays: 14,
  createdAt: now(),
  claimedAt: now(),
  settledAt: null,
  refunded: 0,
  userId: ID,
  name: 'Олена',
  email: 'olena@sytno.test',
  note: 'Приват',
  news: [{ at: now(), source: 'callback', status: 'success', verdict: 'mismatch' }],
};

const open = (answers: FakeAnswers = {}, path = '/') =>
  renderOnStand(<PaymentsPage lng="uk" />, {
    path,
    texts: { account, [MONEY_TEXTS]: uk },
    answers: {
      'account.administration.payments': () => ({ items: [order], count: 1, waiting: 1 }),
      'account.administration.prices': () => ({
        items: [{ id: null, currency: 'UAH', from: null, premium: 16_000, expert: 40_000, now: true }],
      }),
      ...answers,
    },
  });

describe('what waits', () => {
  test('says who, how much, how long is left, and that a sum differed', async () => {
    open();
    expect(await screen.findByText('Олена, olena@sytno.test')).toBeTruthy();
    expect(screen.getByText(/лишилося 24 години/)).toBeTruthy();
    expect(screen.getByText(uk.admin.payments.mismatch)).toBeTruthy();
    expect(screen.getByText('Платник пише: Приват')).toBeTruthy();
  });

  test('is credited with a reason, without which nothing happens', async () => {
    const sent: unknown[] = [];
    open({
      'account.administration.credit': (input: object) => {
        sent.push(input);
        return { ...order, state: 'paid' };
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: uk.admin.deeds.credit }));
    const dialog = within(screen.getByRole('alertdialog', { hidden: true }));
    const press = () =>
      userEvent.click(dialog.getByRole('button', { name: uk.admin.deeds.credit, hidden: true }));
    expect(dialog.getByText('Буде додано днів: 17.')).toBeTruthy();
    await press();
    expect(dialog.getByText(uk.admin.reasonFirst)).toBeTruthy();
    await userEvent.type(dialog.getByRole('textbox', { hidden: true }), 'Надійшло');
    await press();
    expect(sent).toEqual([{ id: ID, reason: 'Надійшло' }]);
    expect(await screen.findByText(uk.admin.done)).toBeTruthy();
  });

  test('is nobody: says so', async () => {
    open({ 'account.administration.payments': () => ({ items: [], count: 0, waiting: 0 }) });
    expect(await screen.findByText(uk.admin.payments.none.waiting)).toBeTruthy();
  });
});

test('a price is set from a day on', async () => {
  const sent: unknown[] = [];
  open(
    {
      'account.administration.setPrice': (input: object) => {
        sent.push(input);
        return { items: [] };
      },
    },
    '/?tab=prices',
  );
  const form = within(await screen.findByRole('form', { name: uk.admin.prices.add }));
  const day = form.getByLabelText(uk.admin.prices.fields.from);
  await userEvent.type(day, '2099-01-01');
  await userEvent.type(form.getByLabelText(uk.admin.prices.fields.premium), '170,5');
  await userEvent.type(form.getByLabelText(uk.admin.prices.fields.expert), '400');
  await userEvent.click(form.getByRole('button', { name: uk.admin.prices.add }));
  expect(sent).toEqual([{ currency: 'UAH', from: '2099-01-01', premium: 17_050, expert: 40_000 }]);
});

test.each([
  ['160', 160_00],
  ['3,9', 3_90],
  ['1 600.05', 1600_05],
  ['', -1],
  ['-5', -1],
  ['1.234', -1],
])('"%s" is %i', (text, minor) => {
  expect(writtenMoney(text)).toBe(minor);
});
