import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { Pack } from '../food/ingredient-facts';
import type { UnitId } from '../food/units';
import { packsFor, purchaseOf, sensible } from './purchase';

const exactly = (quantity: number, unit: UnitId) => ({ low: quantity, high: quantity, unit });
const pack = (size: number, unit: Pack['unit'] = 'g'): Pack => ({ size, unit });

describe('what is asked for in a shop', () => {
  test.each<[number, UnitId, number]>([
    [287, 'g', 290],
    [201, 'g', 200],
    [450, 'g', 450],
    [1.05, 'kg', 1.05],
    [1.032, 'kg', 1.05],
    [43, 'g', 45],
    [3.2, 'g', 4],
    [0.5, 'g', 0.5],
    [12_360, 'g', 12_400],
    [5, 'piece', 5],
    [2.5, 'piece', 3],
    [1 / 3, 'head', 1],
    [0.36, 'pinch', 0.36],
    [7, 'cm', 7],
  ])('%d %s is bought as %d', (quantity, unit, bought) => {
    expect(sensible(quantity, unit)).toBe(bought);
  });

  test('is enough, is not much more, and is bought as it is the next time', () => {
    const unit = fc.constantFrom<UnitId>('g', 'kg', 'ml', 'l', 'piece', 'bunch', 'cm');
    fc.assert(
      fc.property(fc.double({ min: 0.001, max: 5_000, noNaN: true }), unit, (quantity, of) => {
        const bought = sensible(quantity, of);
        expect(bought).toBeGreaterThanOrEqual(quantity * 0.97);
        expect(sensible(bought, of)).toBeCloseTo(bought, 6);
      }),
      { seed: 11, numRuns: 500 },
    );
  });
});

describe('packs', () => {
  test.each<[string, ReturnType<typeof exactly>, Pack[], [number, number] | null]>([
    ['one that is enough', exactly(300, 'g'), [pack(350), pack(370)], [1, 350]],
    ['two where one is not', exactly(430, 'g'), [pack(350), pack(370)], [2, 350]],
    ['kilograms in packs of grams', exactly(1.5, 'kg'), [pack(1000), pack(2000)], [1, 2000]],
    ['litres in packs of millilitres', exactly(1, 'l'), [pack(900, 'ml'), pack(1000, 'ml')], [1, 1000]],
    ['a spoonful more opens no second one', exactly(1.015, 'l'), [pack(1000, 'ml')], [1, 1000]],
    ['eggs in tens', exactly(12, 'piece'), [pack(10, 'piece')], [2, 10]],
    ['bunches are in no pack of grams', exactly(2, 'bunch'), [pack(50)], null],
    ['millilitres are in no pack of grams', exactly(200, 'ml'), [pack(350)], null],
    ['what is sold loose', exactly(300, 'g'), [], null],
  ])('%s', (_, need, packs, wanted) => {
    const found = packsFor(need, packs);
    expect(found && [found.count, found.size]).toEqual(wanted);
  });

  test('of a line tell what stays over', () => {
    expect(purchaseOf([exactly(430, 'g')], [pack(350)])).toEqual({
      amounts: [exactly(700, 'g')],
      packs: { count: 2, size: 350, unit: 'g' },
      left: exactly(270, 'g'),
    });
    expect(purchaseOf([exactly(1, 'l')], [pack(1000, 'ml')])).toMatchObject({ left: null });
    expect(purchaseOf([exactly(21.25, 'piece')], [pack(10, 'piece')])).toMatchObject({
      packs: { count: 3 },
      left: exactly(8, 'piece'),
    });
    expect(purchaseOf([exactly(1.2, 'kg')], [pack(1000)])).toMatchObject({
      amounts: [exactly(2, 'kg')],
      left: exactly(800, 'g'),
    });
  });

  test('two amounts of a line stay two and are in no packs', () => {
    expect(purchaseOf([exactly(1, 'piece'), exactly(301, 'g')], [pack(500)])).toEqual({
      amounts: [exactly(1, 'piece'), exactly(300, 'g')],
      packs: null,
      left: null,
    });
  });

  test('are enough, one less is not, and none is nothing', () => {
    const sizes = fc.array(
      fc.integer({ min: 10, max: 2000 }).map((size) => pack(size)),
      { minLength: 1, maxLength: 4 },
    );
    fc.assert(
      fc.property(fc.double({ min: 0.1, max: 9000, noNaN: true }), sizes, (grams, packs) => {
        const found = packsFor(exactly(grams, 'g'), packs);
        expect(found).not.toBeNull();
        if (!found) return;
        expect(found.count * found.size).toBeGreaterThanOrEqual(grams * 0.979);
        expect((found.count - 1) * found.size).toBeLessThan(grams);
      }),
      { seed: 11, numRuns: 500 },
    );
    expect(purchaseOf([], [pack(100)])).toEqual({ amounts: [], packs: null, left: null });
  });
});
