import { describe, expect, test } from '@jest/globals';
import { placeDay, placeOf, placeQuery } from './menu-place';

const read = (query: string) => placeOf(new URLSearchParams(query));

describe('a place on the menu', () => {
  test.each([
    ['date=2026-11-28&mealType=dinner', { date: '2026-11-28', mealType: 'dinner' }],
    ['date=2026-11-28&mealType=supper&meal=dinner', { date: '2026-11-28', mealType: 'dinner' }],
    ['date=2026-11-28&mealType=lunch', { date: '2026-11-28', mealType: null }],
    ['date=2026-02-30&mealType=dinner', null],
    ['mealType=dinner', null],
  ])('%s', (query, place) => {
    expect(read(query)).toEqual(place);
  });

  test('is written so that it is read again', () => {
    const place = { date: '2026-11-28', mealType: 'dinner' } as const;
    expect(placeOf(new URLSearchParams(placeQuery(place)))).toEqual(place);
    expect(placeQuery({ date: '2026-11-28', mealType: null })).toEqual({ date: '2026-11-28' });
    expect(placeQuery(null)).toEqual({});
  });

  test('names its day in every language', () => {
    expect(placeDay('2026-11-28', 'uk')).toBe('сб, 28 листопада');
    expect(placeDay('2026-11-28', 'ru')).toBe('сб, 28 ноября');
    expect(placeDay('2026-11-28', 'en')).toBe('Sat, 28 November');
  });
});
