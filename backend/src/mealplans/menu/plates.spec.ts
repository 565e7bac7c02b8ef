import { describe, expect, test } from '@jest/globals';
import { platesOf, type Eater, type Table } from './plates';

const child: Eater = {
  id: 'child',
  name: 'Софійка',
  share: 0.5,
  mealTypes: ['dinner', 'supper'],
  weekdays: [1, 3],
};
const table: Table = {
  members: [
    { userId: 'anna', name: 'Анна' },
    { userId: 'petro', name: 'Петро' },
  ],
  eaters: [child],
};
const WEDNESDAY = { date: '2026-11-25', mealType: 'dinner' } as const;
const own = (userId: string | null, eaterId: string | null, grams: number) => ({ userId, eaterId, grams });
const gramsBy = (plates: ReturnType<typeof platesOf>) =>
  Object.fromEntries(plates.map(({ userId, eaterId, grams }) => [userId ?? eaterId, grams]));

describe('plates of a dish', () => {
  test('are one serving for each member and his share for each eater', () => {
    expect(platesOf(WEDNESDAY, 400, table, [])).toEqual([
      { userId: 'anna', eaterId: null, name: 'Анна', grams: 400 },
      { userId: 'petro', eaterId: null, name: 'Петро', grams: 400 },
      { userId: null, eaterId: 'child', name: 'Софійка', grams: 200 },
    ]);
  });

  test.each([
    ['another weekday', { ...WEDNESDAY, date: '2026-11-26' }],
    ['another meal', { ...WEDNESDAY, mealType: 'breakfast' as const }],
  ])('hold nothing for an eater at %s', (_, meal) => {
    expect(gramsBy(platesOf(meal, 400, table, []))).toEqual({ anna: 400, petro: 400 });
  });

  test('deviate one by one', () => {
    const deviating = [own('petro', null, 550), own(null, 'child', 90)];
    expect(gramsBy(platesOf(WEDNESDAY, 400, table, deviating))).toEqual({ anna: 400, petro: 550, child: 90 });
  });

  test('may be empty, and may stand at a meal that is not the eater’s', () => {
    const sunday = { ...WEDNESDAY, date: '2026-11-29' };
    expect(gramsBy(platesOf(sunday, 400, table, [own('anna', null, 0), own(null, 'child', 100)]))).toEqual({
      anna: 0,
      petro: 400,
      child: 100,
    });
  });

  test('of people who left count for nothing', () => {
    expect(gramsBy(platesOf(WEDNESDAY, 400, table, [own('gone', null, 999)]))).toEqual({
      anna: 400,
      petro: 400,
      child: 200,
    });
  });
});
