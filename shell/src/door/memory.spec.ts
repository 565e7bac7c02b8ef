import { beforeEach, describe, expect, test } from '@jest/globals';
import {
  forgetEmail,
  leaveWords,
  rememberedEmail,
  rememberEmail,
  rememberOrigin,
  takeOrigin,
  takeWords,
} from './memory';

beforeEach(() => {
  sessionStorage.clear();
});

describe('where a visitor wanted to go', () => {
  test('is told once', () => {
    rememberOrigin(sessionStorage, '/en/user/recipes?name=x#top');
    expect(takeOrigin(sessionStorage)).toBe('/en/user/recipes?name=x#top');
    expect(takeOrigin(sessionStorage)).toBeNull();
  });

  test.each(['//evil.example', '/\\evil.example', 'https://evil.example', 'user', '', null, undefined, 5])(
    'is never another site or no address: %p',
    (from) => {
      rememberOrigin(sessionStorage, from);
      expect(takeOrigin(sessionStorage)).toBeNull();
    },
  );

  test('is not believed when somebody else wrote it', () => {
    sessionStorage.setItem('origin', '//evil.example');
    expect(takeOrigin(sessionStorage)).toBeNull();
  });
});

test('words for the next page are said once', () => {
  leaveWords(sessionStorage, 'Пароль змінено');
  expect([takeWords(sessionStorage), takeWords(sessionStorage)]).toEqual(['Пароль змінено', null]);
});

test('the address that was typed is offered until it is forgotten, and is no longer than one', () => {
  rememberEmail(sessionStorage, `${'x'.repeat(400)}@example.com`);
  expect(rememberedEmail(sessionStorage)).toHaveLength(320);
  forgetEmail(sessionStorage);
  expect(rememberedEmail(sessionStorage)).toBe('');
});
