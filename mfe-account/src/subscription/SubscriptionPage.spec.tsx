import { describe, expect, test } from '@jest/globals';
import type { Access, Language } from '@sytno/domain';
import { createSession } from '@sytno/kit';
import { renderOnStand, screen, within } from '@sytno/kit/stand';
import type { Household } from '../household/household.queries';
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

const open = (whole: OwnProfile, lng: Language = 'uk', ownerId = ME) =>
  renderOnStand(<SubscriptionPage lng={lng} />, {
    lng,
    texts: { account: lng === 'en' ? en : uk },
    session: asMe(),
    answers: {
      'account.profile.get': () => whole,
      'account.household.get': () => household(ownerId),
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
    expect(screen.getByText(`${words}, до 12 травня 2026 р. включно.`)).toBeTruthy();
  });

  test('of a free person says that there was none, and offers no button that does nothing', async () => {
    open(profile('free', 0, { status: 'none', until: null }));
    expect(await screen.findByText(uk.subscription.states.none)).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
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
    expect(screen.getByRole('columnheader', { name: `${uk.subscription.now} Безкоштовний` })).toBeTruthy();
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
