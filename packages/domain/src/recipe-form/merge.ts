import { LANGUAGES, type Language } from '../language';
import {
  RECIPE_LIMITS,
  type RecipeContent,
  type Words,
  type WrittenLine,
  type WrittenStage,
} from './content';
import { mergedList, stretchesOf, type Side, type Stretch } from './list-merge';
import { settled } from './settled';

/** What of a recipe is chosen as one: a text in a language, a list, a figure. */
export type MergeField =
  | `name.${Language}`
  | `description.${Language}`
  | 'lines'
  | 'stages'
  | 'category'
  | 'mealTypes'
  | 'servings'
  | 'cookedWeight'
  | 'prepMinutes'
  | 'cookMinutes'
  | 'restMinutes'
  | 'equipment'
  | 'withoutElectricity'
  | 'sourceUrl'
  | 'pictureId';

/** Both changed a field since they had the same, and not alike. */
export interface Clash {
  readonly field: MergeField;
  /** Whether both can be kept. */
  readonly both: boolean;
}

export type Choices = Partial<Record<MergeField, Side>>;

/** Two versions of a recipe that began as one. */
export interface Versions {
  readonly base: RecipeContent;
  readonly mine: RecipeContent;
  readonly theirs: RecipeContent;
}

const SINGLE = [
  'mealTypes',
  'servings',
  'cookedWeight',
  'prepMinutes',
  'cookMinutes',
  'restMinutes',
  'equipment',
  'withoutElectricity',
  'sourceUrl',
  'pictureId',
] as const;

/** Fields in the order of the form. */
const FIELDS: readonly MergeField[] = [
  ...LANGUAGES.map((language) => `name.${language}` as const),
  ...LANGUAGES.map((language) => `description.${language}` as const),
  'category',
  'servings',
  'prepMinutes',
  'cookMinutes',
  'restMinutes',
  'cookedWeight',
  'lines',
  'stages',
  'mealTypes',
  'equipment',
  'withoutElectricity',
  'sourceUrl',
  'pictureId',
];

const json = (value: unknown): string => JSON.stringify(value);

/** What a field holds, for showing and comparing. */
export function fieldOf(content: RecipeContent, field: MergeField): unknown {
  if (field === 'category') return [content.categoryId, content.subcategoryId];
  const [name = '', language] = field.split('.');
  const value = content[name as keyof RecipeContent];
  return language === undefined ? value : ((value as Words)[language as Language] ?? '');
}

/** The fields that both changed, in the order of the form. */
export function clashesOf(given: Versions): Clash[] {
  const versions = settledVersions(given);
  return FIELDS.filter((field) => isClash(versions, field)).map((field) => ({
    field,
    both: fits(versions, field),
  }));
}

/** The fields that only the other one changed: they are his, nobody is asked. */
export function takenOver(given: Versions): MergeField[] {
  const versions = settledVersions(given);
  return FIELDS.filter((field) => {
    const { base, theirs } = versions;
    return json(fieldOf(base, field)) !== json(fieldOf(theirs, field)) && !isClash(versions, field);
  });
}

/**
 * One recipe of two: what one of them left as it was is the other's, what both changed is as chosen. Of lists
 * the choice is about the stretches that both changed; the rest of both is kept. Without a choice a clash is
 * mine.
 */
export function mergedContent(given: Versions, choices: Choices = {}): RecipeContent {
  const versions = settledVersions(given);
  const { base, mine, theirs } = versions;
  const pick = (field: MergeField): unknown => {
    const [was, is, other] = [base, mine, theirs].map((content) => fieldOf(content, field));
    if (json(is) === json(was)) return other;
    if (json(other) === json(was) || json(is) === json(other)) return is;
    const side = choices[field] ?? 'mine';
    if (side === 'both') return bothTexts(field, is as string, other as string);
    return side === 'theirs' ? other : is;
  };
  const words = (name: 'name' | 'description'): Words =>
    Object.fromEntries(LANGUAGES.map((language) => [language, pick(`${name}.${language}`) as string]));
  const [categoryId, subcategoryId] = pick('category') as [string, string | null];
  const single = Object.fromEntries(SINGLE.map((field) => [field, pick(field)])) as Pick<
    RecipeContent,
    (typeof SINGLE)[number]
  >;
  return settled({
    ...single,
    languages: languagesOf(versions),
    name: words('name'),
    description: words('description'),
    categoryId,
    subcategoryId,
    lines: mergedList(lineStretches(versions), choices.lines ?? 'mine', json),
    stages: mergedList(stageStretches(versions), choices.stages ?? 'mine', json),
  });
}

const lineStretches = ({ base, mine, theirs }: Versions): Stretch<WrittenLine>[] =>
  stretchesOf({ base: base.lines, mine: mine.lines, theirs: theirs.lines }, json);
const stageStretches = ({ base, mine, theirs }: Versions): Stretch<WrittenStage>[] =>
  stretchesOf({ base: base.stages, mine: mine.stages, theirs: theirs.stages }, json);

function settledVersions({ base, mine, theirs }: Versions): Versions {
  return { base: settled(base), mine: settled(mine), theirs: settled(theirs) };
}

function isClash(versions: Versions, field: MergeField): boolean {
  if (field === 'lines') return lineStretches(versions).some(({ clash }) => clash);
  if (field === 'stages') return stageStretches(versions).some(({ clash }) => clash);
  const [base, mine, theirs] = [versions.base, versions.mine, versions.theirs].map((content) =>
    json(fieldOf(content, field)),
  );
  return mine !== base && theirs !== base && mine !== theirs;
}

/** Whether what both wrote goes into one field together. */
function fits(versions: Versions, field: MergeField): boolean {
  if (field === 'lines')
    return mergedList(lineStretches(versions), 'both', json).length <= RECIPE_LIMITS.lines;
  if (field === 'stages') {
    return mergedList(stageStretches(versions), 'both', json).length <= RECIPE_LIMITS.stages;
  }
  const [kind] = field.split('.');
  if (kind !== 'name' && kind !== 'description') return false;
  const [mine, theirs] = [versions.mine, versions.theirs].map((content) => fieldOf(content, field) as string);
  return bothTexts(field, mine ?? '', theirs ?? '').length <= RECIPE_LIMITS[kind];
}

function bothTexts(field: MergeField, mine: string, theirs: string): string {
  return [mine, theirs].filter(Boolean).join(field.startsWith('name') ? ' / ' : '\n\n');
}

/** A language that either of them added is kept; one that either took out goes, unless the other writes in it. */
function languagesOf({ base, mine, theirs }: Versions): Language[] {
  const all = [...new Set([...mine.languages, ...theirs.languages])];
  const kept = all.filter((language) => {
    const [had, mineHas, theirsHas] = [base, mine, theirs].map(({ languages }) =>
      languages.includes(language),
    );
    if (mineHas && theirsHas) return true;
    return !had || json(inLanguage(mineHas ? mine : theirs, language)) !== json(inLanguage(base, language));
  });
  return kept.length > 0 ? kept : [...mine.languages];
}

/** Everything that is written in a language. */
function inLanguage(content: RecipeContent, language: Language): unknown {
  const { name, description, lines, stages } = content;
  return [
    name[language],
    description[language],
    lines.map(({ food, comment, group }) => [food[language], comment[language], group[language]]),
    stages.map(({ text, group }) => [text[language], group[language]]),
  ];
}
