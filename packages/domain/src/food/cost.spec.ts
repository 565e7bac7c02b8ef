import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { Amount, RecipeLine } from './amount';
import { costOf, costOfAmount } from './cost';
import type { PriceFacts } from './ingredient-facts';
import type { UnitId } from './units';

const uah = (minor: number, per: 'kg' | 'l' | 'piece'): Pick<PriceFacts, 'price'> => ({
  price: { UAH: { minor, per, estimate: true } },
});

const FACTS = new Map<string, PriceFacts>([
  ['potato', { ...uah(2200, 'kg'), gramsPerPiece: 150 }],
  ['thigh', { ...uah(13500, 'kg'), gramsPerPiece: 140, ediblePart: 0.8 }],
  ['milk', { ...uah(5000, 'l'), density: 1.03 }],
  ['egg', { ...uah(700, 'piece'), gramsPerPiece: 55 }],
  ['avocado', uah(4000, 'piece')],
  ['water', { ...uah(0, 'l'), density: 1 }],
  ['own-milk', { price: { UAH: { minor: 4000, per: 'l' } } }],
  ['saffron', { gramsPerPiece: 1 }],
]);

const amount = (quantity: number | null, unit: UnitId, quantityTo?: number): Amount => ({
  quantity,
  unit,
  quantityTo,
});

describe('what an amount costs', () => {
  test.each<[string, string, Amount, number]>([
    ['a kilogram', 'potato', amount(1, 'kg'), 2200],
    ['pieces of what is sold by weight', 'potato', amount(4, 'piece'), 1320],
    ['a range costs its middle', 'potato', amount(4, 'piece', 6), 1650],
    ['thighs are paid with the bone', 'thigh', amount(500, 'g'), 6750],
    ['millilitres', 'milk', amount(200, 'ml'), 1000],
    ['a weight of what is sold by volume', 'milk', amount(1030, 'g'), 5000],
    ['a volume needs no density', 'own-milk', amount(1, 'glass'), 1000],
    ['eggs', 'egg', amount(3, 'piece'), 2100],
    ['a weight of what is sold by the piece', 'egg', amount(110, 'g'), 1400],
    ['half a piece', 'avocado', amount(0.5, 'piece'), 2000],
    ['tap water', 'water', amount(2, 'l'), 0],
  ])('%s', (_, id, given, minor) => {
    const cost = costOfAmount(given, FACTS.get(id), 'UAH');
    expect(cost.known && cost.value).toBeCloseTo(minor, 9);
  });

  test.each<[string, string, Amount, 'UAH' | 'EUR', string]>([
    ['another currency is no price', 'potato', amount(1, 'kg'), 'EUR', 'no-price'],
    ['no price at all', 'saffron', amount(1, 'g'), 'UAH', 'no-price'],
    ['a weight of pieces that nobody weighed', 'avocado', amount(100, 'g'), 'UAH', 'no-piece-weight'],
    ['a volume of what is sold by weight', 'potato', amount(1, 'glass'), 'UAH', 'no-density'],
    ['an unknown food', 'dragon', amount(1, 'g'), 'UAH', 'no-ingredient'],
  ])('%s', (_, id, given, currency, reason) => {
    expect(costOfAmount(given, FACTS.get(id), currency)).toEqual({ known: false, reason });
  });
});

describe('the cost of a cooking', () => {
  const line = (ingredientId: string | null, given: Amount): RecipeLine => ({ ingredientId, ...given });

  test('is whole, its rows add up to it, and lines without a price are named', () => {
    const cost = costOf(
      [
        line('potato', amount(123, 'g')), // 270.6
        line('egg', amount(20, 'g')), // 254.5…
        line('saffron', amount(1, 'g')),
        line('potato', amount(null, 'to_taste')),
        line('milk', amount(11, 'ml')), // 55
        line(null, amount(1, 'kg')),
      ],
      FACTS,
      'UAH',
    );
    expect(cost).toEqual({
      currency: 'UAH',
      minor: 580,
      lines: [
        { line: 0, minor: 271 },
        { line: 1, minor: 254 },
        { line: 4, minor: 55 },
      ],
      missing: [
        { line: 2, reason: 'no-price' },
        { line: 5, reason: 'no-ingredient' },
      ],
      estimate: true,
    });
  });

  test('is no estimate when every price was paid', () => {
    expect(costOf([line('own-milk', amount(1, 'l'))], FACTS, 'UAH')).toMatchObject({
      minor: 4000,
      estimate: false,
    });
  });

  test('is the sum of its rows, whatever the lines', () => {
    const any = fc.record({
      id: fc.constantFrom('potato', 'thigh'),
      grams: fc.double({ min: 0, max: 900, noNaN: true }),
    });
    fc.assert(
      fc.property(fc.array(any, { maxLength: 20 }), (rows) => {
        const lines = rows.map(({ id, grams }) => line(id, amount(grams, 'g')));
        const cost = costOf(lines, FACTS, 'UAH');
        expect(cost.lines.reduce((sum, row) => sum + row.minor, 0)).toBe(cost.minor);
        expect(Number.isInteger(cost.minor)).toBe(true);
        const exact = rows.reduce((sum, { id, grams }) => sum + grams * (id === 'potato' ? 2.2 : 13.5), 0);
        expect(Math.abs(cost.minor - exact)).toBeLessThanOrEqual(0.5001);
      }),
      { seed: 9, numRuns: 300 },
    );
  });
});
