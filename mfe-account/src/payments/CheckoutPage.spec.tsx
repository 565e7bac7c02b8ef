import { describe, expect, test } from '@jest/globals';
import type { Language } from '@sytno/domain';
import { Route, Routes } from '@sytno/kit/router';
import { refused, renderOnStand, screen, userEvent, within, type FakeAnswers } from '@sytno/kit/stand';
import type { Payment, WholePayment } from '../money.queries';
import { MONEY_TEXTS } from '../money-words';
import { en as account } from '../texts/en';
import { en } from '../texts/money.en';
import { ru } from '../texts/money.ru';
import { uk } from '../texts/money.uk';
import { CheckoutPage } from './CheckoutPage';

const ID = '5a000000-0000-4000-8000-000000000001';
const short: Payment = {
  id: ID,
  number: 12,
  plan: 'premium',
  months: 3,
  days: 92,
  amount: 45_600,
  currency: 'UAH',
  provider: 'sandbox',
  state: 'open',
  fallbackDays: 0,
  createdAt: '2026-11-29T10:00:00.000Z',
  claimedAt: null,
  settledAt: null,
  refunded: 0,
};
const order: WholePayment = {
  ...short,
  checkout: { action: '/api/payments/sandbox', data: 'd', signature: 's' },
  daysAfter: 95,
  switched: null,
};

const open = (
  payment: WholePayment,
  answers: FakeAnswers = {},
  { lng = 'uk', path = '' }: { lng?: Language; path?: string } = {},
) => {
  return renderOnStand(
    <Routes>
      <Route path="/:lng/user/subscription/checkout/:id" element={<CheckoutPage lng={lng} />} />
    </Routes>,
    {
      lng,
      path: `/${lng}/user/subscription/checkout/${ID}${path}`,
      texts: { [MONEY_TEXTS]: { uk, ru, en }[lng], account },
      answers: {
        'account.payments.get': () => payment,
        'account.payments.check': () => short,
        ...answers,
      },
    },
  );
};

describe('an order', () => {
  test.each([
    ['uk', 'Замовлення № 12', /92 дні/, /95 днів/],
    ['ru', 'Заказ № 12', /92 дня/, /95 дней/],
    ['en', 'Order № 12', /92 days/, /95 days/],
  ] as const)('says what it gives, %s', async (lng, title, gives, after) => {
    open(order, {}, { lng });
    expect(await screen.findByRole('heading', { name: new RegExp(title) })).toBeTruthy();
    expect(screen.getByText(gives)).toBeTruthy();
    expect(screen.getByText(after)).toBeTruthy();
  });

  test('leads to the provider by its form, and asks it when one comes back', async () => {
    const asked: unknown[] = [];
    open(order, {
      'account.payments.check': (input: object) => {
        asked.push(input);
        return short;
      },
    });
    const pay = await screen.findByRole('button', { name: /^Оплатити 456/ });
    const form = pay.closest('form');
    expect([form?.method, form?.getAttribute('action')]).toEqual(['post', '/api/payments/sandbox']);
    expect(new FormData(form ?? undefined).get('signature')).toBe('s');
    expect(screen.getByText(uk.checkout.sandbox)).toBeTruthy();
    expect(asked).toEqual([{ id: ID }]);
  });

  test('“I have paid” takes the note, and what is refused is said', async () => {
    const claims: unknown[] = [];
    open(order, {
      'account.payments.claim': (input: object) => {
        claims.push(input);
        throw refused('PAYMENTS_WAITING');
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: uk.claim.button }));
    const dialog = within(screen.getByRole('alertdialog', { hidden: true }));
    await userEvent.type(dialog.getByRole('textbox', { hidden: true }), 'Приват');
    await userEvent.click(dialog.getByRole('button', { name: uk.claim.button, hidden: true }));
    expect(claims).toEqual([{ id: ID, note: 'Приват' }]);
    expect(await screen.findByText(/інше замовлення ще перевіряють/)).toBeTruthy();
  });

  test('that is paid offers no second payment', async () => {
    open({ ...order, state: 'paid', checkout: null });
    expect(await screen.findByText(uk.checkout.says.paid)).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Оплатити/ })).toBeNull();
    expect(screen.queryByRole('button', { name: uk.claim.button })).toBeNull();
  });

  test('of somebody else is not there', async () => {
    open(order, {
      'account.payments.get': () => {
        throw refused('NOT_FOUND');
      },
    });
    expect(await screen.findByText(uk.checkout.gone)).toBeTruthy();
  });

  test('has an invoice with the seller and VAT', async () => {
    open(
      order,
      {
        'account.payments.invoice': () => ({
          payment: short,
          seller: { name: 'Sytno', details: ['ІПН 123'], contact: 'hello@sytno.example' },
          buyer: { name: 'Олена', email: 'olena@sytno.test' },
          vat: { percent: 20, amount: 7_600 },
          receipt: null,
        }),
      },
      { path: '?invoice=1' },
    );
    expect(await screen.findByText('ІПН 123')).toBeTruthy();
    expect(screen.getByText(/ПДВ 20/)).toBeTruthy();
    expect(screen.getByText(uk.invoice.noReceipt)).toBeTruthy();
  });
});
