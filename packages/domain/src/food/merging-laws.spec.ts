import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { addSums, NOTHING, sumOf } from './amount-sum';
import type { Contribution } from './bought-as';
import type { ShopFacts } from './ingredient-facts';
import { amountsToBuy, mergeContributions } from './merging';
import type { UnitId } from './units';
import { weightOf } from './weight';

const per = (unit: 'kg' | 'l' | 'piece'): ShopFacts => ({ price: { UAH: { minor: 100, per: unit } } });

const FACTS = new Map<string, ShopFacts>([
  ['onion', { ...per('kg'), gramsPerPiece: 100 }],
  ['beet', per('kg')],
  ['flour', { ...per('kg'), density: 0.6 }],
  ['milk', { ...per('l'), density: 1.03 }],
  ['egg', { ...per('piece'), gramsPerPiece: 55 }],
  ['egg-yolk', { ...per('piece'), gramsPerPiece: 18, boughtAs: { id: 'egg' } }],
  ['garlic', { ...per('kg'), gramsPerPiece: 50, unitGrams: { clove: 4, head: 50 } }],
  ['rice', { ...per('kg'), density: 0.8 }],
  ['rice-boiled', { ...per('kg'), density: 0.67, boughtAs: { id: 'rice', gramsPerGram: 0.4 } }],
  ['broth', { ...per('l'), boughtAs: { id: 'bones', gramsPerGram: 0.5 } }],
  ['bones', per('kg')],
  ['dill', { ...per('kg'), gramsPerPiece: 1 }],
]);

describe('laws of merging', () => {
  const unit = fc.constantFrom<UnitId | null>(
    'g',
    'kg',
    'oz',
    'ml',
    'tbsp',
    'glass',
    'piece',
    'clove',
    'head',
    'pinch',
    'to_taste',
    null,
  );
  const given = fc.record({
    ingredientId: fc.constantFrom(...FACTS.keys()),
    quantity: fc.option(fc.double({ min: 0, max: 500, noNaN: true }), { freq: 9 }),
    quantityTo: fc.option(fc.double({ min: 0, max: 500, noNaN: true }), { freq: 1 }),
    unit,
  });
  const bare = (line: Contribution[]) =>
    mergeContributions(line, FACTS).map(({ from, ...rest }) => [rest, from.length]);

  test('the order of contributions changes nothing', () => {
    const shuffled = fc
      .array(given, { maxLength: 14 })
      .chain((lines) =>
        fc.tuple(fc.constant(lines), fc.shuffledSubarray(lines, { minLength: lines.length })),
      );
    fc.assert(
      fc.property(shuffled, ([lines, others]) => expect(bare(others)).toEqual(bare(lines))),
      { seed: 9, numRuns: 300 },
    );
  });

  test('sums are commutative and associative, and nothing adds nothing', () => {
    const sum = given.map(sumOf);
    fc.assert(
      fc.property(sum, sum, sum, (a, b, c) => {
        expect(addSums(a, b)).toEqual(addSums(b, a));
        expect(addSums(addSums(a, b), c)).toEqual(addSums(a, addSums(b, c)));
        expect(addSums(NOTHING, a)).toEqual(a);
      }),
      { seed: 9, numRuns: 300 },
    );
  });

  test('mass is kept, across dimensions too', () => {
    const weighable = fc.constantFrom<UnitId>(
      'g',
      'kg',
      'oz',
      'ml',
      'tbsp',
      'piece',
      'clove',
      'head',
      'bunch',
      'pinch',
    );
    const all: ShopFacts = { density: 0.7, gramsPerPiece: 50, unitGrams: { clove: 4, head: 50 } };
    const line = fc.record({
      quantity: fc.double({ min: 0, max: 50, noNaN: true }),
      quantityTo: fc.option(fc.double({ min: 0, max: 50, noNaN: true })),
      unit: weighable,
    });
    const sold = fc.constantFrom<'kg' | 'l' | 'piece'>('kg', 'l', 'piece');
    fc.assert(
      fc.property(fc.array(line, { maxLength: 10 }), sold, (lines, soldBy) => {
        const facts = { ...all, ...per(soldBy) };
        const grams = (amounts: readonly Parameters<typeof weightOf>[0][]) =>
          amounts.reduce((sum, amount) => {
            const weight = weightOf(amount, facts);
            return sum + (weight.known ? weight.value.grams : Number.NaN);
          }, 0);
        const { amounts } = amountsToBuy(lines.map(sumOf).reduce(addSums, NOTHING), facts);
        const bought = amounts.map(({ low, high, unit: u }) => ({
          quantity: low,
          quantityTo: high,
          unit: u,
        }));
        expect(grams(bought)).toBeCloseTo(grams(lines), 1);
        expect(new Set(amounts.map(({ unit: u }) => u)).size).toBe(amounts.length);
      }),
      { seed: 9, numRuns: 400 },
    );
  });
});
