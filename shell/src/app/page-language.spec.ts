import { beforeEach, expect, test } from '@jest/globals';
import { pageLanguage } from './page-language';

beforeEach(() => {
  localStorage.clear();
});

test.each([
  ['/', '', null, 'uk'],
  ['/en/price', '?lng=uk', 'ru', 'en'],
  ['/foo', '', 'uk', 'ru'],
  ['/auth/password/edit', '?lng=en', 'uk', 'en'],
  ['/auth/password/edit', '?lng=xx', 'uk', 'uk'],
  ['/auth/password/edit', '', null, 'ru'],
])('%s%s with %s stored is %s', (pathname, search, stored, lng) => {
  if (stored) localStorage.setItem('lng', stored);
  expect(pageLanguage({ pathname, search }, localStorage)).toBe(lng);
});
