import { describe, expect, test } from '@jest/globals';
import type { Notice } from './messages.queries';
import { agoWords, byDay, dayWords } from './time-words';

const at = (createdAt: string): Notice => ({
  id: createdAt,
  kind: 'welcome',
  values: {},
  link: null,
  createdAt,
  readAt: null,
});

describe('time in words', () => {
  test('notices stand by the reader’s day, which ends at his midnight', () => {
    const items = [
      at('2026-03-10T22:30:00.000Z'),
      at('2026-03-10T20:00:00.000Z'),
      at('2026-03-09T10:00:00.000Z'),
    ];
    const days = byDay(items, 'Europe/Kyiv').map(({ day, notices }) => [day, notices.length]);
    expect(days).toEqual([
      ['2026-03-11', 1],
      ['2026-03-10', 1],
      ['2026-03-09', 1],
    ]);
  });

  test.each([
    ['2026-03-11', 'Сьогодні'],
    ['2026-03-10', 'Учора'],
    ['2026-03-01', '1 березня 2026'],
  ])('the day %s is %s', (day, words) => {
    expect(dayWords(day, '2026-03-11', 'uk')).toBe(words);
  });

  test.each([
    ['2026-03-11T12:00:10.000Z', 'зараз'],
    ['2026-03-11T11:55:00.000Z', '5 хвилин тому'],
    ['2026-03-11T09:40:00.000Z', '2 години тому'],
    ['2026-03-10T23:30:00.000Z', '12 годин тому'],
    ['2026-03-11T12:10:00.000Z', 'зараз'],
  ])('%s at noon is %s', (instant, words) => {
    expect(agoWords(instant, '2026-03-11T12:00:20.000Z', 'uk')).toBe(words);
  });
});
