import { expect, test } from '@jest/globals';
import { formatDay, formatMoney, formatNumber } from './format';

const plain = (text: string): string => text.replace(/[\u00a0\u202f]/g, ' ');

test.each([
  [1234.56, 'uk', 1, '1 234,6'],
  [1234.56, 'ru', 0, '1 235'],
  [0.333333, 'en', 2, '0.33'],
  [2, 'uk', 1, '2'],
] as const)('number %d in %s', (value, lng, digits, words) => {
  expect(plain(formatNumber(value, lng, digits))).toBe(words);
});

test.each([
  [20000, 'UAH', 'uk', '200 ₴'],
  [4550, 'UAH', 'uk', '45,50 ₴'],
  [4550, 'EUR', 'en', '€45.50'],
  [0, 'UAH', 'ru', '0 ₴'],
] as const)('money %d %s in %s', (minor, currency, lng, words) => {
  expect(plain(formatMoney(minor, currency, lng))).toBe(words);
});

test.each([
  ['2026-11-27', 'uk', 'day', '27 листопада'],
  ['2026-11-27', 'ru', 'day', '27 ноября'],
  ['2026-11-27', 'en', 'day', '27 November'],
  ['2026-11-23', 'uk', 'weekday', 'пн, 23'],
] as const)('day %s in %s', (day, lng, style, words) => {
  expect(plain(formatDay(day, lng, style))).toBe(words);
});
