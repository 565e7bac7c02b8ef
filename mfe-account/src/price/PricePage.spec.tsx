import { beforeEach, describe, expect, test } from '@jest/globals';
import { DEFAULT_PRICES, PLANS, planPrices, type Access, type Language } from '@sytno/domain';
import { createSession } from '@sytno/kit';
import { useLocation } from '@sytno/kit/router';
import { renderOnStand, screen, userEvent, within, type FakeAnswers } from '@sytno/kit/stand';
import { en } from '../texts/en';
import { ru } from '../texts/ru';
import { uk } from '../texts/uk';
import { PricePage } from './PricePage';

const TEXTS = { uk, ru, en };
const prices = (all = DEFAULT_PRICES) => ({
  trialDays: 14,
  currencies: all.map((one) => ({
    currency: one.currency,
    plans: PLANS.map((plan) => ({ plan, periods: planPrices(one, plan) })),
  })),
});

const profile = (access: Access, countryCode = 'UA', hideNumbers = false) => ({
  email: 'olena@sytno.test',
  emailConfirmed: true,
  memberSince: '2026-03-01T10:00:00.000Z',
  profile: {
    access,
    trialUsed: false,
    daysLeft: 0,
    targets: { kcal: 2000, protein: 150, fat: 44, carbs: 250, cash: 20_000 },
    currency: 'UAH',
    countryCode,
    usedShoppingList: false,
    hideNumbers,
    targetsUpdatedAt: null,
  },
  profileData: { name: 'Олена', avatar: null, countryCode, language: 'uk', timeZone: 'Europe/Kyiv' },
  subscription: { status: 'none', until: null },
  householdAccess: access,
});

function Address() {
  const { search, state } = useLocation() as { search: string; state: unknown };
  return <output>{`${search}${JSON.stringify(state)}`}</output>;
}

function open(given: { lng?: Language; query?: string; known?: object; answers?: FakeAnswers } = {}) {
  const { lng = 'uk', query = '', known } = given;
  const session = createSession(localStorage, window);
  if (known) {
    session.signIn({
      id: '3f1c7c1e-5b0a-4a52-9a44-0c2f7d6a1111',
      email: 'olena@example.com',
      headers: { 'access-token': 't', client: 'c', uid: 'u' },
      expiresAt: '2099-01-01T00:00:00.000Z',
    });
  }
  renderOnStand(
    <>
      <PricePage lng={lng} />
      <Address />
    </>,
    {
      lng,
      session,
      path: `/${lng}/price${query}`,
      texts: { account: TEXTS[lng] },
      answers: {
        'account.price.get': () => prices(),
        'account.profile.get': () => known,
        ...given.answers,
      },
    },
  );
}

const card = (name: string) => screen.findByRole('region', { name });
/** What a card says, with ordinary spaces. */
const wordsOf = async (name: string) => (await card(name)).textContent.replace(/\s/g, ' ');

beforeEach(() => {
  localStorage.clear();
});

describe('the prices', () => {
  test('are shown to a visitor for a year: by the month, as a whole, and what is saved', async () => {
    open();
    expect(await wordsOf('Преміум')).toContain('128 ₴ на місяць1 536 ₴ за 12 місяцівзаощадження 384 ₴');
    expect(await wordsOf('Фахівець')).toContain('320 ₴ на місяць3 840 ₴ за 12 місяцівзаощадження 960 ₴');
    expect(await wordsOf('Безкоштовний')).toContain('0 ₴');
    expect(screen.getByRole('radio', { name: '12 місяців −20 %', checked: true })).toBeTruthy();
  });

  test('follow the period, which the address keeps; a month alone saves nothing', async () => {
    open();
    await userEvent.click(await screen.findByRole('radio', { name: '3 місяці −5 %' }));
    expect(await wordsOf('Преміум')).toContain('152 ₴ на місяць456 ₴ за 3 місяцізаощадження 24 ₴');
    expect(document.querySelector('output')?.textContent).toContain('?months=3');
    await userEvent.click(screen.getByRole('radio', { name: '1 місяць' }));
    expect(await wordsOf('Преміум')).toContain('160 ₴ на місяць160 ₴ за 1 місяць');
    expect(await wordsOf('Преміум')).not.toContain('заощадження');
  });

  test('are in the currency of the language, and in the other on demand', async () => {
    open({ query: '?months=6' });
    await userEvent.click(await screen.findByRole('radio', { name: /євро/ }));
    expect(await wordsOf('Преміум')).toContain('3,60 € на місяць21,60 € за 6 місяцівзаощадження 2,40 €');
    expect(document.querySelector('output')?.textContent).toContain('months=6&currency=EUR');
  });

  test('are in the currency of the country of whoever is signed in', async () => {
    open({ known: profile('free', 'DE') });
    expect(await screen.findByRole('radio', { name: /євро/, checked: true })).toBeTruthy();
  });

  test.each(['?months=5&currency=XXX', '?months=&currency=', '?months=%00'])(
    'of an address that makes no sense (%s) are those of a year',
    async (query) => {
      open({ query });
      expect(await wordsOf('Преміум')).toContain('128 ₴');
    },
  );

  test('of an installation with one currency offer no choice', async () => {
    open({ answers: { 'account.price.get': () => prices(DEFAULT_PRICES.slice(1)) } });
    expect(await wordsOf('Преміум')).toContain('€');
    expect(screen.queryByRole('group', { name: uk.price.currency })).toBeNull();
  });

  test('that did not come say so, and the heading stays', async () => {
    open({
      answers: {
        'account.price.get': () => {
          throw new TypeError('Failed to fetch');
        },
      },
    });
    expect((await screen.findByRole('alert')).textContent).toContain('Немає зв’язку');
    expect(screen.getByRole('heading', { level: 1, name: uk.price.title })).toBeTruthy();
  });
});

describe('the plans', () => {
  test('lead a visitor to an account, and remember where he was going', async () => {
    open();
    const button = within(await card('Преміум')).getByRole('link', { name: uk.price.ways.register });
    expect(button.getAttribute('href')).toBe('/uk/auth/registration');
    await userEvent.click(button);
    expect(document.querySelector('output')?.textContent).toContain(
      '"from":"/uk/user/subscription?plan=premium',
    );
  });

  test('lead whoever is signed in to his access, and mark the own one', async () => {
    open({ known: profile('premium') });
    const premium = within(await card('Преміум'));
    expect(await premium.findByText(uk.subscription.now)).toBeTruthy();
    expect(premium.getByRole('link', { name: uk.price.ways.buy }).getAttribute('href')).toBe(
      '/uk/user/subscription?plan=premium&months=12&currency=UAH#buy',
    );
    expect(
      within(await card('Безкоштовний'))
        .getByRole('link')
        .getAttribute('href'),
    ).toBe('/uk/user/dashboard');
  });

  test.each(['uk', 'ru', 'en'] as const)('never renew by themselves, and can be tried, %s', async (lng) => {
    open({ lng });
    const words = TEXTS[lng];
    for (const level of ['premium', 'expert'] as const)
      expect(await wordsOf(words.profile.levels[level])).toContain(words.price.never);
    expect(await wordsOf(words.profile.levels.free)).not.toContain(words.price.never);
    expect(await wordsOf(words.profile.levels.premium)).toContain('14');
    const table = screen.getByRole('table', { name: words.subscription.compare });
    const row = within(table)
      .getByRole('rowheader', { name: words.subscription.rights.combine })
      .closest('tr');
    expect([...row!.querySelectorAll('td')].map(({ textContent }) => textContent)).toEqual([
      words.subscription.no,
      words.subscription.yes,
      words.subscription.yes,
    ]);
    const links = screen.getAllByRole('link', { name: words.price.questions.oferta });
    for (const link of links) expect(link.getAttribute('href')).toBe(`/${lng}/oferta#payment`);
    expect(document.body.textContent).not.toMatch(/\{\{|price\.|subscription\./);
  });

  test('speak of no calories to whoever hides numbers', async () => {
    open({ known: profile('free', 'UA', true) });
    expect(await screen.findByText(uk.price.plans.premiumWithout)).toBeTruthy();
    expect(document.body.textContent).not.toMatch(/калорі|ккал/i);
  });
});
