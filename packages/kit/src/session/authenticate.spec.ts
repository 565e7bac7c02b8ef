import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { authenticate, LoginRefused, signOut } from './authenticate';
import { createSession, type SessionUser } from './session';

const olena: SessionUser = {
  id: '3f1c7c1e-5b0a-4a52-9a44-0c2f7d6a1111',
  email: 'olena@example.com',
  headers: { 'access-token': 't', client: 'c', uid: 'u' },
  expiresAt: '2027-01-01T00:00:00.000Z',
};
const credentials = { username: 'olena@example.com', password: 'secret-word' };

function answering(status: number, body: string, statusText = ''): jest.Mock<typeof fetch> {
  const answer = { ok: status < 400, status, statusText, text: () => Promise.resolve(body) };
  return jest.fn<typeof fetch>().mockResolvedValue(answer as Response);
}

const session = createSession(localStorage, window);
beforeEach(() => {
  session.signOut();
});

describe('sign-in (spec §7.1)', () => {
  test('posts username and password as JSON and saves the whole answer', async () => {
    const fetcher = answering(200, JSON.stringify(olena));
    await expect(authenticate(session, credentials, 'uk', fetcher)).resolves.toEqual(olena);
    expect(session.user()).toEqual(olena);
    const [url, init] = fetcher.mock.calls[0] ?? [];
    expect(url).toBe('/api/admins/authenticate');
    expect(init).toMatchObject({ method: 'POST', body: JSON.stringify(credentials) });
    expect(init?.headers).toEqual({ 'content-type': 'application/json', 'accept-language': 'uk' });
  });

  test.each([
    [
      401,
      '{"message":"Invalid account or password!"}',
      'Unauthorized',
      'Invalid account or password!',
      false,
    ],
    [403, '', 'Forbidden', 'Forbidden', false],
    [401, '<html>', 'Unauthorized', 'Unauthorized', false],
    [429, '{"message":"Too many"}', 'Too Many Requests', 'Too many', true],
    [500, '{"message":""}', 'Internal Server Error', 'Internal Server Error', true],
    [500, '{"message":5}', 'Internal Server Error', 'Internal Server Error', true],
    [502, '', 'Bad Gateway', 'Bad Gateway', true],
    [200, '', 'OK', 'OK', true],
    [200, '<html>', 'OK', 'OK', true],
    [200, '{}', 'OK', 'OK', true],
  ])(
    '%i with %j rejects with the right words; stays signed in: %s %s %s',
    async (status, body, text, words, stays) => {
      session.signIn(olena);
      const failure = authenticate(session, credentials, 'uk', answering(status, body, text));
      await expect(failure).rejects.toThrow(new LoginRefused(words, status));
      expect(session.user() !== null).toBe(stays);
    },
  );

  test('a right password that a code is to follow rejects with the ticket for it', async () => {
    const body = JSON.stringify({ code: 'SECOND_STEP', message: 'Code', data: { ticket: 'abc' } });
    const failure = authenticate(session, credentials, 'uk', answering(401, body));
    await expect(failure).rejects.toMatchObject({ status: 401, message: 'Code', ticket: 'abc' });
    expect(session.user()).toBeNull();
  });

  test('no answer rejects and signs nobody out', async () => {
    session.signIn(olena);
    const fetcher = jest.fn<typeof fetch>().mockRejectedValue(new TypeError('Failed to fetch'));
    await expect(authenticate(session, credentials, 'uk', fetcher)).rejects.toMatchObject({ status: 0 });
    expect(session.user()).toEqual(olena);
  });
});

describe('sign-out (spec §§4, 7.2)', () => {
  test('calls the server with the stored headers', () => {
    session.signIn(olena);
    const fetcher = answering(200, '');
    signOut(session, fetcher);
    expect(fetcher.mock.calls[0]?.[0]).toBe('/api/auth/sign_out');
    expect(fetcher.mock.calls[0]?.[1]).toMatchObject({ method: 'GET', headers: olena.headers });
    expect(session.user()).toBeNull();
  });

  test.each([
    ['an error', answering(500, '')],
    ['no network', jest.fn<typeof fetch>().mockRejectedValue(new TypeError('offline'))],
  ])('clears the browser in spite of %s', (_, fetcher) => {
    session.signIn(olena);
    signOut(session, fetcher);
    expect(session.user()).toBeNull();
    expect(localStorage.getItem('user')).toBeNull();
  });

  test('without a session asks nobody', () => {
    const fetcher = answering(200, '');
    signOut(session, fetcher);
    expect(fetcher).not.toHaveBeenCalled();
  });
});
