import { describe, expect, test } from '@jest/globals';
import type { Amount } from './amount';
import type { WeightFacts } from './ingredient-facts';
import type { UnitId } from './units';
import { millilitresOf, piecesOf, weightOf } from './weight';

const amount = (quantity: number | null, unit: UnitId | null, quantityTo?: number): Amount => ({
  quantity,
  unit,
  quantityTo,
});

const flour: WeightFacts = { density: 0.6 };
const onion: WeightFacts = { gramsPerPiece: 100 };
const garlic: WeightFacts = { gramsPerPiece: 50, unitGrams: { clove: 5, head: 50 } };
const ginger: WeightFacts = { unitGrams: { cm: 8 } };
const thigh: WeightFacts = { gramsPerPiece: 140, ediblePart: 0.8 };
const bare: WeightFacts = {};

describe('the weight of an amount of a food', () => {
  test.each<[string, Amount, WeightFacts, number, string]>([
    ['grams as they are', amount(450, 'g'), bare, 450, 'mass'],
    ['kilograms', amount(0.6, 'kg'), bare, 600, 'mass'],
    ['a glass of flour by its density', amount(2, 'glass'), flour, 300, 'density'],
    ['spoons of flour', amount(2, 'tbsp'), flour, 18, 'density'],
    ['two onions', amount(2, 'piece'), onion, 200, 'piece'],
    ['a range weighs its middle', amount(2, 'piece', 3), onion, 250, 'piece'],
    ['a range written backwards', amount(3, 'piece', 2), onion, 250, 'piece'],
    ['the food’s own clove before the convention', amount(3, 'clove'), garlic, 15, 'unit'],
    ['a clove by convention', amount(3, 'clove'), bare, 12, 'convention'],
    ['a bunch by convention', amount(1, 'bunch'), onion, 30, 'convention'],
    ['a pinch', amount(2, 'pinch'), bare, 0.72, 'convention'],
    ['drops by the density', amount(10, 'drop'), { density: 0.88 }, 0.44, 'convention'],
    ['centimetres of ginger', amount(2, 'cm'), ginger, 16, 'unit'],
    ['an inch of ginger', amount(1, 'inch'), ginger, 20.32, 'unit'],
  ])('%s', (_, given, facts, grams, basis) => {
    const weight = weightOf(given, facts);
    expect(weight).toMatchObject({ known: true, value: { basis } });
    expect(weight.known && weight.value.grams).toBeCloseTo(grams, 9);
  });

  test.each<[string, Amount, WeightFacts | undefined, string]>([
    ['a piece without a piece weight is not a gram', amount(1, 'piece'), flour, 'no-piece-weight'],
    ['a head is not a piece', amount(1, 'head'), onion, 'no-unit-weight'],
    ['a jar holds nobody knows what', amount(1, 'jar'), onion, 'no-unit-weight'],
    ['a spoon without a density', amount(1, 'tbsp'), onion, 'no-density'],
    ['a density of nought is none', amount(1, 'tbsp'), { density: 0 }, 'no-density'],
    ['a splash without a density', amount(1, 'splash'), bare, 'no-density'],
    ['centimetres of what has no weight a centimetre', amount(2, 'cm'), garlic, 'no-unit-weight'],
    ['to taste', amount(null, 'to_taste'), flour, 'to-taste'],
    ['to taste with a number', amount(1, 'to_taste'), flour, 'to-taste'],
    ['no amount', amount(null, 'g'), flour, 'no-amount'],
    ['a number without a unit', amount(2, null), onion, 'no-unit'],
    ['a spoon of an unknown food', amount(1, 'tbsp'), undefined, 'no-ingredient'],
  ])('%s', (_, given, facts, reason) => {
    expect(weightOf(given, facts)).toEqual({ known: false, reason });
  });

  test('is as bought; what is eaten is without the bone', () => {
    expect(weightOf(amount(500, 'g'), thigh)).toEqual({
      known: true,
      value: { grams: 500, edible: 400, basis: 'mass' },
    });
    expect(weightOf(amount(2, 'piece'), thigh)).toMatchObject({ value: { grams: 280, edible: 224 } });
  });
});

describe('volume and pieces of an amount', () => {
  test('a measured volume needs no density', () => {
    expect(millilitresOf(amount(2, 'glass'), bare)).toEqual({ known: true, value: 500 });
  });
  test('a weight becomes a volume by the density', () => {
    expect(millilitresOf(amount(300, 'g'), flour)).toEqual({ known: true, value: 500 });
    expect(millilitresOf(amount(300, 'g'), bare)).toEqual({ known: false, reason: 'no-density' });
  });
  test('a weight becomes pieces by the piece weight', () => {
    expect(piecesOf(amount(3, 'piece'), bare)).toEqual({ known: true, value: 3 });
    expect(piecesOf(amount(250, 'g'), onion)).toEqual({ known: true, value: 2.5 });
    expect(piecesOf(amount(250, 'g'), bare)).toEqual({ known: false, reason: 'no-piece-weight' });
  });
});
