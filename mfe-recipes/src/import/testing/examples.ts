import type { WrittenLine } from '@sytno/domain';
import { aFood } from '../../editor/testing/foods';
import type { Imported, ImportState } from '../import.queries';

export const IMPORT_ID = '7b1e0000-0000-4000-8000-000000000011';
export const RECIPE_ID = '7b1e0000-0000-4000-8000-000000000012';

const line = (given: Partial<WrittenLine>): WrittenLine => ({
  ingredientId: null,
  food: {},
  quantity: null,
  quantityTo: null,
  unit: null,
  comment: {},
  group: {},
  optional: false,
  ...given,
});

const understood = (text: string, given: Partial<WrittenLine>, candidates: string[] = []) => ({
  text,
  heading: null,
  lines: [{ line: line(given), candidates, otherUnits: [] }],
});

/** Two lines that are sure, and one whose food is to be picked. */
export const IMPORTED: Imported = {
  recipeId: RECIPE_ID,
  way: 'new',
  original: {
    title: 'Деруни з печі',
    description: 'Запечені млинці.',
    author: 'Кухар',
    yields: '6 порцій',
    prepMinutes: 20,
    cookMinutes: 25,
    totalMinutes: 45,
    nutrients: null,
    steps: [{ group: '', lines: ['Натріть картоплю.', 'Печіть 25 хвилин.'] }],
    recipesOnPage: 1,
  },
  content: {
    languages: ['uk'],
    name: { uk: 'Деруни з печі' },
    description: { uk: 'Запечені млинці.' },
    stages: [
      { text: { uk: 'Натріть картоплю.' }, minutes: null, group: {} },
      { text: { uk: 'Печіть 25 хвилин.' }, minutes: 25, group: {} },
    ],
    categoryId: 'vegetables',
    subcategoryId: null,
    mealTypes: [],
    servings: 6,
    cookedWeight: null,
    prepMinutes: 20,
    cookMinutes: 25,
    restMinutes: 0,
    equipment: [],
    withoutElectricity: false,
    sourceUrl: 'https://example.org/deruny',
    pictureId: null,
  },
  lines: [
    {
      group: 'Тісто',
      understood: understood('1 кг картоплі', { ingredientId: 'potato', quantity: 1, unit: 'kg' }),
    },
    {
      group: '',
      understood: understood('200 г картоплинки', { food: { uk: 'картоплинка' }, quantity: 200, unit: 'g' }, [
        'potato',
      ]),
    },
    { group: '', understood: understood('сіль', { ingredientId: 'salt', unit: 'to_taste' }) },
  ],
  foods: [aFood(), aFood({ id: 'salt', name: 'сіль', icon: 'salt' })],
  missing: [],
  picture: null,
};

/** An import as the server tells of it; under way unless told otherwise. */
export const stateOf = (given: Partial<ImportState> = {}): ImportState => ({
  id: IMPORT_ID,
  state: 'working',
  step: 'fetch',
  address: 'https://example.org/deruny',
  host: 'example.org',
  outcome: null,
  existing: null,
  imported: null,
  savedAs: null,
  ...given,
});

export const doneAs = (outcome: NonNullable<ImportState['outcome']>, given: Partial<ImportState> = {}) =>
  stateOf({ state: 'done', outcome, ...given });
