import type { FoodForm } from '@sytno/contract';
import type { FakeAnswers } from '@sytno/kit/stand';
import type { Entry, OpenedProposal, Preview, ProposalCard, StoredFood, Tables } from '../admin.queries';

export const idOf = (number: number) => `3f1c7c1e-5b0a-4a52-9a44-${String(number).padStart(12, '0')}`;

/** The form of a food. */
export function formOf(given: Partial<FoodForm> = {}): FoodForm {
  return {
    names: { uk: 'сочевиця', ru: 'чечевица', en: 'lentils' },
    aliases: { uk: ['лінза'], ru: [], en: [] },
    aisle: 'legumes',
    mainGroup: 'legumes',
    icon: 'beans',
    tint: '#AA7744',
    per100g: { kcal: 343, protein: 25.8, fat: 1.1, carbs: 29.6, fiber: 30.5 },
    source: { kind: 'usda-sr26', ref: 'NDB 16069' },
    verified: true,
    density: 0.8,
    gramsPerPiece: null,
    unitGrams: { handful: 40 },
    ediblePart: null,
    units: ['g', 'glass'],
    price: { UAH: { minor: 8_000, per: 'kg' }, EUR: null },
    packs: [{ size: 800, unit: 'g' }],
    staple: false,
    allergens: [],
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

export function foodOf(id: string, given: Partial<FoodForm> = {}): StoredFood {
  return { id, revision: 1, facts: formOf(given), uses: { recipes: 2, elsewhere: 1 } };
}

export function proposalOf(number: number, given: Partial<OpenedProposal> = {}): OpenedProposal {
  return {
    id: idOf(number),
    name: `Невідоме ${String(number)}`,
    language: 'uk',
    state: 'open',
    createdAt: '2026-03-10T10:00:00.000Z',
    dueAt: '2026-03-11T10:00:00.000Z',
    recipes: 1,
    planned: { items: 0, portions: 0, households: 0 },
    answeredAt: null,
    proposerName: 'Оксана',
    ingredientId: null,
    reason: null,
    uses: [
      {
        recipeId: idOf(900 + number),
        number: 1100 + number,
        name: 'Юшка',
        readable: true,
        composition: false,
        planned: 2,
        quantity: 2,
        quantityTo: null,
        unit: 'glass',
        comment: 'промити',
      },
      {
        recipeId: idOf(950 + number),
        number: 1200 + number,
        name: '',
        readable: false,
        composition: false,
        planned: 0,
        quantity: 300,
        quantityTo: null,
        unit: 'g',
        comment: '',
      },
    ],
    suggestions: [
      {
        id: 'lentils',
        names: { uk: 'сочевиця', ru: 'чечевица', en: 'lentils' },
        icon: 'beans',
        tint: '#AA7744',
        aisleName: 'Бобові',
        per100g: formOf().per100g,
        facts: formOf(),
        confidence: 0.7,
      },
    ],
    next: null,
    ...given,
  };
}

export const cardOf = (proposal: OpenedProposal): ProposalCard => {
  const { id, name, language, state, createdAt, dueAt, recipes, planned, answeredAt } = proposal;
  return { id, name, language, state, createdAt, dueAt, recipes, planned, answeredAt };
};

export const PREVIEW: Preview = {
  recipes: [
    {
      id: idOf(901),
      number: 1101,
      name: 'Юшка',
      kcal: { before: 120, after: 305 },
      complete: { before: false, after: true },
      planned: 2,
    },
    {
      id: idOf(951),
      number: 1201,
      name: '',
      kcal: { before: 0, after: 257 },
      complete: { before: false, after: true },
      planned: 0,
    },
  ],
  recipeCount: 2,
  planned: { items: 2, portions: 8, households: 1 },
  days: [{ date: '2026-11-30', items: 2, kcal: { before: 960, after: 2440 } }],
  sameNames: [],
};

const entryOf = (id: string, name: string, given: Partial<Entry> = {}): Entry => ({
  id,
  names: { uk: name, ru: `${name} рус`, en: `${name} eng` },
  icon: 'beans',
  tint: null,
  parentId: null,
  hidden: false,
  revision: 1,
  used: 0,
  ...given,
});

export const TABLES: Tables = {
  categories: [
    entryOf('soups', 'Супи', { tint: '#D9793F', used: 16 }),
    entryOf('salads', 'Салати', { tint: '#77AA44' }),
  ],
  subcategories: [
    entryOf('soups-cream', 'Крем-супи', { parentId: 'soups', used: 2 }),
    entryOf('soups-cold', 'Холодні супи', { parentId: 'soups' }),
    entryOf('salads-warm', 'Теплі салати', { parentId: 'salads' }),
  ],
  aisles: [
    entryOf('vegetables', 'Овочі', { used: 73 }),
    entryOf('legumes', 'Бобові', { used: 10 }),
    entryOf('odds', 'Дрібниці', { hidden: true }),
  ],
  units: [
    { id: 'g', names: {}, hidden: false, revision: 1, used: 288 },
    { id: 'clove', names: {}, hidden: false, revision: 1, used: 39 },
  ],
  icons: ['beans', 'carrot'],
};

/** What every page of these asks. */
export const COMMON: FakeAnswers = {
  'recipes.admin.tables': () => TABLES,
  'recipes.admin.changes': () => ({ items: [], count: 0 }),
};
