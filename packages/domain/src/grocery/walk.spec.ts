import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { handOrder, walkedOrder, walksOf, type Walk } from './walk';

const USUAL = ['veg', 'bread', 'meat', 'dairy', 'tins', 'frozen'];
const MINUTE = 60_000;

const ticks = (aisles: string, by = 'anna', from = 0) =>
  aisles.split(' ').map((aisleId, index) => ({ aisleId, by, at: from + index * MINUTE }));

describe('walks', () => {
  test('are told by ticks in their order, whatever order they come in', () => {
    expect(walksOf(ticks('dairy dairy veg meat').toReversed())).toEqual([['dairy', 'veg', 'meat']]);
  });

  test('do not turn round for one forgotten thing', () => {
    expect(walksOf(ticks('veg veg veg bread dairy veg'))).toEqual([['veg', 'bread', 'dairy']]);
    expect(walksOf(ticks('veg bread bread dairy dairy bread'))).toEqual([['veg', 'bread', 'dairy']]);
  });

  test('of two people are two, and so are those of two days', () => {
    const both = [...ticks('veg bread'), ...ticks('frozen tins', 'bohdan')];
    expect(walksOf(both)).toEqual([
      ['veg', 'bread'],
      ['frozen', 'tins'],
    ]);
    expect(walksOf([...ticks('veg bread'), ...ticks('dairy veg', 'anna', 180 * MINUTE)])).toEqual([
      ['veg', 'bread'],
      ['dairy', 'veg'],
    ]);
  });

  test('through one aisle, or none, say nothing', () => {
    expect(walksOf(ticks('veg veg'))).toEqual([]);
    expect(walksOf([])).toEqual([]);
  });
});

const times = (count: number, walk: Walk): Walk[] => Array.from({ length: count }, () => walk);

describe('the order of a shop', () => {
  test.each<[string, Walk[], string[]]>([
    ['is the usual one at first', [], USUAL],
    ['is not turned by one walk', [['dairy', 'veg']], USUAL],
    [
      'is learned in two',
      times(2, ['dairy', 'veg', 'bread']),
      ['dairy', 'veg', 'meat', 'bread', 'tins', 'frozen'],
    ],
    [
      'is learned across walks that never met all of it',
      [...times(2, ['dairy', 'bread']), ...times(2, ['bread', 'veg'])],
      ['dairy', 'bread', 'meat', 'veg', 'tins', 'frozen'],
    ],
    [
      'keeps after an odd walk',
      [...times(3, ['dairy', 'veg', 'bread']), ['bread', 'veg', 'dairy']],
      ['dairy', 'veg', 'meat', 'bread', 'tins', 'frozen'],
    ],
    [
      'is learned anew when the shop was rebuilt',
      [...times(12, ['dairy', 'veg', 'bread']), ...times(5, ['bread', 'veg', 'dairy'])],
      ['bread', 'veg', 'meat', 'dairy', 'tins', 'frozen'],
    ],
    [
      'passes over aisles that are gone',
      times(3, ['cellar', 'bread', 'veg']),
      ['bread', 'veg', ...USUAL.slice(2)],
    ],
    [
      'breaks a circle where it is weakest',
      [...times(4, ['veg', 'bread']), ...times(4, ['bread', 'meat']), ...times(2, ['meat', 'veg'])],
      USUAL,
    ],
  ])('%s', (_, walks, wanted) => {
    expect(walkedOrder(USUAL, walks)).toEqual(wanted);
  });

  const aWalk = fc.shuffledSubarray(USUAL, { minLength: 2 });
  const someWalks = fc.array(aWalk, { maxLength: 12 });

  test('has every aisle once, and those that nobody went to at their places', () => {
    fc.assert(
      fc.property(someWalks, (walks) => {
        const order = walkedOrder(USUAL, walks);
        expect(order.toSorted()).toEqual(USUAL.toSorted());
        USUAL.forEach((aisle, place) => {
          if (!walks.some((walk) => walk.includes(aisle))) expect(order[place]).toBe(aisle);
        });
      }),
      { seed: 13, numRuns: 300 },
    );
  });

  test('follows an order that always occurs, after two whole walks and any number of parts of it', () => {
    fc.assert(
      fc.property(
        fc.shuffledSubarray(USUAL, { minLength: USUAL.length }),
        fc.array(fc.subarray(USUAL, { minLength: 2 }), { maxLength: 10 }),
        (real, parts) => {
          const walk = (some: readonly string[]) => real.filter((aisle) => some.includes(aisle));
          expect(walkedOrder(USUAL, [...times(2, real), ...parts.map(walk)])).toEqual(real);
        },
      ),
      { seed: 13, numRuns: 300 },
    );
  });

  test('is not flipped by one odd walk after three, wherever it comes', () => {
    fc.assert(
      fc.property(
        fc.shuffledSubarray(USUAL, { minLength: USUAL.length }),
        aWalk,
        fc.nat({ max: 4 }),
        (real, odd, at) => {
          const walks = times(4, real).toSpliced(at, 0, odd);
          expect(walkedOrder(USUAL, walks)).toEqual(real);
        },
      ),
      { seed: 13, numRuns: 300 },
    );
  });

  test('does not move when the walks follow it', () => {
    fc.assert(
      fc.property(someWalks, (walks) => {
        const order = walkedOrder(USUAL, walks);
        expect(walkedOrder(order, [])).toEqual(order);
        expect(walkedOrder(USUAL, times(20, order))).toEqual(order);
      }),
      { seed: 13, numRuns: 200 },
    );
  });
});

describe('an order by hand', () => {
  test.each([
    [
      ['frozen', 'veg', 'bread', 'meat', 'dairy', 'tins'],
      ['frozen', 'veg', 'bread', 'meat', 'dairy', 'tins'],
    ],
    [
      ['frozen', 'veg'],
      ['frozen', 'veg', 'bread', 'meat', 'dairy', 'tins'],
    ],
    [
      ['gone', 'meat', 'veg'],
      ['meat', 'dairy', 'tins', 'frozen', 'veg', 'bread'],
    ],
    [[], USUAL],
  ])('%j', (byHand, wanted) => {
    expect(handOrder(USUAL, byHand)).toEqual(wanted);
  });
});
