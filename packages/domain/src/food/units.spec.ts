import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { convert, factorOf, isUnitId, UNIT_IDS, UNITS, type UnitId } from './units';

describe('converting within a dimension', () => {
  test.each<[number, UnitId, UnitId, number]>([
    [1, 'kg', 'g', 1000],
    [450, 'g', 'kg', 0.45],
    [16, 'oz', 'lb', 1],
    [1, 'lb', 'g', 453.59237],
    [3, 'tsp', 'tbsp', 1],
    [1, 'glass', 'ml', 250],
    [1, 'glass', 'faceted_glass', 1.25],
    [16, 'tbsp', 'cup', 1],
    [2, 'l', 'dl', 20],
    [4, 'quart', 'gallon', 1],
    [1, 'inch', 'cm', 2.54],
    [3, 'clove', 'clove', 3],
  ])('%d %s in %s is %d', (quantity, from, to, expected) => {
    const result = convert(quantity, from, to);
    expect(result.known && result.value).toBeCloseTo(expected, 9);
  });

  test.each<[UnitId, UnitId]>([
    ['g', 'ml'],
    ['piece', 'g'],
    ['clove', 'piece'],
    ['piece', 'head'],
    ['pinch', 'g'],
    ['cm', 'g'],
    ['to_taste', 'g'],
    ['pinch', 'dash'],
  ])('%s does not become %s without knowing the food', (from, to) => {
    expect(convert(1, from, to)).toEqual({ known: false, reason: 'other-dimension' });
  });

  test('there and back again is the same', () => {
    const unit = fc.constantFrom(...UNIT_IDS.filter((id) => factorOf(id) !== undefined));
    fc.assert(
      fc.property(fc.double({ min: 0.001, max: 1e6, noNaN: true }), unit, unit, (quantity, from, to) => {
        const there = convert(quantity, from, to);
        if (!there.known) return UNITS[from].dimension !== UNITS[to].dimension;
        const back = convert(there.value, to, from);
        return back.known && Math.abs(back.value - quantity) < quantity * 1e-12;
      }),
      { seed: 9, numRuns: 500 },
    );
  });
});

test('mass, volume and length have a factor, and nothing else has', () => {
  for (const unit of UNIT_IDS) {
    expect([unit, UNITS[unit].factor !== undefined]).toEqual([
      unit,
      ['mass', 'volume', 'length'].includes(UNITS[unit].dimension),
    ]);
  }
});

test('a unit is known by its id alone', () => {
  expect(['g', 'to_taste', 'грам', 'toString', ''].map(isUnitId)).toEqual([true, true, false, false, false]);
});
