import { EQUIPMENT } from '../equipment';
import { LANGUAGES, type Language } from '../language';
import { MEAL_TYPES } from '../meal-types';
import type { RecipeContent, Words, WrittenLine, WrittenStage } from './content';

/**
 * The one form of what a recipe says: texts trimmed and only in its languages, what the catalogue names not
 * named twice, sets in their order. Two contents say the same exactly when their settled forms are the same
 * JSON.
 */
export function settled(content: RecipeContent): RecipeContent {
  const languages = [...new Set(content.languages)];
  const words = (given: Words): Words => wordsIn(given, languages);
  return {
    languages,
    name: words(content.name),
    description: words(content.description),
    lines: content.lines.map((line) => lineIn(line, words)),
    stages: content.stages.map((stage) => stageIn(stage, words)),
    categoryId: content.categoryId,
    subcategoryId: content.subcategoryId,
    mealTypes: MEAL_TYPES.filter((meal) => content.mealTypes.includes(meal)),
    servings: content.servings,
    cookedWeight: content.cookedWeight,
    prepMinutes: content.prepMinutes,
    cookMinutes: content.cookMinutes,
    restMinutes: content.restMinutes,
    equipment: EQUIPMENT.filter((tool) => content.equipment.includes(tool)),
    withoutElectricity: content.withoutElectricity,
    sourceUrl: content.sourceUrl?.trim() || null,
    pictureId: content.pictureId,
  };
}

/** Lines alone in that form, with what they say in any language. */
export function settledLines(lines: readonly WrittenLine[]): WrittenLine[] {
  return lines.map((line) => lineIn(line, (given) => wordsIn(given, LANGUAGES)));
}

/** Whether two contents say the same. */
export function sameContent(a: RecipeContent, b: RecipeContent): boolean {
  return JSON.stringify(settled(a)) === JSON.stringify(settled(b));
}

function wordsIn(given: Words, languages: readonly Language[]): Words {
  const written = LANGUAGES.filter((language) => languages.includes(language))
    .map((language) => [language, given[language]?.trim() ?? ''] as const)
    .filter(([, text]) => text !== '');
  return Object.fromEntries(written);
}

function lineIn(line: WrittenLine, words: (given: Words) => Words): WrittenLine {
  return {
    ingredientId: line.ingredientId,
    food: line.ingredientId === null ? words(line.food) : {},
    quantity: line.unit === 'to_taste' ? null : line.quantity,
    quantityTo: line.unit === 'to_taste' ? null : line.quantityTo,
    unit: line.unit,
    comment: words(line.comment),
    group: words(line.group),
    optional: line.optional,
  };
}

function stageIn({ text, minutes, group }: WrittenStage, words: (given: Words) => Words): WrittenStage {
  return { text: words(text), minutes, group: words(group) };
}
