import { NUMBER_ENDINGS } from './tables/letters.words';
import { PERCENT_WORDS, SPRATS } from './tables/numbers.words';
import { isSign, isWord, keyAt, phraseEnd, type Line } from './scan';

/** A number of a line or two that make a range; null is a vague word: "кілька", "a few". */
export interface FoundQuantity {
  readonly value: number | null;
  readonly to: number | null;
  readonly next: number;
}

interface FoundNumber {
  readonly value: number;
  readonly next: number;
}

const PERCENT = PERCENT_WORDS.split(' ');
const ENDINGS = new Set(NUMBER_ENDINGS.split(' '));

/** Two numbers of figures make thousands: "1 200"; not before a pack, "1 400 g tin". */
function thousands(line: Line, at: number, value: number): FoundNumber | null {
  const next = line.tokens[at + 1];
  const glues = next?.kind === 'number' && next.gap && /^\d{3}$/.test(next.text);
  if (!glues || !/^[1-9]\d{0,2}$/.test(line.tokens[at]?.text ?? '')) return null;
  if (line.latin && next.text !== '000') return null;
  return { value: value * 1000 + next.value, next: at + 2 };
}

/** "1 ½", "1-1/2", "1 and 1/2", "2 з половиною": the fraction behind a whole number. */
function withFraction(line: Line, { value, next }: FoundNumber): FoundNumber {
  if (!Number.isInteger(value) || value === 0) return { value, next };
  const joint = line.tables.joints.has(keyAt(line, next)) || isGluedDash(line, next);
  const at = joint ? next + 1 : next;
  const token = line.tokens[at];
  const half = joint && isWord(line, at) ? line.tables.numbers.get(keyAt(line, at)) : undefined;
  const isFraction = token?.kind === 'number' && !Number.isInteger(token.value) && /[^\d.,]/.test(token.text);
  const fraction = isFraction ? token.value : half;
  return fraction !== undefined && fraction > 0 && fraction < 1
    ? { value: value + fraction, next: at + 1 }
    : { value, next };
}

const isGluedDash = (line: Line, at: number): boolean =>
  isSign(line, at, '-') && line.tokens[at]?.gap === false && line.tokens[at + 1]?.gap === false;

/** "2-х": the ending of a numeral. */
function withoutEnding(line: Line, at: number): number {
  const glued = isGluedDash(line, at) && isWord(line, at + 1) && ENDINGS.has(keyAt(line, at + 1));
  return glued ? at + 2 : at;
}

/** "дві третини", "half a dozen", "2 dozen". */
function withPart(line: Line, { value, next }: FoundNumber): FoundNumber {
  const at = keyAt(line, next) === 'a' ? next + 1 : next;
  const part = line.tables.parts.get(keyAt(line, at));
  return part === undefined ? { value, next } : { value: value * part, next: at + 1 };
}

const ARTICLES = /^(a|an)$/;

/** "9-відсотковий". */
function isPercent(line: Line, at: number): boolean {
  const word = keyAt(line, isSign(line, at + 1, '-') ? at + 2 : at + 1);
  return PERCENT.some((beginning) => word.startsWith(beginning));
}

/** One number, in figures or as a word. */
function numberAt(line: Line, at: number): FoundNumber | null {
  const token = line.tokens[at];
  if (token?.kind === 'number') {
    if (isSign(line, at + 1, '%°') || isPercent(line, at)) return null;
    const plain =
      thousands(line, at, token.value) ?? withFraction(line, { value: token.value, next: at + 1 });
    return withPart(line, { value: plain.value, next: withoutEnding(line, plain.next) });
  }
  if (token?.kind !== 'word') return null;
  if (line.latin && ARTICLES.test(token.key)) return articleAt(line, at);
  const value = line.tables.numbers.get(token.key);
  if (value === undefined || (token.key === 'half' && keyAt(line, at + 1) === 'and')) return null;
  const next = /^(a|an|of)$/.test(keyAt(line, at + 1)) && value < 1 ? at + 2 : at + 1;
  return withPart(line, withFraction(line, { value, next }));
}

/** "a dozen", "a half", "an onion". */
function articleAt(line: Line, at: number): FoundNumber | null {
  if (!isWord(line, at + 1) || ARTICLES.test(keyAt(line, at + 1))) return null;
  return numberAt(line, at + 1) ?? { value: 1, next: at + 1 };
}

/** Where the second number of a range begins; -1 when there is none. */
function rangeAt(line: Line, at: number): number {
  if (isSign(line, at, '-…')) return at + 1;
  return line.tables.range.has(keyAt(line, at)) ? at + 1 : -1;
}

/** "8- or 9-ounce": a dash that waits for the unit. */
const waiting = (line: Line, at: number): number =>
  isSign(line, at, '-') && line.tables.range.has(keyAt(line, at + 1)) ? at + 1 : at;

/** "Кілька" means a few, or sprats when no food follows: "кілька в томаті", "кілька – 300 г". */
const isFish = (line: Line, at: number): boolean =>
  keyAt(line, at) === SPRATS && (!isWord(line, at + 1) || line.tables.prepositions.has(keyAt(line, at + 1)));

/** A quantity at `at`: a number, a range of two in any writing, or a vague word. */
export function quantityAt(line: Line, at: number): FoundQuantity | null {
  const vague = isFish(line, at) ? -1 : phraseEnd(line, line.tables.vague, at);
  if (vague > 0) return { value: null, to: null, next: vague };
  const from = line.tables.from.has(keyAt(line, at));
  const first = numberAt(line, from ? at + 1 : at);
  if (!first) return null;
  const start = rangeAt(line, waiting(line, first.next));
  const joint = from && line.tables.joints.has(keyAt(line, first.next)) ? first.next + 1 : start;
  const second = joint < 0 ? null : numberAt(line, joint);
  const isArticle = ARTICLES.test(keyAt(line, joint));
  if (!second || isArticle) return { value: first.value, to: null, next: first.next };
  return { value: first.value, to: second.value, next: second.next };
}
