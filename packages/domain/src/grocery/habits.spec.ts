import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { addDays, type Day } from '../time/day';
import { habitsOf } from './habits';

const TODAY: Day = '2026-11-29';
const bought = (key: string, ...daysAgo: number[]) =>
  daysAgo.map((ago) => ({ key, day: addDays(TODAY, -ago) }));

test('what is bought often and lately comes first', () => {
  const purchases = [
    ...bought('salt', 300, 290, 280, 270),
    ...bought('milk', 30, 20, 10),
    ...bought('caviar', 5),
    ...bought('bread', 3, 3, 3),
  ];
  expect(habitsOf(purchases, TODAY)).toEqual([
    { key: 'milk', times: 3, last: addDays(TODAY, -10) },
    { key: 'bread', times: 1, last: addDays(TODAY, -3) },
    { key: 'caviar', times: 1, last: addDays(TODAY, -5) },
    { key: 'salt', times: 4, last: addDays(TODAY, -270) },
  ]);
  expect(habitsOf([], TODAY)).toEqual([]);
});

test('buying more of it never moves a thing back, and the order of telling says nothing', () => {
  const ago = fc.integer({ min: 0, max: 400 });
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.constantFrom('a', 'b', 'c'), ago), { minLength: 1 }),
      ago,
      (all, more) => {
        const purchases = all.flatMap(([key, days]) => bought(key, days));
        const place = (some: typeof purchases) => habitsOf(some, TODAY).findIndex(({ key }) => key === 'a');
        const before = place(purchases);
        if (before >= 0) expect(place([...purchases, ...bought('a', more)])).toBeLessThanOrEqual(before);
        expect(habitsOf(purchases.toReversed(), TODAY)).toEqual(habitsOf(purchases, TODAY));
      },
    ),
    { seed: 13, numRuns: 200 },
  );
});
