import { isUnitId, type UnitId } from '../food/units';
import type { Language } from '../language';
import { pluralForm, type PluralForm } from '../lines/write';
import { numberPattern, valueOf, written } from './numbers';
import {
  BEFORE_NEVER,
  BEFORE_VESSELS,
  BEHIND_NEVER,
  BETWEEN,
  MADE_ON_THE_WAY,
  RANGE_JOINTS,
} from './tables/around.words';
import { FOOD_KIN } from './tables/foods.words';
import { CLEAR_UNITS, HOLDING_UNITS } from './tables/units.words';
import { formOf, vocabularyOf, type Noun } from './vocabulary';

/** A piece of a step: as written, or an amount made larger or smaller; `was` is what was written. */
export interface StepPart {
  readonly text: string;
  readonly was: string;
  readonly scaled: boolean;
}

/** What a step belongs to. */
export interface StepOf {
  /** In which the step is written. */
  readonly language: Language;
  /** New servings divided by the recipe's own; positive. */
  readonly factor: number;
  /** The recipe's lines: names in the step's language, and units. */
  readonly lines: readonly { readonly name: string; readonly unit: UnitId | null }[];
}

/**
 * A step for another number of servings. Only amounts change: mass, volume and spoons, other units that a
 * line of the recipe has, and foods of its lines that are counted. Shares ("half of the flour"), rates
 * ("2 tbsp each", "into 8 parts"), temperatures, times, sizes and percentages stay as they are. Numbers are
 * kitchen numbers and the word behind follows in its form. The parts' `was` together are always the text;
 * with the factor 1 there is one part, the text itself.
 */
export function scaleStep(text: string, step: StepOf): readonly StepPart[] {
  if (!(step.factor > 0) || !Number.isFinite(step.factor)) {
    throw new RangeError(`factor must be positive: ${step.factor}`);
  }
  if (text === '' || step.factor === 1) return text === '' ? [] : [plain(text)];
  const parts: StepPart[] = [];
  let done = 0;
  for (const match of text.matchAll(patternOf(step.language))) {
    const next = scaledAmount(text, match, step);
    if (next === undefined || next === match[0]) continue;
    if (match.index > done) parts.push(plain(text.slice(done, match.index)));
    parts.push({ text: next, was: match[0], scaled: true });
    done = match.index + match[0].length;
  }
  if (done < text.length) parts.push(plain(text.slice(done)));
  return parts;
}

const plain = (text: string): StepPart => ({ text, was: text, scaled: false });

const patterns = new Map<Language, RegExp>();

/** [whole, from, joint, to, gap, between, noun]; neither number nor noun may be a piece of something longer. */
function patternOf(language: Language): RegExp {
  const made = patterns.get(language);
  if (made) return made;
  const number = numberPattern(language);
  const joint = `[ \\u00a0]?[-–—][ \\u00a0]?|[ \\u00a0](?:${RANGE_JOINTS.replaceAll(' ', '|')})[ \\u00a0]`;
  const between = language === 'en' ? `(?:(?:${BETWEEN.replaceAll(' ', '|')})[ \\u00a0])?` : '';
  const pattern = new RegExp(
    `(?<![\\p{L}\\p{N}.,/⁄×*+−-])(${number})(?:(${joint})(${number}))?([ \\u00a0]?)(${between})` +
      `(${vocabularyOf(language).pattern})(?![\\p{L}\\p{N}%°/⁄’'-])`,
    'giu',
  );
  patterns.set(language, pattern);
  return pattern;
}

/** The amount for the new servings, or undefined when it is none that scales. */
function scaledAmount(text: string, match: RegExpMatchArray, step: StepOf): string | undefined {
  const [whole, low = '', joint = '', high, gap = '', between = '', word = ''] = match;
  const { language, factor } = step;
  const start = match.index ?? 0;
  const form = formOf(word, vocabularyOf(language));
  const noun = vocabularyOf(language)
    .nouns.get(form ?? '')
    ?.find((each) => mayScale(each, step));
  if (!noun || form === undefined || stays(text, start, start + whole.length, noun, step)) return undefined;
  const from = valueOf(low, language);
  const to = high === undefined ? from : valueOf(high, language);
  if (!(from > 0) || !(to > 0) || (/^\p{L}/u.test(low) && gap === '')) return undefined;
  const unit = noun.unit ?? 'piece';
  const first = written(from * factor, unit, language);
  const last = written(to * factor, unit, language);
  const range = first.text === last.text ? last.text : `${first.text}${joint}${last.text}`;
  const genitive = language !== 'en' && isGenitive(noun, form, to, language);
  return `${range}${gap}${between}${inCase(noun.forms[formFor(last.value, language, genitive)], word, form)}`;
}

function mayScale({ unit, forms }: Noun, { lines }: StepOf): boolean {
  if (unit !== null) return CLEAR_UNITS.includes(unit) || lines.some((line) => line.unit === unit);
  const names = lines.flatMap(({ name }) => name.toLowerCase().split(/[\s,()/-]+/));
  const kin = FOOD_KIN.filter((each) => each.split(' ').some((begin) => forms.one.startsWith(begin)));
  const beginnings = kin.length > 0 ? kin.flatMap((each) => each.split(' ')) : [forms.one.slice(0, 4)];
  return names.some((name) => beginnings.some((begin) => name.startsWith(begin)));
}

const lastWord = (text: string): string => /([\p{L}'’]+)[ \u00a0]*$/u.exec(text)?.[1]?.toLowerCase() ?? '';
const hasWord = (words: string, word: string): boolean => words.split(' ').includes(word);

/** Whether what stands around says that the amount is none of the whole dish. */
function stays(text: string, from: number, to: number, noun: Noun, { language, lines }: StepOf): boolean {
  const before = lastWord(text.slice(0, from));
  if (hasWord(BEFORE_NEVER[language], before)) return true;
  const holds = noun.unit !== null && isUnitId(noun.unit) && HOLDING_UNITS.includes(noun.unit);
  if (holds && hasWord(BEFORE_VESSELS[language], before)) return true;
  const behind = /^[ \u00a0,]*(\p{L}+)/u.exec(text.slice(to))?.[1]?.toLowerCase() ?? '';
  const begins = (words: string): readonly string[] =>
    words.split(' ').filter((begin) => behind.startsWith(begin));
  if (begins(BEHIND_NEVER[language]).length > 0) return true;
  const names = lines.flatMap(({ name }) => name.toLowerCase().split(/[\s,()/-]+/));
  return begins(MADE_ON_THE_WAY[language]).some((begin) => !names.some((name) => name.startsWith(begin)));
}

/** "з 2 склянок": a form of many behind a number of few says that the sentence wants the genitive. */
function isGenitive({ forms }: Noun, form: string, count: number, language: Language): boolean {
  const due = pluralForm(count, language);
  return due === 'few' && form === forms.many && forms.many !== forms.few;
}

function formFor(value: number, language: Language, genitive: boolean): PluralForm {
  const form = pluralForm(value, language);
  if (!genitive || form === 'many') return form;
  return form === 'few' ? 'many' : 'other';
}

/** The new form with the spacing and capital of the written one. */
function inCase(next: string, word: string, form: string): string {
  if (next === form) return word;
  return word.charAt(0) === word.charAt(0).toLowerCase()
    ? next
    : next.charAt(0).toUpperCase() + next.slice(1);
}
