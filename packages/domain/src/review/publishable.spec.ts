import { describe, expect, test } from '@jest/globals';
import type { RecipeContent } from '../recipe-form/content';
import { likenessOfContent, publishingFaults } from './publishable';
import { REVIEW_STATES } from './review';
import { CHANGE_STATES, standingOf, STANDINGS, type ChangeState } from './standing';

const content: RecipeContent = {
  languages: ['uk', 'en'],
  name: { uk: 'A', en: 'B' },
  description: { uk: 'C' },
  lines: [
    {
      ingredientId: 'salt',
      food: {},
      quantity: null,
      quantityTo: null,
      unit: 'to_taste',
      comment: {},
      group: {},
      optional: false,
    },
  ],
  stages: [
    {
      text: { uk: 'one two three four five six', en: 'quite other words than those' },
      minutes: null,
      group: {},
    },
  ],
  categoryId: 'soups',
  subcategoryId: null,
  mealTypes: ['dinner'],
  servings: 4,
  cookedWeight: null,
  prepMinutes: 1,
  cookMinutes: 1,
  restMinutes: 0,
  equipment: [],
  withoutElectricity: false,
  sourceUrl: null,
  pictureId: null,
};
const faults = (given: Partial<RecipeContent>, imported = false) =>
  publishingFaults({ ...content, ...given }, imported).map(({ path, code }) => `${path} ${code}`);

describe('what can be handed in', () => {
  test.each<[string, Partial<RecipeContent>, string[]]>([
    ['a whole recipe', {}, []],
    ['without ingredients', { lines: [] }, ['lines blank']],
    ['without steps', { stages: [] }, ['stages blank']],
    ['for no meal', { mealTypes: [] }, ['mealTypes blank']],
    ['without a name', { name: { uk: 'A' } }, ['name.en title.required']],
  ])('%s', (_, given, expected) => {
    expect(faults(given)).toEqual(expected);
  });

  test('an imported one names its page', () => {
    expect(faults({}, true)).toEqual(['sourceUrl blank']);
    expect(faults({ sourceUrl: 'https://example.org/a' }, true)).toEqual([]);
  });

  test('is held against the page in the language that is most like it', () => {
    expect(likenessOfContent(content, 'Quite other words than those.')).toMatchObject({
      language: 1,
      share: 1,
      tooLike: true,
    });
    expect(likenessOfContent(content, null).tooLike).toBe(false);
  });
});

describe('where a recipe stands', () => {
  test.each<[(typeof REVIEW_STATES)[number], ChangeState | null, string]>([
    ['private', null, 'private'],
    ['published', null, 'published'],
    ['published', 'pending', 'change-pending'],
    ['published', 'returned', 'change-returned'],
    ['withdrawn', 'pending', 'withdrawn'],
  ])('%s with a change %s: %s', (state, change, standing) => {
    expect(standingOf(state, change)).toBe(standing);
  });

  test('is always one of the words', () => {
    for (const state of REVIEW_STATES) {
      for (const change of [...CHANGE_STATES, null]) {
        expect(STANDINGS).toContain(standingOf(state, change));
      }
    }
  });
});
