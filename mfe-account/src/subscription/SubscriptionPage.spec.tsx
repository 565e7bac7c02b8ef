import { describe, expect, test } from '@jest/globals';
import type { Access, Language } from '@sytno/domain';
import { renderOnStand, screen } from '@sytno/kit/stand';
import type { OwnProfile } from '../profile/profile.queries';
import { en } from '../texts/en';
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
});

const open = (whole: OwnProfile, lng: Language = 'uk') =>
  renderOnStand(<SubscriptionPage lng={lng} />, {
    lng,
    texts: { account: lng === 'en' ? en : uk },
    answers: { 'account.profile.get': () => whole },
  });

describe('the subscription', () => {
  test.each([
    [1, 'Залишився 1 день'],
    [3, 'Залишилося 3 дні'],
    [14, 'Залишилося 14 днів'],
  ])('with %d days says how long', async (days, words) => {
    open(profile('premium', days, { status: 'active', until: '2026-05-12' }));
    expect(await screen.findByText('Ваш доступ: Преміум')).toBeTruthy();
    expect(screen.getByText(uk.subscription.states.active)).toBeTruthy();
    expect(screen.getByText(`${words}, до 12 травня 2026 р. включно.`)).toBeTruthy();
    expect(screen.queryByText(uk.subscription.notSold)).toBeNull();
  });

  test('of a free person says that there was none, and offers no button that does nothing', async () => {
    open(profile('free', 0, { status: 'none', until: null }));
    expect(await screen.findByText(uk.subscription.states.none)).toBeTruthy();
    expect(screen.getByText(uk.subscription.notSold)).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });

  test('that is over says when it was', async () => {
    open(profile('free', 0, { status: 'expired', until: '2026-05-12' }), 'en');
    expect(await screen.findByText('Premium has ended. Its last day was 12 May 2026.')).toBeTruthy();
  });

  test('of an administrator is no premium', async () => {
    open(profile('admin', 0, { status: 'none', until: null }));
    expect(await screen.findByText(uk.subscription.granted)).toBeTruthy();
    expect(screen.queryByText(uk.subscription.states.none)).toBeNull();
    expect(screen.queryByText(uk.subscription.notSold)).toBeNull();
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
});
