import { describe, expect, test } from '@jest/globals';
import { flagsOf } from './flags';
import type { FlagFacts } from './ingredient-facts';

const plant: FlagFacts['diet'] = {
  vegan: true,
  vegetarian: true,
  meat: false,
  fish: false,
  pork: false,
  alcohol: false,
  addedSugar: false,
};
const dairy = { ...plant, vegan: false };
const FACTS = new Map<string, FlagFacts>([
  ['carrot', { diet: plant, allergens: [] }],
  ['flour', { diet: plant, allergens: ['gluten'] }],
  ['walnut', { diet: plant, allergens: ['nuts'] }],
  ['milk', { diet: dairy, allergens: ['milk'] }],
  ['honey', { diet: { ...dairy, addedSugar: true }, allergens: [] }],
  [
    'ham',
    {
      diet: { ...plant, vegan: false, vegetarian: false, meat: true, pork: true },
      allergens: [],
      readLabel: true,
    },
  ],
  ['cod', { diet: { ...plant, vegan: false, vegetarian: false, fish: true }, allergens: ['fish'] }],
  ['gelatin', { diet: { ...plant, vegan: false, vegetarian: false, pork: true }, allergens: [] }],
  ['wine', { diet: { ...plant, alcohol: true }, allergens: ['sulphites'] }],
]);

const of = (...ids: (string | null)[]) =>
  flagsOf(
    ids.map((ingredientId) => ({ ingredientId })),
    FACTS,
  );

describe('flags of a dish', () => {
  test('of plants alone', () => {
    expect(of('carrot', 'carrot')).toEqual({
      vegan: 'yes',
      vegetarian: 'yes',
      lenten: 'yes',
      glutenFree: 'yes',
      meat: 'no',
      fish: 'no',
      pork: 'no',
      alcohol: 'no',
      addedSugar: 'no',
      allergens: [],
      allergensComplete: true,
      readLabel: [],
    });
  });

  test('one food settles a flag for the whole dish', () => {
    expect(of('carrot', 'ham', 'wine', 'ham')).toMatchObject({
      vegan: 'no',
      vegetarian: 'no',
      meat: 'yes',
      pork: 'yes',
      fish: 'no',
      alcohol: 'yes',
      allergens: ['sulphites'],
      readLabel: ['ham'],
    });
    expect(of('cod')).toMatchObject({ fish: 'yes', meat: 'no', vegetarian: 'no', lenten: 'no' });
    expect(of('milk', 'flour')).toMatchObject({ vegetarian: 'yes', vegan: 'no', glutenFree: 'no' });
    expect(of('gelatin')).toMatchObject({ meat: 'no', vegetarian: 'no', pork: 'yes' });
  });

  test('honey is lenten without being vegan', () => {
    expect(of('honey', 'flour')).toMatchObject({ lenten: 'yes', vegan: 'no', addedSugar: 'yes' });
    expect(of('honey', 'milk').lenten).toBe('no');
  });

  test.each([null, 'dragon'])('an unknown food (%p) leaves open what is not settled', (unknown) => {
    expect(of('carrot', 'ham', unknown)).toMatchObject({
      vegan: 'no',
      vegetarian: 'no',
      meat: 'yes',
      fish: 'unknown',
      alcohol: 'unknown',
      glutenFree: 'unknown',
      allergensComplete: false,
    });
    expect(of(unknown)).toMatchObject({ vegan: 'unknown', lenten: 'unknown', addedSugar: 'unknown' });
  });

  test('allergens come in the order of the law, each once, optional lines counted', () => {
    const lines = [
      { ingredientId: 'walnut', optional: true },
      { ingredientId: 'milk' },
      { ingredientId: 'flour' },
      { ingredientId: 'milk' },
    ];
    expect(flagsOf(lines, FACTS).allergens).toEqual(['gluten', 'milk', 'nuts']);
  });
});
