import type { RecipeContent, WrittenLine, WrittenStage } from '../content';

/** A line with sane values for all a test does not say. */
export function aLine(given: Partial<WrittenLine> = {}): WrittenLine {
  return {
    ingredientId: 'potato',
    food: {},
    quantity: 100,
    quantityTo: null,
    unit: 'g',
    comment: {},
    group: {},
    optional: false,
    ...given,
  };
}

/** A step that says something. */
export const aStage = (text: string, given: Partial<WrittenStage> = {}): WrittenStage => ({
  text: { uk: text },
  minutes: null,
  group: {},
  ...given,
});

/** A complete recipe with sane values for all a test does not say. */
export function aContent(given: Partial<RecipeContent> = {}): RecipeContent {
  return {
    languages: ['uk'],
    name: { uk: 'Draniki' },
    description: { uk: 'Crisp.' },
    lines: [aLine()],
    stages: [aStage('Grate.')],
    categoryId: 'vegetables',
    subcategoryId: null,
    mealTypes: ['breakfast'],
    servings: 4,
    cookedWeight: null,
    prepMinutes: 10,
    cookMinutes: 20,
    restMinutes: 0,
    equipment: ['stove'],
    withoutElectricity: false,
    sourceUrl: null,
    pictureId: null,
    ...given,
  };
}
