import type { Language } from '../language';
import { dimensionOf, type UnitId } from '../food/units';

import { findAmount, type Placed } from './find-amount';
import { lineTables, type LineTables } from './lexicon';
import type { LineAmount, UnderstoodLine } from './line';
import { namePartsOf, textOf, type NameParts } from './name';
import { bracketsOf, isSign, keyAt, sliceOf, type Line } from './scan';
import { RUSSIAN_LETTERS, UKRAINIAN_LETTERS } from './tables/letters.words';
import { cleaned, tokensOf } from './tokens';
import { trailingUnit } from './trailing-unit';
import { unitSense } from './unit-sense';

const has = (text: string, letters: string) => Array.from(letters).some((letter) => text.includes(letter));

/** The language of a line by its letters; a Cyrillic one that has none of the telling ones is Ukrainian. */
function languageOf(text: string): Language {
  const lower = text.toLowerCase();
  if (!/[\u0400-\u04ff]/.test(lower)) return 'en';
  return has(lower, RUSSIAN_LETTERS) && !has(lower, UKRAINIAN_LETTERS) ? 'ru' : 'uk';
}

function lineOf(text: string, language: Language, tables: LineTables): Line {
  const tokens = tokensOf(text);
  const cyrillic = /[\u0400-\u04ff]/.test(text);
  return { text, tokens, tables, closing: bracketsOf(tokens), latin: !cyrillic || language === 'en' };
}

/**
 * Understands one line of a recipe's ingredients: how much of what, and what else is said. Written for
 * Ukrainian, Russian and English; never throws, and takes time in proportion to the line's length.
 *
 * @param language of the recipe, if it is known; else it is guessed by the letters
 */
export function understandLine(
  written: string,
  { language }: { readonly language?: Language | undefined } = {},
  tables: LineTables = lineTables(),
): UnderstoodLine {
  const text = cleaned(written);
  const spoken = language ?? languageOf(text);
  const line = lineOf(text, spoken, tables);
  const placed = findAmount(line);
  const read = placed ? withAmount(line, placed) : withoutAmount(line);
  return { language: spoken, ...read };
}

type Read = Omit<UnderstoodLine, 'language'>;

/** Nothing is measured: a heading, or a food alone. */
function withoutAmount(line: Line): Read {
  const count = line.tokens.length;
  const colon = count > 1 && isSign(line, count - 1, ':');
  const forWhat =
    /^(для|for)$/.test(keyAt(line, 0)) && count <= 4 && !line.tokens.some(({ key }) => key === ',');
  const parts = namePartsOf(line, 0, count, true, false);
  if (colon || forWhat)
    return { ...NOTHING, heading: true, name: sliceOf(line, 0, colon ? count - 1 : count) };
  const [first, ...more] = parts.amounts;
  if (!first) return { ...NOTHING, ...said(line, parts, []), size: parts.size };
  return {
    ...NOTHING,
    ...said(line, parts, []),
    size: parts.size,
    ...measured([{ ...first, relation: 'first' }, ...more]),
  };
}

const NOTHING: Read = {
  heading: false,
  quantity: null,
  quantityTo: null,
  unit: null,
  unitText: null,
  otherUnits: [],
  amounts: [],
  pack: null,
  size: null,
  name: '',
  alternatives: [],
  comment: null,
  optional: false,
  toTaste: false,
  nameFirst: false,
};

function measured(amounts: readonly LineAmount[]) {
  const [first] = amounts;
  return {
    amounts,
    quantity: first?.quantity ?? null,
    quantityTo: first?.quantityTo ?? null,
    unit: first?.unit ?? null,
    unitText: first?.unitText ?? null,
  };
}

/** Where "or" stands between two foods of the name, it is cut into them. */
function choices(line: Line, at: readonly number[]): readonly string[] {
  const found: number[][] = [[]];
  for (const token of at) {
    if (line.tables.alternatives.has(keyAt(line, token))) found.push([]);
    else if (!isSign(line, token, ',')) found.at(-1)?.push(token);
  }
  const names = found.map((part) => textOf(line, part)).filter((name) => name !== '');
  return names.length > 1 ? names : [];
}

function said(line: Line, parts: NameParts, before: readonly string[]) {
  const comments = [...before, ...parts.comments].filter((comment) => /[\p{L}\p{N}]/u.test(comment));
  return {
    name: parts.name,
    alternatives: choices(line, parts.at),
    comment: comments.length > 0 ? comments.join('; ') : null,
    optional: parts.optional,
    toTaste: parts.toTaste,
  };
}

const SOLD_PREPARED: ReadonlySet<UnitId> = new Set(['can', 'jar', 'packet', 'bottle']);

function withAmount(line: Line, placed: Placed): Read {
  const { found } = placed;
  const unit = found.amounts[0]?.unit ?? null;
  const keep = unit !== null && SOLD_PREPARED.has(unit) && placed.from === placed.found.next;
  const parts = namePartsOf(line, placed.from, placed.to, placed.nameFirst, keep);
  const tail =
    placed.tail < line.tokens.length ? namePartsOf(line, placed.tail, line.tokens.length, true, true) : null;
  const others = tail ? [tail.name, ...tail.comments] : [];
  const words = said(line, parts, [...placed.comments, ...found.comments]);
  const amounts = [...found.amounts, ...parts.amounts, ...(tail?.amounts ?? [])];
  const comment = [words.comment, ...others]
    .filter((each) => each !== null && /[\p{L}\p{N}]/u.test(each))
    .join('; ');
  const read: Read = {
    ...NOTHING,
    ...words,
    ...measured(found.amounts.length > 0 ? amounts : []),
    pack: found.pack,
    size: found.size ?? parts.size,
    comment: comment === '' ? null : comment,
    optional: words.optional || (tail?.optional ?? false),
    toTaste: words.toTaste || (tail?.toTaste ?? false),
    nameFirst: placed.nameFirst,
  };
  return settled(line, read, parts);
}

/** A name that was taken for a unit is given back, a unit behind its food is taken, two senses are settled. */
function settled(line: Line, read: Read, parts: NameParts): Read {
  if (read.name === '' && read.unit && read.unitText && !/^(mass|volume)$/.test(dimensionOf(read.unit))) {
    return withUnit({ ...read, name: read.unitText }, null, null);
  }
  if (read.unit === null) {
    const trailing = read.quantity === null ? null : trailingUnit(line, parts.at);
    return trailing ? withUnit({ ...read, name: trailing.name }, trailing.unit, trailing.text) : read;
  }
  const sense = unitSense(read.unit, read.unitText ?? '', read.name, read.quantity);
  return { ...withUnit(read, sense.unit, read.unitText), otherUnits: sense.others };
}

function withUnit(read: Read, unit: UnitId | null, unitText: string | null): Read {
  const amounts = read.amounts.map((amount, index) => (index === 0 ? { ...amount, unit, unitText } : amount));
  return { ...read, unit, unitText, amounts };
}
