import { describe, expect, test } from '@jest/globals';
import { emailKey, isEmail, passwordFault } from './rules';

describe('an e-mail address', () => {
  test.each([
    ['olena@example.com', true],
    [' Olena@Example.COM ', true],
    ['o.k+list@sub.example.ua', true],
    ['олена@приклад.укр', true],
    ['olena', false],
    ['olena@', false],
    ['@example.com', false],
    ['olena@example', false],
    ['o lena@example.com', false],
    ['olena@@example.com', false],
    ['olena@-example.com', false],
    ['.olena@example.com', false],
    ['ole..na@example.com', false],
    ['olena.@example.com', false],
    [`${'a'.repeat(65)}@example.com`, false],
    [`a@${'b.'.repeat(130)}com`, false],
    ['', false],
  ])('%s: %s', (value, valid) => {
    expect(isEmail(value)).toBe(valid);
  });

  test('is the same without regard to case, width and space', () => {
    expect(emailKey(' OLENA@Example.com')).toBe(emailKey('olena@example.COM '));
    expect(emailKey('ｏlena@example.com')).toBe('olena@example.com');
    expect(emailKey('o.lena@example.com')).not.toBe(emailKey('olena@example.com'));
  });
});

describe('a password', () => {
  test.each([
    ['', 'password.required'],
    ['1234567', 'password.short'],
    ['🥕🥕🥕🥕🥕🥕🥕', 'password.short'],
    ['12345678', undefined],
    ['        ', undefined],
    ['a'.repeat(200), undefined],
    ['a'.repeat(201), 'password.long'],
  ])('%j: %s', (value, fault) => {
    expect(passwordFault(value)).toBe(fault);
  });
});
