import { describe, expect, test } from '@jest/globals';
import { isLanguage, languageOfHeader, languageOfPath } from './language';

describe('language of a path', () => {
  test.each([
    ['/', 'uk'],
    ['', 'uk'],
    ['/uk', 'uk'],
    ['/uk/user/recipes', 'uk'],
    ['/uk?x=1', 'uk'],
    ['/ru', 'ru'],
    ['/en', 'en'],
    ['/en/price', 'en'],
    ['/foo', 'ru'],
    ['/ukraine', 'ru'],
    ['/english', 'ru'],
    ['/auth/password/edit', 'ru'],
  ])('%s is %s', (path, language) => {
    expect(languageOfPath(path)).toBe(language);
  });
});

describe('language of a header', () => {
  test.each([
    ['uk', 'uk'],
    ['en-GB,en;q=0.9', 'en'],
    ['de,ru;q=0.5,uk;q=0.7', 'uk'],
    ['ru;q=0,en;q=0.1', 'en'],
    ['RU-ru', 'ru'],
    ['de', undefined],
    ['', undefined],
    [undefined, undefined],
    [';;;,,,=', undefined],
  ])('%s gives %s', (header, language) => {
    expect(languageOfHeader(header)).toBe(language);
  });
});

test('only our codes are languages', () => {
  expect(['uk', 'ru', 'en'].every(isLanguage)).toBe(true);
  expect([undefined, null, 'UK', 'ua', 1, {}].some(isLanguage)).toBe(false);
});
