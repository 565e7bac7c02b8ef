import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { createSession, storedLanguage, type SessionUser } from './session';

const olena: SessionUser = {
  id: '3f1c7c1e-5b0a-4a52-9a44-0c2f7d6a1111',
  email: 'olena@example.com',
  headers: { 'access-token': 't', client: 'c', uid: 'u' },
  expiresAt: '2027-01-01T00:00:00.000Z',
};

beforeEach(() => {
  localStorage.clear();
});

describe('the session', () => {
  test('is signed in exactly when a user entry is present, and is restored at load', () => {
    expect(createSession(localStorage, window).user()).toBeNull();
    localStorage.setItem('user', JSON.stringify(olena));
    expect(createSession(localStorage, window).user()).toEqual(olena);
  });

  test('sign-in saves the whole answer under `user` and tells subscribers', () => {
    const session = createSession(localStorage, window);
    const heard = jest.fn();
    session.subscribe(heard);
    session.signIn(olena);
    expect(JSON.parse(localStorage.getItem('user') ?? '')).toEqual(olena);
    expect(heard).toHaveBeenCalledTimes(1);
    expect(heard).toHaveBeenCalledWith(olena);
  });

  test('sign-out clears user, profile and profile_data and keeps the language', () => {
    for (const key of ['profile', 'profile_data', 'lng']) localStorage.setItem(key, 'uk');
    const session = createSession(localStorage, window);
    session.signIn(olena);
    session.signOut();
    expect(session.user()).toBeNull();
    expect(session.ended()).toBe(true);
    expect(Object.keys(localStorage)).toEqual(['lng']);
  });

  test('what was kept of lists goes with its person: at sign-out, and when another one signs in', () => {
    const deleteDatabase = jest.fn();
    Object.assign(globalThis, { indexedDB: { deleteDatabase } });
    try {
      const session = createSession(localStorage, window);
      session.signIn(olena);
      session.signIn({ ...olena, expiresAt: '2027-01-01T00:00:00.000Z' });
      expect(deleteDatabase).not.toHaveBeenCalled();
      session.signIn({ ...olena, id: '00000000-0000-4000-8000-00000000ffff' });
      expect(deleteDatabase).toHaveBeenCalledTimes(1);
      session.signOut();
      expect(deleteDatabase).toHaveBeenCalledTimes(2);
      expect(deleteDatabase).toHaveBeenLastCalledWith('sytno-lists');
    } finally {
      Reflect.deleteProperty(globalThis, 'indexedDB');
    }
  });

  test('hears of a sign-in and a sign-out in another tab', () => {
    const session = createSession(localStorage, window);
    const heard = jest.fn();
    session.subscribe(heard);
    localStorage.setItem('user', JSON.stringify(olena));
    window.dispatchEvent(new StorageEvent('storage', { key: 'user' }));
    expect(session.user()).toEqual(olena);
    localStorage.clear();
    window.dispatchEvent(new StorageEvent('storage', { key: null }));
    expect(heard).toHaveBeenLastCalledWith(null);
  });

  test('one who stopped listening is left alone', () => {
    const session = createSession(localStorage, window);
    const heard = jest.fn();
    session.subscribe(heard)();
    session.signIn(olena);
    expect(heard).not.toHaveBeenCalled();
  });

  test.each(['', '{', 'null', '"x"', '{}', '{"headers":{"client":1}}'])('takes %j for signed out', (text) => {
    localStorage.setItem('user', text);
    expect(createSession(localStorage, window).user()).toBeNull();
  });
});

test('the stored language is one of ours', () => {
  expect(storedLanguage(localStorage)).toBe('uk');
  localStorage.setItem('lng', 'en');
  expect(storedLanguage(localStorage)).toBe('en');
  localStorage.setItem('lng', 'xx');
  expect(storedLanguage(localStorage)).toBe('uk');
});
