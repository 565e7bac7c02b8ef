import { expect, test } from '@jest/globals';
import { chosenAtFirst, daysOf, keyOf, partOf, wantedOf } from './take';
import { anItem, BORSCHT, SALAD } from './testing/template-example';

const at = (weekday: number, { recipeId }: { recipeId: string }) => anItem({ weekday, recipeId });
const ITEMS = [at(1, BORSCHT), at(1, SALAD), at(3, BORSCHT)];
const keys = ITEMS.map(keyOf);
const wanted = (query: string) => wantedOf(new URLSearchParams(query));

test('a link asks for all, a day or a dish', () => {
  expect(wanted('')).toBeNull();
  expect([...chosenAtFirst(ITEMS, wanted('take=all'), '2026-12-09')]).toEqual(keys);
  expect([...chosenAtFirst(ITEMS, wanted('take=1.3'), '2026-12-09')]).toEqual([keys[2]]);
  expect([...chosenAtFirst(ITEMS, wanted(`take=${String(keys[1])}`), '2026-12-09')]).toEqual([keys[1]]);
  // What is not there, and no date, are no demand.
  expect([...chosenAtFirst(ITEMS, wanted('take=1.7&from=x'), '2026-12-09')]).toEqual(keys);
});

test('of a week that has begun the days that are left come', () => {
  const week = wanted('take=all&from=2026-12-07');
  expect([...chosenAtFirst(ITEMS, week, '2026-12-08')]).toEqual([keys[2]]);
  expect([...chosenAtFirst(ITEMS, week, '2026-12-07')]).toEqual(keys);
  expect([...chosenAtFirst(ITEMS, wanted('take=1.1&from=2026-12-07'), '2026-12-09')]).toEqual(
    keys.slice(0, 2),
  );
});

test('all of it as it is sends no part; a part and a swap are sent by place', () => {
  expect(partOf(ITEMS, { chosen: new Set(keys), swaps: new Map() })).toEqual({});
  const swap = { dish: SALAD, grams: 250 };
  const part = partOf(ITEMS, { chosen: new Set([keys[2] ?? '']), swaps: new Map([[keys[2] ?? '', swap]]) });
  const place = { week: 1, weekday: 3, mealType: 'dinner', recipeId: BORSCHT.recipeId };
  expect(part).toEqual({ part: [place], swaps: [{ ...place, by: SALAD.recipeId, grams: 250 }] });
});

test('days come in the order of the template', () => {
  expect(daysOf(ITEMS).map(({ weekday, items }) => [weekday, items.length])).toEqual([
    [1, 2],
    [3, 1],
  ]);
});
