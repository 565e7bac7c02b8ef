import { expect, test } from '@jest/globals';
import {
  currencySign,
  formatClock,
  formatDay,
  formatGrams,
  formatKcal,
  formatMoney,
  formatNumber,
  formatPercent,
  formatWhen,
} from './format';

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
  ['2026-11-27', 'uk', 'full', '27 листопада 2026'],
  ['2026-11-27', 'ru', 'full', '27 ноября 2026'],
] as const)('day %s in %s', (day, lng, style, words) => {
  expect(plain(formatDay(day, lng, style))).toBe(words);
});

test.each([
  [0.04, 'uk', '0'],
  [9.94, 'uk', '9,9'],
  [9.96, 'uk', '10'],
  [10.4, 'uk', '10'],
  [1234.5, 'uk', '1 235'],
  [2.5, 'en', '2.5'],
] as const)('%d grams in %s', (grams, lng, words) => {
  expect(plain(formatGrams(grams, lng))).toBe(words);
});

test('kilocalories are whole, shares are percent', () => {
  expect(plain(formatKcal(1999.5, 'uk'))).toBe('2 000');
  expect(plain(formatKcal(0.4, 'en'))).toBe('0');
  expect(plain(formatPercent(0.455, 'en'))).toBe('46%');
  expect(plain(formatPercent(1, 'uk'))).toBe('100%');
});

test.each([
  ['UAH', 'uk', '₴'],
  ['EUR', 'ru', '€'],
  ['PLN', 'en', 'zł'],
  ['USD', 'uk', '$'],
] as const)('the sign of %s in %s', (currency, lng, sign) => {
  expect(currencySign(currency, lng)).toBe(sign);
});

test.each([
  [-4550, 'UAH', 'uk', '-45,50 ₴'],
  [123_456_700, 'UAH', 'uk', '1 234 567 ₴'],
  [199, 'EUR', 'uk', '1,99 €'],
  [199, 'PLN', 'uk', '1,99 zł'],
  [1, 'USD', 'en', '$0.01'],
] as const)('money %d %s in %s', (minor, currency, lng, words) => {
  expect(plain(formatMoney(minor, currency, lng)).replace('−', '-')).toBe(words);
});

test.each([
  ['uk', 'Europe/Kyiv', '14:05'],
  ['ru', 'Europe/Kyiv', '14:05'],
  ['en', 'Europe/Kyiv', '14:05'],
  ['uk', 'America/New_York', '07:05'],
] as const)('clock time in %s and %s', (lng, zone, words) => {
  expect(formatClock('2026-01-15T12:05:00Z', lng, zone)).toBe(words);
});

test('what is of today shows its time, what is older its date', () => {
  const noon = new Date(2026, 0, 15, 12).toISOString();
  const evening = new Date(2026, 0, 15, 20, 30).toISOString();
  const later = new Date(2026, 0, 16, 0, 10).toISOString();
  expect(formatWhen(noon, 'en', evening)).toBe('12:00');
  expect(formatWhen(noon, 'en', later)).toBe('15 January 2026');
});
