import type { UnitId } from '../food/units';
import { LANGUAGES, type Language } from '../language';
import type { PluralForm } from '../lines/write';
import { COUNTED_FOODS } from './tables/foods.words';
import { STEP_UNITS } from './tables/units.words';

/** What stands behind a number, and its forms; a word of one form has it four times. */
export interface Noun {
  /** Null: a food that is counted. */
  readonly unit: UnitId | null;
  readonly forms: Readonly<Record<PluralForm, string>>;
}

export interface Vocabulary {
  /** By every form, lower case. */
  readonly nouns: ReadonlyMap<string, readonly Noun[]>;
  /** All forms as a pattern, the longest first. */
  readonly pattern: string;
}

const spaced = (word: string): string => word.replaceAll('_', ' ');

function nounOf(text: string, unit: UnitId | null): Noun {
  const [one = '', few = one, many = one, other = one] = text.split(' ').map(spaced);
  return { unit, forms: { one, few, many, other } };
}

function build(language: Language): Vocabulary {
  const units = Object.entries(STEP_UNITS[language]).flatMap(([unit, text]) =>
    text.split('|').map((each) => nounOf(each, unit as UnitId)),
  );
  const foods = COUNTED_FOODS[language].split('|').map((each) => nounOf(each, null));
  const nouns = new Map<string, Noun[]>();
  for (const noun of [...units, ...foods]) {
    for (const form of new Set(Object.values(noun.forms))) {
      nouns.set(form, [...(nouns.get(form) ?? []), noun]);
    }
  }
  const pattern = [...nouns.keys()]
    .sort((a, b) => b.length - a.length)
    .map((form) => form.replaceAll('.', '\\.').replaceAll(' ', '[ \\u00a0]?'))
    .join('|');
  return { nouns, pattern };
}

const known = new Map<Language, Vocabulary>();

/** What a language calls units and counted foods; made once. */
export function vocabularyOf(language: Language): Vocabulary {
  const found = known.get(language) ?? build(LANGUAGES.includes(language) ? language : 'uk');
  known.set(language, found);
  return found;
}

/** The form of a found word as it stands in the table: "ст.л." is "ст. л.". */
export function formOf(text: string, { nouns }: Vocabulary): string | undefined {
  const plain = text.toLowerCase().replaceAll('\u00a0', ' ');
  if (nouns.has(plain)) return plain;
  return [...nouns.keys()].find((form) => form.replaceAll(' ', '') === plain.replaceAll(' ', ''));
}
