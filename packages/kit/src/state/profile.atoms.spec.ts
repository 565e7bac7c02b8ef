import { expect, test } from '@jest/globals';
import { INITIAL_PROFILE } from '@sytno/domain';
import { createStore } from 'jotai';
import { localeAtom, profileAtom, settingsAtom, targetsUpdatedAtAtom } from './profile.atoms';

test('the client begins with the values of spec §3', () => {
  const store = createStore();
  expect(store.get(profileAtom)).toEqual(INITIAL_PROFILE);
  expect(store.get(localeAtom)).toBe('uk');
  expect(store.get(targetsUpdatedAtAtom)).toBeNull();
  expect(store.get(settingsAtom)).toEqual({ locale: 'uk', location: '', kcalPerDay: 2000, updatedAt: null });
});
