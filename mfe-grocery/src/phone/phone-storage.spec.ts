import { expect, test } from '@jest/globals';
import { phoneStorage } from './phone-storage';

test('the phone keeps its own session beside whoever is signed in at the browser', () => {
  localStorage.clear();
  localStorage.setItem('user', 'somebody');
  localStorage.setItem('profile', 'his');
  const storage = phoneStorage(localStorage);
  expect(storage.getItem('user')).toBeNull();
  storage.setItem('user', 'phone');
  storage.setItem('profile', 'nothing of it');
  expect([storage.getItem('user'), storage.getItem('profile')]).toEqual(['phone', null]);
  storage.removeItem('profile');
  storage.removeItem('user');
  expect(storage.getItem('user')).toBeNull();
  expect([localStorage.getItem('user'), localStorage.getItem('profile')]).toEqual(['somebody', 'his']);
});
