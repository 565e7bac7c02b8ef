import type { UnitId } from '../food/units';
import type { LineTables, Phrases } from './lexicon';
import { HALF_PREFIXES } from './tables/numbers.words';
import type { Token } from './tokens';

/** A line while it is read. */
export interface Line {
  readonly text: string;
  readonly tokens: readonly Token[];
  readonly tables: LineTables;
  /** For an opening bracket where its closing one stands. */
  readonly closing: ReadonlyMap<number, number>;
  /** English rules apply; else those of Ukrainian and Russian. */
  readonly latin: boolean;
}

const OPENING = '([{';
const CLOSING = ')]}';

/** Pairs of brackets, outermost ones only, in one pass; a bracket without its twin is a sign like others. */
export function bracketsOf(tokens: readonly Token[]): ReadonlyMap<number, number> {
  const pairs = new Map<number, number>();
  const open: number[] = [];
  tokens.forEach(({ kind, key }, at) => {
    if (kind !== 'sign') return;
    if (OPENING.includes(key)) open.push(at);
    else if (CLOSING.includes(key)) {
      const from = open.pop();
      if (from !== undefined) pairs.set(from, at);
    }
  });
  return pairs;
}

export const keyAt = (line: Line, at: number): string => line.tokens[at]?.key ?? '';

export const isWord = (line: Line, at: number): boolean => line.tokens[at]?.kind === 'word';

/** A sign of that kind stands at `at`. */
export const isSign = (line: Line, at: number, keys: string): boolean => {
  const token = line.tokens[at];
  return token?.kind === 'sign' && keys.includes(token.key);
};

/** What is written from token `from` up to before token `to`. */
export function sliceOf(line: Line, from: number, to: number): string {
  const first = line.tokens[from];
  const last = line.tokens[to - 1];
  return first && last && to > from ? line.text.slice(first.start, last.end) : '';
}

/** Behind the dots of an abbreviation. */
const afterDot = (line: Line, at: number): number =>
  isSign(line, at, '.') && line.tokens[at]?.gap === false ? at + 1 : at;

/** Where the longest of `phrases` that begins at `at` ends; -1 when none does. */
export function phraseEnd(line: Line, phrases: Phrases, at: number): number {
  for (const phrase of phrases.get(keyAt(line, at)) ?? []) {
    if (phrase.every((word, step) => keyAt(line, at + step) === word)) return at + phrase.length;
  }
  return -1;
}

export interface FoundUnit {
  readonly unit: UnitId;
  readonly text: string;
  readonly next: number;
}

const LONGEST_FORM = 3;

/** The key a unit is looked up by: the four letters that mean two things keep their case. */
const unitKey = ({ text, key }: Token): string => (/^[tc]$/i.test(text) ? text : key.replaceAll('-', ' '));

/** The longest unit that begins at `at`, dots of abbreviations included. */
export function unitAt(line: Line, at: number): FoundUnit | null {
  const first = line.tokens[at];
  if (first?.kind !== 'word') return null;
  const { units, unitStarts } = line.tables;
  let form = unitKey(first);
  let next = at + 1;
  let found: FoundUnit | null = null;
  const single = units.get(form) ?? units.get(first.key);
  if (single) found = { unit: single, text: first.text, next: afterDot(line, next) };
  if (!unitStarts.has(form)) return found;
  for (let count = 1; count < LONGEST_FORM + 1; count++) {
    const step = isSign(line, next, '.') ? next + 1 : next;
    const word = line.tokens[step];
    if (word?.kind !== 'word') break;
    form = `${form} ${word.key}`;
    next = step + 1;
    const unit = units.get(form);
    if (unit) found = { unit, text: sliceOf(line, at, next), next: afterDot(line, next) };
  }
  return found;
}

/** "півсклянки", "пол-литра": half of the unit behind the prefix. */
export function halfUnitAt(line: Line, at: number): FoundUnit | null {
  const token = line.tokens[at];
  if (token?.kind !== 'word') return null;
  for (const prefix of HALF_PREFIXES) {
    if (!token.key.startsWith(prefix)) continue;
    const rest = token.key.slice(prefix.length).replace(/^-/, '');
    const unit = line.tables.units.get(rest);
    if (unit && rest.length > 1) return { unit, text: rest, next: at + 1 };
  }
  return null;
}
