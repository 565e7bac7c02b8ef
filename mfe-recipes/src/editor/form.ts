import type { Outputs } from '@sytno/contract';
import {
  RECIPE_LIMITS,
  saysAnything,
  settled,
  type Language,
  type RecipeContent,
  type UnitId,
  type Words,
  type WrittenLine,
} from '@sytno/domain';

export type EditorFood = Outputs['recipes']['editor']['foods']['items'][number];
export type UnderstoodText = Outputs['recipes']['editor']['understand']['items'][number];

/** A heading among lines or steps: what follows stands under it. */
export interface HeadingItem {
  readonly kind: 'heading';
  readonly key: string;
  readonly words: Words;
}

/** A line of ingredients in the form. */
export interface LineItem {
  readonly kind: 'line';
  readonly key: string;
  /** As it was typed, until it is understood; then null. */
  readonly text: string | null;
  readonly line: WrittenLine;
  /** Foods that the name may mean, best first. */
  readonly candidates: readonly string[];
  readonly otherUnits: readonly UnitId[];
}

export interface StepItem {
  readonly kind: 'step';
  readonly key: string;
  readonly text: Words;
  readonly minutes: number | null;
}

export type LineListItem = LineItem | HeadingItem;
export type StepListItem = StepItem | HeadingItem;

/** What of the content stands in fields of its own; a number that is not filled in is null. */
interface Figures extends Omit<
  RecipeContent,
  'lines' | 'stages' | 'servings' | 'prepMinutes' | 'cookMinutes' | 'restMinutes'
> {
  readonly servings: number | null;
  readonly prepMinutes: number | null;
  readonly cookMinutes: number | null;
  readonly restMinutes: number | null;
}

/** A recipe as the form holds it. */
export interface Form extends Figures {
  /** The language that is being written in, one of `languages`. */
  readonly language: Language;
  readonly lines: readonly LineListItem[];
  readonly steps: readonly StepListItem[];
  /** What stands in the fields that add a line and a step, not added yet. */
  readonly newLine: string;
  readonly newStep: string;
}

let count = 0;
/** A key that no other row of the visit has. */
export const newKey = (): string => `row${String(++count)}`;

export const EMPTY_LINE: WrittenLine = {
  ingredientId: null,
  food: {},
  quantity: null,
  quantityTo: null,
  unit: null,
  comment: {},
  group: {},
  optional: false,
};

/** A recipe of which nothing is written yet. */
export function emptyContent(language: Language): RecipeContent {
  return {
    languages: [language],
    name: {},
    description: {},
    lines: [],
    stages: [],
    categoryId: '',
    subcategoryId: null,
    mealTypes: [],
    servings: 4,
    cookedWeight: null,
    prepMinutes: 0,
    cookMinutes: 0,
    restMinutes: 0,
    equipment: [],
    withoutElectricity: false,
    sourceUrl: null,
    pictureId: null,
  };
}

export const lineItem = (line: WrittenLine): LineItem => ({
  kind: 'line',
  key: newKey(),
  text: null,
  line: { ...line, group: {} },
  candidates: [],
  otherUnits: [],
});

/** A line that was typed and is yet to be understood. */
export const typedItem = (text: string): LineItem => ({ ...lineItem(EMPTY_LINE), text });

export const headingItem = (words: Words): HeadingItem => ({ kind: 'heading', key: newKey(), words });

export const stepItem = (text: Words, minutes: number | null = null): StepItem => ({
  kind: 'step',
  key: newKey(),
  text,
  minutes,
});

/** The form of a content; `language` is the reader's, if the recipe is written in it. */
export function formOf(content: RecipeContent, language: Language): Form {
  const { lines, stages, ...figures } = content;
  const writes = content.languages.includes(language) ? language : (content.languages[0] ?? language);
  return {
    ...figures,
    // A time of none is a field that is not filled in.
    prepMinutes: content.prepMinutes || null,
    cookMinutes: content.cookMinutes || null,
    restMinutes: content.restMinutes || null,
    language: writes,
    lines: lines.flatMap((line) => [...headingOf(line.group), lineItem(line)]),
    steps: stages.flatMap(({ text, minutes, group }) => [...headingOf(group), stepItem(text, minutes)]),
    newLine: '',
    newStep: '',
  };
}

const headingOf = (group: Words): HeadingItem[] => (saysAnything(group) ? [headingItem(group)] : []);

/** What the form says, as it is saved: settled, with headings on the rows that they stand above. */
export function contentOf(form: Form): RecipeContent {
  const { language, lines, steps, newLine: _line, newStep: _step, ...figures } = form;
  const stages = steps.filter((step) => step.kind === 'heading' || saysAnything(step.text));
  return settled({
    ...figures,
    servings: form.servings ?? 0,
    prepMinutes: form.prepMinutes ?? 0,
    cookMinutes: form.cookMinutes ?? 0,
    restMinutes: form.restMinutes ?? 0,
    lines: underHeadings(lines).map(([item, group]) => ({ ...lineOf(item, language), group })),
    stages: underHeadings(stages).map(([{ text, minutes }, group]) => ({ text, minutes, group })),
  });
}

/** A line that is not understood is a food without a catalogue's word for it. */
export function lineOf(item: LineItem, language: Language): WrittenLine {
  if (item.text === null) return item.line;
  return { ...EMPTY_LINE, food: { [language]: item.text.slice(0, RECIPE_LIMITS.food) } };
}

/** Rows with the heading that begins above them; one that nothing follows is none. */
function underHeadings<T extends LineItem | StepItem>(
  items: readonly (T | HeadingItem)[],
): (readonly [T, Words])[] {
  let group: Words = {};
  return items.flatMap((item): (readonly [T, Words])[] => {
    if (item.kind === 'heading') {
      group = item.words;
      return [];
    }
    const row = [item, group] as const;
    group = {};
    return [row];
  });
}

/** The lines of ingredients alone; a line's number in messages is its place among them, from 1. */
export function lineItems(form: Pick<Form, 'lines'>): LineItem[] {
  return form.lines.filter((item) => item.kind === 'line');
}

/** The rows that a typed line becomes once it is understood; the first keeps its key, so that the focus stays. */
export function understoodItems(
  typed: LineItem,
  understood: UnderstoodText,
  language: Language,
): LineListItem[] {
  if (understood.heading !== null) {
    return [{ kind: 'heading', key: typed.key, words: { [language]: understood.heading } }];
  }
  const items = understood.lines.map(({ line, candidates, otherUnits }, at): LineItem => ({
    ...lineItem(line),
    ...(at === 0 ? { key: typed.key } : {}),
    candidates,
    otherUnits,
  }));
  return items.length > 0 ? items : [{ ...typed, text: null, line: lineOf(typed, language) }];
}

/** Everything in another language of the recipe, which it gets if it has it not. */
export function writingIn(form: Form, language: Language): Form {
  const languages = form.languages.includes(language) ? form.languages : [...form.languages, language];
  return { ...form, languages, language };
}

/** Without a language; what is written in it goes when it is saved. */
export function withoutLanguage(form: Form, language: Language): Form {
  const languages = form.languages.filter((other) => other !== language);
  const [first] = languages;
  if (first === undefined) return form;
  return { ...form, languages, language: form.language === language ? first : form.language };
}
