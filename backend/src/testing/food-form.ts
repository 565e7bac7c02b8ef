import type { FoodForm } from '@sytno/contract';

/** The form of a food, as an administrator fills it in; emmer unless told. */
export function foodForm(given: Partial<FoodForm> = {}): FoodForm {
  return {
    names: { uk: 'полба', ru: 'полба', en: 'emmer' },
    aliases: { uk: [], ru: [], en: ['farro'] },
    aisle: 'grains',
    mainGroup: 'grains',
    icon: 'sheaf-of-rice',
    tint: '#C9A25F',
    per100g: { kcal: 340, protein: 13, fat: 2.5, carbs: 62, fiber: 10 },
    source: { kind: 'label', ref: 'Пачка 900 г' },
    verified: true,
    density: 0.75,
    gramsPerPiece: null,
    unitGrams: {},
    ediblePart: null,
    units: ['g', 'glass'],
    price: { UAH: { minor: 9_000, per: 'kg' }, EUR: null },
    packs: [{ size: 900, unit: 'g' }],
    staple: false,
    allergens: ['gluten'],
    diet: {
      vegan: true,
      vegetarian: true,
      meat: false,
      fish: false,
      pork: false,
      alcohol: false,
      addedSugar: false,
    },
    readLabel: false,
    season: [],
    shelfLifeDays: { pantry: 365, fridge: null, freezer: null },
    madeAtHome: false,
    boughtAs: null,
    ...given,
  };
}
