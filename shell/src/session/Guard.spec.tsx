import { beforeEach, describe, expect, test } from '@jest/globals';
import type { SessionUser } from '@sytno/kit';
import { createSession } from '@sytno/kit';
import { Route, Routes, useLocation } from '@sytno/kit/router';
import { act, renderOnStand, screen, waitFor } from '@sytno/kit/stand';
import { uk } from '../texts/uk';
import { Guard } from './Guard';

const olena: SessionUser = {
  id: '3f1c7c1e-5b0a-4a52-9a44-0c2f7d6a1111',
  email: 'olena@example.com',
  headers: { 'access-token': 't', client: 'c', uid: 'u' },
  expiresAt: '2027-01-01T00:00:00.000Z',
};

const current = (access: 'free' | 'admin') => ({
  id: olena.id,
  email: olena.email,
  emailConfirmed: true,
  termsAccepted: true,
  profile: {
    access,
    trialUsed: false,
    daysLeft: 0,
    targets: { kcal: 1800, protein: 100, fat: 50, carbs: 200, cash: 25000 },
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
    language: 'uk' as const,
    timeZone: 'Europe/Kyiv',
  },
});

function Where() {
  const { pathname, state } = useLocation() as { pathname: string; state: unknown };
  return <p>{JSON.stringify({ pathname, state })}</p>;
}

const page = (access: 'user' | 'admin' = 'user') => (
  <Routes>
    <Route path="/en/user/recipes" element={<Guard access={access}>inside</Guard>} />
    <Route path="*" element={<Where />} />
  </Routes>
);

const stand = (access: 'free' | 'admin' = 'free') => ({
  path: '/en/user/recipes?name=x',
  texts: { shell: uk },
  answers: { 'account.session.current': () => current(access) },
});

beforeEach(() => {
  localStorage.clear();
});

describe('the guard (spec §2)', () => {
  test('sends a visitor to /uk/auth/login with his origin remembered', () => {
    renderOnStand(page(), stand());
    expect(screen.getByText(/pathname/)).toHaveProperty(
      'textContent',
      '{"pathname":"/uk/auth/login","state":{"from":"/en/user/recipes?name=x"}}',
    );
  });

  test('lets a signed-in person in, and reads his profile again', async () => {
    localStorage.setItem('user', JSON.stringify(olena));
    renderOnStand(page(), stand());
    expect(screen.getByText('inside')).toBeTruthy();
    await waitFor(() => {
      expect(JSON.parse(localStorage.getItem('profile') ?? '{}')).toMatchObject({ access: 'free' });
    });
    expect(JSON.parse(localStorage.getItem('profile_data') ?? '{}')).toMatchObject({ name: 'Олена' });
  });

  test('after sign-out leads to the sign-in of the stored language', () => {
    localStorage.setItem('lng', 'ru');
    const session = createSession(localStorage, window);
    session.signIn(olena);
    renderOnStand(page(), { ...stand(), session });
    act(() => {
      session.signOut();
    });
    expect(screen.getByText(/pathname/)).toHaveProperty(
      'textContent',
      '{"pathname":"/ru/auth/login","state":null}',
    );
  });

  test.each([
    ['free', uk.forbidden.title],
    ['admin', 'inside'],
  ] as const)('an administrator’s page shows %s people: %s', async (access, words) => {
    localStorage.setItem('user', JSON.stringify(olena));
    renderOnStand(page('admin'), stand(access));
    expect(await screen.findByText(words)).toBeTruthy();
  });
});
