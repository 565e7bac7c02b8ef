import { describe, expect, test } from '@jest/globals';
import { doubtsOf, energyOf, type Plausible } from './plausible';

const PLANT = {
  vegan: true,
  vegetarian: true,
  meat: false,
  fish: false,
  pork: false,
  alcohol: false,
  addedSugar: false,
};
const CARROT: Plausible = {
  per100g: { kcal: 41, protein: 0.93, fat: 0.24, carbs: 6.78, fiber: 2.8 },
  gramsPerPiece: 100,
  allergens: [],
  diet: PLANT,
  price: { UAH: { minor: 2200, per: 'kg' }, EUR: { minor: 120, per: 'kg' } },
};
const kinds = (given: Partial<Plausible>) => doubtsOf({ ...CARROT, ...given }).map(({ kind }) => kind);
const per100g = (kcal: number, protein: number, fat: number, carbs: number, fiber: number | null = null) => ({
  per100g: { kcal, protein, fat, carbs, fiber },
});

describe('energy against nutrients', () => {
  test('is four, nine, four and two kilocalories a gram', () => {
    expect(energyOf({ kcal: 0, protein: 10, fat: 10, carbs: 10, fiber: 10 })).toBe(190);
    expect(energyOf({ kcal: 0, protein: 10, fat: 10, carbs: 10, fiber: null })).toBe(170);
  });

  test.each([
    ['a carrot', per100g(41, 0.93, 0.24, 6.78, 2.8), []],
    ['oil', per100g(900, 0, 100, 0), []],
    ['water', per100g(0, 0, 0, 0), []],
    ['kilojoules instead of kilocalories', per100g(172, 0.93, 0.24, 6.78, 2.8), ['energy']],
    ['a shifted comma', per100g(4.1, 0.93, 0.24, 6.78, 2.8), ['energy']],
    ['fat and carbs changed over', per100g(884, 0, 0, 100), ['energy']],
    ['energy without nutrients', per100g(350, 0, 0, 0), ['energy']],
    ['more than pure fat', per100g(3700, 0, 100, 0), ['kcal-most', 'energy']],
    ['more grams than a hundred', per100g(420, 5, 0, 100, 10), ['grams-most']],
  ])('%s: %j gives %j', (_, given, expected) => {
    expect(kinds(given)).toEqual(expected);
  });

  test('tells what the nutrients come to', () => {
    expect(doubtsOf({ ...CARROT, ...per100g(172, 1, 0, 7, 3) })).toEqual([
      { kind: 'energy', field: 'kcal', expected: 38, given: 172 },
    ]);
  });

  test('of alcohol may be more, but not more than pure alcohol', () => {
    const diet = { ...PLANT, alcohol: true };
    expect(kinds({ ...per100g(231, 0, 0, 0), diet })).toEqual([]);
    expect(kinds(per100g(231, 0, 0, 0))).toEqual(['energy']);
    expect(kinds({ ...per100g(860, 0, 0, 0), diet })).toEqual(['energy']);
  });

  test('is not asked where nobody knows the nutrients', () => {
    expect(kinds({ per100g: null })).toEqual([]);
  });
});

describe('what else looks wrong', () => {
  test.each([
    [{ density: 920 }, ['density']],
    [{ density: 0.92 }, []],
    [{ gramsPerPiece: 0.01 }, ['piece']],
    [{ ediblePart: 0.05 }, ['edible']],
    [{ allergens: ['milk'] as const }, ['diet']],
    [{ allergens: ['gluten', 'nuts'] as const }, []],
    [{ diet: { ...PLANT, vegetarian: false } }, ['diet']],
    [{ diet: { ...PLANT, vegan: false, meat: true } }, ['diet']],
    [{ diet: { ...PLANT, vegan: false, vegetarian: false, fish: true } }, ['diet']],
    [{ price: { UAH: { minor: 2_200_000, per: 'kg' } } as const }, ['price-most']],
    [
      { price: { UAH: { minor: 2200, per: 'kg' }, EUR: { minor: 12_000, per: 'kg' } } as const },
      ['price-apart'],
    ],
    [{ price: { UAH: { minor: 2200, per: 'kg' }, EUR: null } as const }, []],
  ])('%j gives %j', (given, expected) => {
    expect(kinds(given)).toEqual(expected);
  });
});
