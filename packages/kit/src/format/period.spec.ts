import { expect, test } from '@jest/globals';
import {
  formatDays,
  formatDuration,
  formatMonth,
  formatNearDay,
  formatWeek,
  isWeekend,
  weekdayNames,
} from './period';

const plain = (text: string): string => text.replace(/[\u00a0\u202f\u2009]/g, ' ');

test.each([
  ['2026-11-23', 'uk', '23–29 листопада'],
  ['2026-11-23', 'ru', '23–29 ноября'],
  ['2026-11-23', 'en', '23–29 November'],
  ['2026-09-28', 'uk', '28 вересня – 4 жовтня'],
  ['2026-09-28', 'en', '28 September – 4 October'],
] as const)('the week of %s in %s', (monday, lng, words) => {
  expect(plain(formatWeek(monday, lng))).toBe(words);
});

test('a period across New Year says its years', () => {
  expect(plain(formatDays('2026-12-28', '2027-01-03', 'uk'))).toBe('28 грудня 2026 – 3 січня 2027');
  expect(plain(formatDays('2026-12-28', '2027-01-03', 'ru'))).toBe('28 декабря 2026 – 3 января 2027');
  expect(plain(formatDays('2026-12-28', '2027-01-03', 'en'))).toBe('28 December 2026 – 3 January 2027');
  expect(plain(formatDays('2026-12-01', '2026-12-03', 'en'))).toBe('1–3 December');
});

test.each([
  ['2026-11-27', 'uk', 'сьогодні'],
  ['2026-11-28', 'ru', 'завтра'],
  ['2026-11-26', 'en', 'yesterday'],
  ['2026-11-30', 'uk', null],
] as const)('%s beside today in %s', (day, lng, words) => {
  expect(formatNearDay(day, '2026-11-27', lng)).toBe(words);
});

test.each([
  ['uk', ['пн', 'вт', 'ср', 'чт', 'пт', 'сб', 'нд']],
  ['ru', ['пн', 'вт', 'ср', 'чт', 'пт', 'сб', 'вс']],
  ['en', ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']],
] as const)('weeks begin on Monday in %s', (lng, names) => {
  expect(weekdayNames(lng)).toEqual(names);
});

test.each([
  [20, 'uk', '20 хв'],
  [60, 'uk', '1 год'],
  [80, 'uk', '1 год 20 хв'],
  [80, 'ru', '1 ч 20 мин'],
  [0, 'uk', '0 хв'],
  [59.6, 'uk', '1 год'],
] as const)('%d minutes in %s', (minutes, lng, words) => {
  expect(plain(formatDuration(minutes, lng))).toBe(words);
});

test('months and weekends', () => {
  expect(plain(formatMonth('2026-11-01', 'ru'))).toMatch(/^ноябрь 2026/);
  expect(isWeekend('2026-11-28')).toBe(true);
  expect(isWeekend('2026-11-27')).toBe(false);
});
