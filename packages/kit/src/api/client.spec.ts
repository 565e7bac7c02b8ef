import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { createSession, type SessionUser } from '../session/session';
import { createApi, failureOf } from './client';

const olena: SessionUser = {
  id: '3f1c7c1e-5b0a-4a52-9a44-0c2f7d6a1111',
  email: 'olena@example.com',
  headers: { 'access-token': 't', client: 'c', uid: 'u' },
  expiresAt: '2027-01-01T00:00:00.000Z',
};

const session = createSession(localStorage, window);
const fetcher = jest.fn<typeof fetch>();
const api = createApi({ session, language: () => 'en', origin: 'http://localhost', fetcher });

const answer = (status: number, body: unknown) =>
  Promise.resolve({
    ok: status < 400,
    status,
    headers: new Headers({ 'content-type': 'application/json' }),
    text: () => Promise.resolve(JSON.stringify(body)),
    json: () => Promise.resolve(body),
  } as Response);

// jsdom has no fetch classes; the link only needs a request's address and headers.
Object.assign(globalThis, {
  Request: class {
    constructor(
      readonly url: URL | string,
      readonly init: RequestInit,
    ) {}
  },
  Headers: globalThis.Headers,
});

beforeEach(() => {
  session.signIn(olena);
  fetcher.mockReset();
});

describe('the API client', () => {
  test('calls by the route table with the session’s headers and the page’s language', async () => {
    fetcher.mockImplementation(() => answer(200, { items: [], count: 0 }));
    await expect(api.recipes.catalog.list({ language: 'en', page: 2, pageSize: 12 })).resolves.toEqual({
      items: [],
      count: 0,
    });
    const request = fetcher.mock.calls[0]?.[0] as unknown as { url: URL; init: RequestInit };
    expect(String(request.url)).toBe('http://localhost/api/recipes?language=en&page=2&pageSize=12');
    const headers = new Headers(request.init.headers);
    expect(['access-token', 'client', 'uid', 'accept-language'].map((name) => headers.get(name))).toEqual([
      't',
      'c',
      'u',
      'en',
    ]);
  });

  test('signs the browser out when the server does not know the session', async () => {
    fetcher.mockImplementation(() =>
      answer(401, {
        defined: true,
        code: 'SIGN_IN_REQUIRED',
        status: 401,
        message: 'Please sign in.',
        data: {},
      }),
    );
    const failure = await api.account.profile.get().catch(failureOf);
    expect(failure).toMatchObject({ code: 'SIGN_IN_REQUIRED', message: 'Please sign in.' });
    expect(session.user()).toBeNull();
  });

  test('gives the faults of a refusal by field', async () => {
    const fields = [{ path: 'email', code: 'email.taken' }];
    fetcher.mockImplementation(() =>
      answer(409, { defined: true, code: 'EMAIL_TAKEN', status: 409, message: 'x', data: { fields } }),
    );
    expect(await api.account.profile.get().catch(failureOf)).toMatchObject({ code: 'EMAIL_TAKEN', fields });
    expect(session.user()).toEqual(olena);
  });

  test('an answer that is not our server’s is a crash', async () => {
    fetcher.mockImplementation(() => answer(502, { code: 'BAD_GATEWAY', message: 'x' }));
    expect(await api.account.profile.get().catch(failureOf)).toMatchObject({ code: 'CRASH' });
  });

  test('no answer is OFFLINE', async () => {
    fetcher.mockRejectedValue(new TypeError('Failed to fetch'));
    expect(await api.account.profile.get().catch(failureOf)).toEqual({
      code: 'OFFLINE',
      message: '',
      fields: [],
    });
  });
});
