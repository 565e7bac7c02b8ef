import { describe, expect, test } from '@jest/globals';
import { DEFAULT_PRICES, PLANS, planPrices, type Access, type Language } from '@sytno/domain';
import { createSession } from '@sytno/kit';
import { refused, renderOnStand, screen, userEvent, within, type FakeAnswers } from '@sytno/kit/stand';
import type { Household } from '../household/household.queries';
import type { OwnProfile } from '../profile/profile.queries';
import type { Subscription } from '../money.queries';
import { MONEY_TEXTS } from '../money-words';
import { en } from '../texts/en';
import { en as moneyEn } from '../texts/money.en';
import { uk as moneyUk } from '../texts/money.uk';
import { uk } from '../texts/uk';
import { SubscriptionPage } from './SubscriptionPage';

const profile = (access: Access, daysLeft: number, subscription: OwnProfile['subscription']): OwnProfile => ({
  email: 'olena@sytno.test',
  emailConfirmed: true,
  memberSince: '2026-03-01T10:00:00.000Z',
  profile: {
    access,
    trialUsed: false,
    daysLeft,
    targets: { kcal: 2000, protein: 150, fat: 44, carbs: 250, cash: 20_000 },
    currency: 'UAH',
    countryCode: 'UA',
    usedShoppingList: false,
    hideNumbers: false,
    targetsUpdatedAt: null,
  },
  profileData: {
    name: 'Олена',
    avatar: null,
    countryCode: 'UA',
    language: 'uk',
    timeZone: 'Europe/Kyiv',
  },
  subscription,
  householdAccess: 'free',
});

const ME = '3f1c7c1e-5b0a-4a52-9a44-0c2f7d6a0001';
const OTHER = '3f1c7c1e-5b0a-4a52-9a44-0c2f7d6a0002';
const household = (ownerId: string): Household => ({
  id: ME,
  ownerId,
  members: [
    { userId: ME, name: 'Олена', email: 'olena@sytno.test', isOwner: ownerId === ME },
    { userId: OTHER, name: 'Андрій', email: 'andrii@sytno.test', isOwner: ownerId === OTHER },
  ],
  eaters: [],
});
const asMe = () => {
  const session = createSession(localStorage, window);
  session.signIn({
    id: ME,
    email: 'olena@sytno.test',
    headers: { 'access-token': 'a', client: 'b', uid: 'c' },
    expiresAt: '2099-01-01T00:00:00.000Z',
  });
  return session;
};
/** The words of a feature's cells, one for each kind of access. */
const marksOf = (name: string) =>
  within(screen.getByRole('rowheader', { name }).closest('tr') ?? document.body)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent.replace('–', ''));

const money: Subscription = {
  status: 'none',
  plan: 'premium',
  expertKind: null,
  daysLeft: 0,
  until: null,
  currency: 'UAH',
  trial: { days: 14, fault: null },
  switch: { to: 'expert', days: 0 },
  waiting: null,
  reminders: true,
  provider: 'sandbox',
};
const prices = {
  trialDays: 14,
  currencies: DEFAULT_PRICES.map((one) => ({
    currency: one.currency,
    plans: PLANS.map((plan) => ({ plan, periods: planPrices(one, plan) })),
  })),
};

const open = (
  whole: OwnProfile,
  lng: Language = 'uk',
  ownerId = ME,
  subscription: Subscription = money,
  answers: FakeAnswers = {},
) =>
  renderOnStand(<SubscriptionPage lng={lng} />, {
    lng,
    texts: { account: lng === 'en' ? en : uk, [MONEY_TEXTS]: lng === 'en' ? moneyEn : moneyUk },
    session: asMe(),
    answers: {
      'account.profile.get': () => whole,
      'account.household.get': () => household(ownerId),
      'account.subscription.get': () => subscription,
      'account.subscription.days': () => ({ items: [], count: 0 }),
      'account.price.get': () => prices,
      ...answers,
    },
  });

describe('the subscription', () => {
  test.each([
    [1, 'Залишився 1 день'],
    [3, 'Залишилося 3 дні'],
    [14, 'Залишилося 14 днів'],
  ])('with %d days says how long', async (days, words) => {
    open(profile('premium', days, { status: 'active', until: '2026-05-12' }));
    expect(await screen.findByText(uk.subscription.yours)).toBeTruthy();
    expect(screen.getByText(`${String(days)} із 30`)).toBeTruthy();
    expect(screen.getByText(uk.subscription.states.active)).toBeTruthy();
    expect(screen.getByText(`${words}, до 12 травня 2026 включно.`)).toBeTruthy();
  });

  test('of a free person says that there was none, and offers the trial', async () => {
    open(profile('free', 0, { status: 'none', until: null }));
    expect(await screen.findByText(uk.subscription.states.none)).toBeTruthy();
    expect(await screen.findByRole('button', { name: moneyUk.trial.start })).toBeTruthy();
    expect(screen.getByRole('link', { name: uk.subscription.prices }).getAttribute('href')).toBe('/uk/price');
  });

  test('that is over says when it was', async () => {
    open(profile('free', 0, { status: 'expired', until: '2026-05-12' }), 'en');
    expect(await screen.findByText('Premium has ended. Its last day was 12 May 2026.')).toBeTruthy();
  });

  test('of an administrator is no premium', async () => {
    open(profile('admin', 0, { status: 'none', until: null }));
    expect(await screen.findByText(uk.subscription.granted)).toBeTruthy();
    expect(screen.queryByText(uk.subscription.states.none)).toBeNull();
  });

  test('that could not be read says so', async () => {
    renderOnStand(<SubscriptionPage lng="uk" />, {
      texts: { account: uk },
      answers: {
        'account.profile.get': () => {
          throw new TypeError('Failed to fetch');
        },
      },
    });
    expect((await screen.findByRole('alert')).textContent).toContain('Немає зв’язку');
  });

  test('says what each access includes, by the table of rights', async () => {
    open(profile('free', 0, { status: 'none', until: null }));
    await screen.findByRole('table', { name: uk.subscription.compare });
    expect(marksOf(uk.subscription.rights.menu)).toEqual(['так', 'так', 'так']);
    expect(marksOf(uk.subscription.rights.combine)).toEqual(['ні', 'так', 'так']);
    expect(marksOf(uk.subscription.rights.courses)).toEqual(['ні', 'ні', 'так']);
    expect(
      screen.getByRole('columnheader', { name: `${uk.subscription.now} ${uk.subscription.free}` }),
    ).toBeTruthy();
  });

  test('says for whom it holds: by the owner for the household', async () => {
    const free = profile('free', 0, { status: 'none', until: null });
    open(free);
    expect(await screen.findByText(uk.subscription.covers.owner)).toBeTruthy();
  });

  test('names the owner to whoever is a member', async () => {
    open(profile('free', 0, { status: 'none', until: null }), 'uk', OTHER);
    expect(await screen.findByText(/діє доступ господаря: Андрій/)).toBeTruthy();
  });

  test('speaks of no calories to whoever hides numbers, and keeps the days', async () => {
    const whole = profile('premium', 14, { status: 'active', until: '2026-05-12' });
    open({ ...whole, profile: { ...whole.profile, hideNumbers: true } });
    expect(await screen.findByText(uk.subscription.rights.limitsWithout)).toBeTruthy();
    expect(document.body.textContent).not.toMatch(/калорі|ккал/i);
    expect(screen.getByText('14 із 30')).toBeTruthy();
  });
});

describe('money', () => {
  const free = profile('free', 0, { status: 'none', until: null });

  test('the trial begins by one press, and goes', async () => {
    const started: unknown[] = [];
    let known = money;
    open(free, 'uk', ME, money, {
      'account.subscription.get': () => known,
      'account.subscription.startTrial': () => {
        started.push(1);
        known = { ...money, trial: { days: 14, fault: 'used' } };
        return { done: true };
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: moneyUk.trial.start }));
    expect(await screen.findByText(moneyUk.trial.begun)).toBeTruthy();
    expect(started).toHaveLength(1);
    expect(screen.queryByRole('button', { name: moneyUk.trial.start })).toBeNull();
  });

  test('without a confirmed address the trial says what is missing', async () => {
    open(free, 'uk', ME, { ...money, trial: { days: 14, fault: 'email' } });
    expect(await screen.findByText(moneyUk.trial.email, { exact: false })).toBeTruthy();
    expect(screen.queryByRole('button', { name: moneyUk.trial.start })).toBeNull();
  });

  test('an order needs the terms; what the server refuses is said', async () => {
    const orders: unknown[] = [];
    open(free, 'en', ME, money, {
      'account.payments.order': (input: object) => {
        orders.push(input);
        throw refused('CONFLICT', 'en');
      },
    });
    const go = await screen.findByRole('button', { name: /To payment: .*1,536/ });
    await userEvent.click(go);
    expect(screen.getByText(moneyEn.buy.acceptFirst)).toBeTruthy();
    await userEvent.click(screen.getByRole('checkbox', { name: /I accept/ }));
    await userEvent.click(go);
    expect(await screen.findByText(/changed in the meantime/)).toBeTruthy();
    expect(orders).toEqual([{ plan: 'premium', months: 12, currency: 'UAH', amount: 153_600, terms: true }]);
  });

  test('the nutritionist’s function says before what becomes of the days', async () => {
    const asked: unknown[] = [];
    const subscription = { ...money, daysLeft: 31, switch: { to: 'expert' as const, days: 13 } };
    open(profile('premium', 31, { status: 'active', until: '2026-05-12' }), 'en', ME, subscription, {
      'account.subscription.switchTariff': (input: object) => {
        asked.push(input);
        return { done: true };
      },
    });
    expect(await screen.findByText(/Premium days: 31.*tariff: 13/)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: moneyEn.tariff.expert.button }));
    const dialog = within(screen.getByRole('alertdialog', { hidden: true }));
    await userEvent.click(dialog.getByRole('button', { name: moneyEn.tariff.expert.button, hidden: true }));
    expect(asked).toEqual([{ to: 'expert', days: 13, kind: 'nutritionist' }]);
  });
});
