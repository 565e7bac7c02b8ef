import type { Equipment } from '../equipment';
import type { Amount } from '../food/amount';
import { isToTaste } from '../food/amount';
import type { Language, Texts } from '../language';
import type { MealType } from '../meal-types';

/** A text in the languages its author writes in; one that is missing or '' is not written. */
export type Words = Partial<Texts>;

/** One line of ingredients as its author writes it. */
export interface WrittenLine extends Amount {
  /** Null: a food that the catalogue does not know, which is then called by `food`. */
  readonly ingredientId: string | null;
  /** What the author calls a food of no catalogue; with an ingredient it says nothing. */
  readonly food: Words;
  readonly quantityTo: number | null;
  readonly comment: Words;
  /** The heading above the line, "For the dough"; nothing when it stands under the one before. */
  readonly group: Words;
  readonly optional: boolean;
}

/** One step of the cooking as its author writes it. */
export interface WrittenStage {
  readonly text: Words;
  /** For the step's timer. */
  readonly minutes: number | null;
  /** The heading above the step; nothing when it stands under the one before. */
  readonly group: Words;
}

/** All that an author writes of a recipe: what the editor saves, an import makes and a review reads. */
export interface RecipeContent {
  /** The languages it is written in, each once; the first has every text, the others at least the name. */
  readonly languages: readonly Language[];
  readonly name: Words;
  readonly description: Words;
  /** For the recipe's own servings. */
  readonly lines: readonly WrittenLine[];
  readonly stages: readonly WrittenStage[];
  readonly categoryId: string;
  readonly subcategoryId: string | null;
  readonly mealTypes: readonly MealType[];
  readonly servings: number;
  /** Grams of the whole finished dish; null when nobody weighed it. */
  readonly cookedWeight: number | null;
  readonly prepMinutes: number;
  readonly cookMinutes: number;
  readonly restMinutes: number;
  readonly equipment: readonly Equipment[];
  readonly withoutElectricity: boolean;
  /** Where the recipe was found; an address of the web. */
  readonly sourceUrl: string | null;
  readonly pictureId: string | null;
}

/** How much a recipe may hold. Lengths are characters, weights grams. */
export const RECIPE_LIMITS = {
  lines: 100,
  stages: 60,
  name: 120,
  description: 4_000,
  stage: 4_000,
  food: 120,
  comment: 200,
  group: 80,
  quantity: 100_000,
  servings: 100,
  cookedWeight: 200_000,
  minutes: 20_000,
  sourceUrl: 2_000,
  /** Recipes of one person. */
  own: 5_000,
} as const;

/** What of a recipe its author has left out or got wrong, by where it stands (`lines.3.quantity`). */
export interface ContentFault {
  readonly path: string;
  readonly code:
    | 'title.required'
    | 'description.required'
    | 'line.food'
    | 'line.quantity'
    | 'line.unit'
    | 'number.range'
    | 'blank'
    | 'address';
}

const isWritten = (text: string | undefined): boolean => (text ?? '').trim() !== '';

/** Whether the words say anything in any language. */
export function saysAnything(words: Words): boolean {
  return Object.values(words).some(isWritten);
}

/**
 * What is missing of a recipe, in the order of the form (spec §5): a name in every language it is written
 * in, a description in the first, and of each line its ingredient, unit and quantity; "to taste" needs none.
 */
export function contentFaults(content: RecipeContent): ContentFault[] {
  const [first = 'uk'] = content.languages;
  const unnamed = content.languages.filter((language) => !isWritten(content.name[language]));
  return [
    ...unnamed.map((language) => ({ path: `name.${language}`, code: 'title.required' as const })),
    ...(isWritten(content.description[first])
      ? []
      : [{ path: `description.${first}`, code: 'description.required' as const }]),
    ...(content.categoryId === '' ? [{ path: 'categoryId', code: 'blank' as const }] : []),
    ...content.lines.flatMap((line, at) =>
      lineFaults(line).map((fault) => under(`lines.${String(at)}`, fault)),
    ),
    ...content.stages.flatMap(({ text }, at) =>
      saysAnything(text) ? [] : [{ path: `stages.${String(at)}.text`, code: 'blank' as const }],
    ),
    ...(content.sourceUrl === null || isWebAddress(content.sourceUrl)
      ? []
      : [{ path: 'sourceUrl', code: 'address' as const }]),
  ];
}

/** What is missing of one line, by its field. */
export function lineFaults(line: WrittenLine): ContentFault[] {
  const toTaste = isToTaste(line);
  const { quantity, quantityTo } = line;
  return [
    ...(line.ingredientId === null && !saysAnything(line.food)
      ? [{ path: 'ingredientId', code: 'line.food' as const }]
      : []),
    ...(quantity === null && !toTaste ? [{ path: 'quantity', code: 'line.quantity' as const }] : []),
    ...(quantityTo !== null && (quantity === null || quantityTo <= quantity)
      ? [{ path: 'quantityTo', code: 'number.range' as const }]
      : []),
    ...(line.unit === null ? [{ path: 'unit', code: 'line.unit' as const }] : []),
  ];
}

const under = (place: string, { path, code }: ContentFault): ContentFault => ({
  path: `${place}.${path}`,
  code,
});

/** Whether a text is an address that a browser opens from a page: of http or https, with a host. */
export function isWebAddress(text: string): boolean {
  return /^https?:\/\/[^\s/?#]+\.[^\s/?#]+/i.test(text) && !/\s/.test(text);
}
