import { beforeEach, describe, expect, test } from '@jest/globals';
import type { ErrorBody, Outputs } from '@sytno/contract';
import { dayAt, FALLBACK_DAYS, PERIOD_DAYS, TERMS_VERSION, TRIAL_DAYS } from '@sytno/domain';
import { DAY, HOUR, now, plus } from '../../platform/time/clock';
import { Builders } from '../../testing/builders';
import { useStand, type Answer, type Person } from '../../testing/stand';
import { Notice } from '../messages/notice.entity';
import { PremiumDays } from '../profile/premium-days.entity';
import { Acceptance } from '../registration/acceptance.entity';
import { packed, signed } from './liqpay-words';
import { PaymentRounds } from './payment-rounds';
import { Payment, PaymentNews } from './payment.entity';
import { PaymentProvider } from './provider';
import { Sandbox } from './sandbox';

type Order = Outputs['account']['payments']['order'];
type Whole = Outputs['account']['payments']['get'];
type Own = Outputs['account']['subscription']['get'];

const stand = useStand();
const make = new Builders(stand);
const SUBSCRIPTION = '/api/account/subscription';
const PAYMENTS = '/api/account/payments';
const ADMIN = '/api/account/administration';

let person: Person;
let other: Person;
let admin: Person;
beforeEach(async () => {
  person = await stand.person({ emailConfirmedAt: now() });
  other = await stand.person();
  admin = await stand.person();
  await make.administrator(admin);
});

const own = async (as = person) => (await stand.call('GET', SUBSCRIPTION, { as })).body as Own;
const want = (given: object = {}) => ({
  plan: 'premium',
  months: 1,
  currency: 'UAH',
  amount: 160_00,
  terms: true,
  ...given,
});
const order = async (given: object = {}, as = person): Promise<Order> => {
  const answer = await stand.call('POST', PAYMENTS, { as, body: want(given) });
  expect([answer.status, answer.text]).toEqual([201, expect.any(String)]);
  return answer.body as Order;
};
const read = async (id: string, as = person) =>
  (await stand.call('GET', `${PAYMENTS}/${id}`, { as })).body as Whole;
const form = (path: string, values: Record<string, string>): Promise<Answer> =>
  stand.call('POST', path, {
    raw: new URLSearchParams(values).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
const bank = async (id: string, outcome: string): Promise<Answer> => {
  const { checkout } = await read(id);
  const { data = '', signature = '' } = checkout ?? {};
  return form('/api/payments/sandbox/pay', { data, signature, outcome });
};
const sandbox = () => stand.app.nest.get<unknown>(PaymentProvider) as Sandbox;
const callback = async (id: string, status: string, given: object = {}): Promise<Answer> => {
  const payment = await stand.db.manager.findOneByOrFail(Payment, { id });
  const { amount, currency } = payment;
  const order = { orderId: id, amount, currency, description: '', back: '', ...given };
  const { data, signature } = sandbox().callback(order, status);
  return form('/api/payments/callback', { data, signature });
};
const claim = (id: string, as = person) =>
  stand.call('POST', `${PAYMENTS}/${id}/claim`, { as, body: { note: 'Картка 1234' } });
const decide = (id: string, what: 'credit' | 'decline' | 'refund', as = admin) =>
  stand.call('POST', `${ADMIN}/payments/${id}/${what}`, { as, body: { reason: 'Перевірено' } });
const round = () => stand.app.nest.get(PaymentRounds).run();
const ago = (id: string, changes: Partial<Payment>) => stand.db.manager.update(Payment, { id }, changes);
const codeOf = ({ status, body }: Answer) => [status, (body as ErrorBody).code];
const noticesOf = async ({ userId }: Person) =>
  (await stand.db.manager.findBy(Notice, { userId })).map(({ kind }) => kind);

describe('the trial', () => {
  test('comes once, for a confirmed address', async () => {
    expect(codeOf(await stand.call('POST', `${SUBSCRIPTION}/trial`, { as: other }))).toEqual([
      409,
      'EMAIL_UNCONFIRMED',
    ]);
    const both = await Promise.all(
      [1, 2].map(() => stand.call('POST', `${SUBSCRIPTION}/trial`, { as: person })),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await own()).toMatchObject({ status: 'trial', daysLeft: TRIAL_DAYS, trial: { fault: 'used' } });
  });
});

describe('an order', () => {
  test('is made at the shown price, writes down the terms, and is gone on with while it is open', async () => {
    const made = await order();
    expect(made).toMatchObject({ state: 'open', days: PERIOD_DAYS[1], amount: 160_00, provider: 'sandbox' });
    expect((await order()).id).toBe(made.id);
    const accepted = await stand.db.manager.findBy(Acceptance, { userId: person.userId, how: 'payment' });
    expect(accepted).toMatchObject([{ document: 'terms', version: TERMS_VERSION }]);
  });

  test.each([
    ['another price', { amount: 1_00 }, 409, 'CONFLICT'],
    ['no consent', { terms: false }, 400, 'INPUT_INVALID'],
    ['a currency without prices', { currency: 'USD' }, 400, 'INPUT_INVALID'],
    ['a period that is none', { months: 2 }, 400, 'INPUT_INVALID'],
  ])('with %s is refused', async (_, given, status, code) => {
    const answer = await stand.call('POST', PAYMENTS, { as: person, body: want(given) });
    expect(codeOf(answer)).toEqual([status, code]);
  });

  test('of another person is not found', async () => {
    const { id } = await order();
    for (const [method, path, body] of [
      ['GET', '', undefined],
      ['GET', '/invoice', undefined],
      ['POST', '/check', undefined],
      ['POST', '/claim', {}],
    ] as const) {
      expect((await stand.call(method, `${PAYMENTS}/${id}${path}`, { as: other, body })).status).toBe(404);
    }
    expect((await decide(id, 'credit', person)).status).toBe(403);
  });
});

describe('paying in the sandbox', () => {
  test('its page says that no money flows, and takes no form but its own', async () => {
    const { id } = await order();
    const { checkout } = await read(id);
    const { data = '', signature = '' } = checkout ?? {};
    const page = await form('/api/payments/sandbox', { data, signature });
    expect([page.status, page.text]).toEqual([200, expect.stringContaining('Пісочниця')]);
    expect((await form('/api/payments/sandbox', { data, signature: 'x' })).status).toBe(403);
    expect((await form('/api/payments/sandbox/pay', { data, signature, outcome: 'free' })).status).toBe(403);
  });

  test.each([
    ['success', 'paid', 31],
    ['closed', 'paid', 31],
    ['twice', 'paid', 31],
    ['disorder', 'paid', 31],
    ['failure', 'failed', 0],
    ['away', 'open', 0],
  ])('%s makes the order %s with %i days', async (outcome, state, days) => {
    const { id } = await order();
    expect((await bank(id, outcome)).status).toBe(outcome === 'closed' ? 200 : 303);
    expect((await read(id)).state).toBe(state);
    expect((await own()).daysLeft).toBe(days);
  });

  test('an answer that got lost is found by asking, and by the round', async () => {
    const { id } = await order();
    await bank(id, 'silent');
    expect((await read(id)).state).toBe('open');
    await stand.call('POST', `${PAYMENTS}/${id}/check`, { as: person });
    expect((await read(id)).state).toBe('paid');
    const second = await order();
    await bank(second.id, 'silent');
    await ago(second.id, { createdAt: plus(now(), -HOUR) });
    await round();
    await round();
    expect((await own()).daysLeft).toBe(62);
  });

  test('a success after a failure and after days of silence still counts', async () => {
    const { id } = await order();
    await bank(id, 'failure');
    await ago(id, { createdAt: plus(now(), -4 * DAY) });
    await round();
    expect((await read(id)).state).toBe('lapsed');
    await callback(id, 'success');
    expect((await own()).daysLeft).toBe(31);
  });
});

describe('a callback', () => {
  test.each([
    ['another sum', { amount: 1_00 }],
    ['another currency', { currency: 'EUR' }],
  ])('with %s credits nothing, and the administrator sees it', async (_, given) => {
    const { id } = await order();
    expect((await callback(id, 'success', given)).status).toBe(200);
    expect((await own()).daysLeft).toBe(0);
    expect(await stand.db.manager.findBy(PaymentNews, { paymentId: id })).toMatchObject([
      { verdict: 'mismatch' },
    ]);
  });

  test.each(['processing', 'wait_secure', 'hold_wait', 'wait_accept'])(
    'of status %s credits nothing',
    async (s) => {
      const { id } = await order();
      await callback(id, s);
      expect([(await read(id)).state, (await own()).daysLeft]).toEqual(['open', 0]);
    },
  );

  test('that is forged, of an unknown order, or no callback at all, changes nothing', async () => {
    const { id } = await order();
    const data = packed({ order_id: id, status: 'success', amount: 160, currency: 'UAH' });
    expect((await form('/api/payments/callback', { data, signature: signed(data, 'guess') })).status).toBe(
      403,
    );
    expect((await form('/api/payments/callback', {})).status).toBe(403);
    expect((await stand.call('POST', '/api/payments/callback', { body: { data } })).status).toBe(403);
    const nobodys = { orderId: '00000000-0000-4000-8000-00000000dead' };
    expect((await callback(id, 'success', nobodys)).status).toBe(200);
    expect((await callback(id, 'success', { orderId: 'x' })).status).toBe(200);
    expect((await read(id)).state).toBe('open');
  });

  test('many times at once gives the days once', async () => {
    const { id } = await order();
    await Promise.all(Array.from({ length: 5 }, () => callback(id, 'success')));
    expect(await stand.db.manager.countBy(PremiumDays, { userId: person.userId })).toBe(1);
    expect(await noticesOf(person)).toEqual(['premium.paid']);
  });

  test('of a reversal takes back what is left', async () => {
    const { id } = await order();
    await bank(id, 'success');
    await callback(id, 'reversed');
    await callback(id, 'success');
    expect([(await read(id)).state, (await own()).daysLeft]).toEqual(['refunded', 0]);
    expect((await read(id)).refunded).toBe(160_00);
  });
});

describe('by hand', () => {
  test('“I have paid”: the administrator hears of it and credits', async () => {
    const { id, number } = await order();
    expect((await claim(id)).status).toBe(200);
    expect(codeOf(await claim(id))).toEqual([409, 'PAYMENT_SETTLED']);
    expect(await noticesOf(admin)).toContain('payment.waiting');
    const waiting = await stand.call('GET', `${ADMIN}/payments?search=${String(number)}`, { as: admin });
    expect(waiting.body).toMatchObject({ items: [{ id, note: 'Картка 1234', state: 'claimed' }], count: 1 });
    expect((await decide(id, 'credit')).status).toBe(200);
    expect(codeOf(await decide(id, 'credit'))).toEqual([409, 'PAYMENT_SETTLED']);
    expect((await own()).daysLeft).toBe(31);
    expect(await noticesOf(person)).toEqual(['premium.claimed', 'premium.credited']);
  });

  test('nobody within a day: two weeks, once; credited afterwards, the rest is added', async () => {
    const { id } = await order();
    await claim(id);
    await round();
    expect((await own()).daysLeft).toBe(0);
    await ago(id, { claimedAt: plus(now(), -25 * HOUR) });
    await round();
    await round();
    expect((await own()).daysLeft).toBe(FALLBACK_DAYS);
    await decide(id, 'credit');
    expect((await own()).daysLeft).toBe(31);
    expect(await noticesOf(person)).toEqual(['premium.claimed', 'premium.fallback', 'premium.credited']);
  });

  test('declined after two weeks: they stay, and a second claim brings no second two weeks', async () => {
    const { id } = await order();
    await claim(id);
    const second = await order({ months: 3, amount: 456_00 });
    expect(codeOf(await claim(second.id))).toEqual([409, 'PAYMENTS_WAITING']);
    await ago(id, { claimedAt: plus(now(), -25 * HOUR) });
    await round();
    expect((await decide(id, 'decline')).status).toBe(200);
    expect((await own()).daysLeft).toBe(FALLBACK_DAYS);
    await claim(second.id);
    await ago(second.id, { claimedAt: plus(now(), -25 * HOUR) });
    await round();
    expect((await own()).daysLeft).toBe(FALLBACK_DAYS);
  });

  test('a callback for what was claimed credits it, and the two weeks count', async () => {
    const { id } = await order();
    await claim(id);
    await ago(id, { claimedAt: plus(now(), -25 * HOUR) });
    await round();
    await callback(id, 'success');
    expect((await own()).daysLeft).toBe(31);
  });
});

describe('the tariff', () => {
  const change = (body: object, as = person) => stand.call('PUT', `${SUBSCRIPTION}/tariff`, { as, body });

  test('changes as shown before, there and back, and makes an expert', async () => {
    const { id } = await order();
    await bank(id, 'success');
    expect((await own()).switch).toEqual({ to: 'expert', days: 13 });
    expect(codeOf(await change({ to: 'expert', days: 12 }))).toEqual([409, 'CONFLICT']);
    expect((await change({ to: 'expert', kind: 'food-consultant', days: 13 })).status).toBe(200);
    expect(await own()).toMatchObject({ plan: 'expert', expertKind: 'food-consultant', daysLeft: 13 });
    const session = await stand.call('GET', '/api/account/session', { as: person });
    expect(session.body).toMatchObject({ profile: { access: 'expert' } });
    expect((await own()).switch).toEqual({ to: 'premium', days: 31 });
    await change({ to: 'premium', days: 31 });
    expect(await own()).toMatchObject({ plan: 'premium', expertKind: null, daysLeft: 31 });
  });

  test('of an order is the one that was bought', async () => {
    const first = await order();
    await bank(first.id, 'success');
    const { id } = await order({ plan: 'expert', amount: 400_00 });
    expect(await read(id)).toMatchObject({
      daysAfter: 44,
      switched: { from: 'premium', left: 31, days: 13 },
    });
    await bank(id, 'success');
    expect(await own()).toMatchObject({ plan: 'expert', expertKind: 'nutritionist', daysLeft: 44 });
  });
});

test('the owner’s days cover the household', async () => {
  await make.moveIn(other, person);
  const { id } = await order();
  await bank(id, 'success');
  const profile = await stand.call('GET', '/api/account/profile', { as: other });
  expect(profile.body).toMatchObject({ householdAccess: 'premium', profile: { access: 'free' } });
});

test('premium that is missing is told by its code', async () => {
  const from = dayAt(now(), 'Europe/Kyiv');
  const body = { ids: [], servings: 4, language: 'uk', from };
  const answer = await stand.call('POST', '/api/mealplans/cookings', { as: person, body });
  expect(codeOf(answer)).toEqual([403, 'PREMIUM_REQUIRED']);
});

test('an invoice names seller, buyer and sum', async () => {
  const { id } = await order();
  const { body } = await stand.call('GET', `${PAYMENTS}/${id}/invoice`, { as: person });
  expect(body).toMatchObject({
    payment: { id, amount: 160_00 },
    seller: { name: 'Sytno' },
    buyer: { email: person.email },
    vat: null,
    receipt: null,
  });
});

describe('the administrator', () => {
  test('gives days and takes them, with the reason', async () => {
    const give = (days: number) =>
      stand.call('POST', `${ADMIN}/people/${person.userId}/days`, {
        as: admin,
        body: { days, reason: 'Вибачення' },
      });
    expect(await give(5)).toMatchObject({
      status: 200,
      body: { daysLeft: 5, days: [{ note: 'Вибачення' }] },
    });
    expect(await give(-9)).toMatchObject({ status: 200, body: { daysLeft: 0, days: [{ days: -5 }, {}] } });
    expect(codeOf(await give(-1))).toEqual([400, 'INPUT_INVALID']);
    const found = await stand.call('GET', `${ADMIN}/people?search=${person.email}`, { as: admin });
    expect(found.body).toMatchObject({ items: [{ id: person.userId }], count: 1 });
    expect((await stand.call('GET', `${ADMIN}/people`, { as: person })).status).toBe(403);
  });

  test('sets a price from a day on', async () => {
    const today = dayAt(now(), 'Europe/Kyiv');
    const set = (given: object) =>
      stand.call('POST', `${ADMIN}/prices`, {
        as: admin,
        body: { currency: 'GEL', from: today, premium: 12_00, expert: 30_00, ...given },
      });
    expect((await set({})).status).toBe(200);
    expect(codeOf(await set({}))).toEqual([409, 'CONFLICT']);
    expect(codeOf(await set({ from: '2020-01-01' }))).toEqual([400, 'INPUT_INVALID']);
    expect(codeOf(await set({ expert: 1 }))).toEqual([400, 'INPUT_INVALID']);
    const made = await order({ currency: 'GEL', amount: 12_00 });
    expect(made.currency).toBe('GEL');
    const later = await set({ currency: 'PLN', from: '2099-01-01' });
    const rows = (later.body as Outputs['account']['administration']['prices']).items;
    const row = rows.find(({ currency }) => currency === 'PLN');
    expect(row).toMatchObject({ now: false });
    expect((await stand.call('DELETE', `${ADMIN}/prices/${row?.id ?? ''}`, { as: admin })).status).toBe(200);
  });
});
