import { changedRows, type ChangedRow, type Language } from '@sytno/domain';
import { formatDuration, formatGrams, type Texts } from '@sytno/kit';
import { amountIn } from '../recipe/IngredientLines';
import type { Recipe } from '../recipe/recipe.queries';

export const CHANGED_PARTS = ['name', 'description', 'facts', 'lines', 'stages'] as const;
export type ChangedPart = (typeof CHANGED_PARTS)[number];

/** Who speaks: the words of publishing, of the section, of the kit, and in which language. */
export interface Voice {
  readonly t: Texts;
  readonly recipes: Texts;
  readonly kit: Texts;
  readonly lng: Language;
}

/** What differs between two versions of a recipe, row by row; parts without a difference are left out. */
export function changedParts(
  before: Recipe,
  after: Recipe,
  voice: Voice,
): { part: ChangedPart; rows: ChangedRow<string>[] }[] {
  return CHANGED_PARTS.map((part) => ({
    part,
    rows: changedRows(rowsOf(part, before, voice), rowsOf(part, after, voice), (row) => row),
  })).filter(({ rows }) => rows.some(({ mark }) => mark !== 'same'));
}

function rowsOf(part: ChangedPart, recipe: Recipe, voice: Voice): string[] {
  switch (part) {
    case 'name':
      return [recipe.name];
    case 'description':
      return recipe.description.split('\n').filter((line) => line.trim() !== '');
    case 'facts':
      return factsOf(recipe, voice);
    case 'lines':
      return recipe.lines.flatMap((line) => [
        ...(line.group === '' ? [] : [`${line.group}:`]),
        lineText(line, voice),
      ]);
    case 'stages':
      return recipe.stages.flatMap(({ text, minutes, group }) => [
        ...(group === '' ? [] : [`${group}:`]),
        minutes === null
          ? text
          : `${text} (${voice.t('changes.minutes', { time: formatDuration(minutes, voice.lng) })})`,
      ]);
  }
}

function lineText(line: Recipe['lines'][number], { recipes, kit, lng }: Voice): string {
  const amount = amountIn(kit, lng, line);
  return [
    `${line.ingredientName}${amount ? ` – ${amount}` : ''}`,
    ...(line.comment ? [line.comment] : []),
    ...(line.optional ? [recipes('recipe.optional')] : []),
  ].join(' · ');
}

function factsOf(recipe: Recipe, { t, recipes, lng }: Voice): string[] {
  const time = (key: 'prep' | 'cook' | 'rest', minutes: number): string[] =>
    minutes > 0 ? [t(`changes.${key}`, { time: formatDuration(minutes, lng) })] : [];
  const kind = [recipe.categoryName, recipe.subcategoryName].filter(Boolean).join(' · ');
  const meals = recipe.mealTypes.map((meal) => recipes(`mealTypes.${meal}`)).join(', ');
  const tools = recipe.equipment.map((tool) => recipes(`tools.${tool}`)).join(', ');
  return [
    t('changes.category', { name: kind }),
    ...(meals ? [t('changes.meals', { names: meals })] : []),
    t('changes.servings', { count: recipe.servings }),
    ...time('prep', recipe.prepMinutes),
    ...time('cook', recipe.cookMinutes),
    ...time('rest', recipe.restMinutes),
    ...(recipe.weightBasis === 'cooked'
      ? [t('changes.weight', { grams: formatGrams(recipe.cookedWeight, lng) })]
      : []),
    ...(tools ? [t('changes.tools', { names: tools })] : []),
    ...(recipe.withoutElectricity ? [t('changes.electricity')] : []),
    ...(recipe.sourceUrl ? [t('changes.source', { address: recipe.sourceUrl })] : []),
  ];
}
