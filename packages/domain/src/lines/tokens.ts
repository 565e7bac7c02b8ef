import { FRACTION_SIGNS, HALF_WORDS, HALVED } from './tables/numbers.words';
import { LOOKALIKES, YO } from './tables/letters.words';

/** A word, a number or a sign of a line, with where it stands in the text. */
export interface Token {
  readonly kind: 'word' | 'number' | 'sign';
  /** What it is looked up by: lower case, no apostrophes, one kind of dash. */
  readonly key: string;
  /** As written. */
  readonly text: string;
  /** Of a number, else NaN. */
  readonly value: number;
  readonly start: number;
  readonly end: number;
  /** White space stands before it. */
  readonly gap: boolean;
}

const SPACE = /\s|\u200b|\u200c|\u200d|\ufeff|\u2060/;
const INVISIBLE = /[\u00ad\u200b-\u200f\u2060\ufeff\ufe0f]/g;
const LETTER = /\p{L}|\p{M}/u;
const DIGIT = /[0-9]/;
const APOSTROPHES = /['’ʼ`´‘′]/;
const DASHES = /[-‐‑‒–—―−]/;
const LATIN = /[a-z]/;
const CYRILLIC = /[\u0400-\u04ff]/;
const SIGNS: Readonly<Record<string, string>> = {
  '≈': '~',
  '∼': '~',
  '∙': '•',
  '·': '•',
  '⁄': '/',
  '∕': '/',
};

const twins = new Map<string, string>();
for (let at = 0; at < LOOKALIKES.length; at += 2) twins.set(LOOKALIKES.charAt(at), LOOKALIKES.charAt(at + 1));

const isLetter = (char: string) => (char < '\u0080' ? /[a-zA-Z]/.test(char) : LETTER.test(char));

/** What a word is looked up by: lower case, ё as е, no apostrophes, Latin twins in Cyrillic words put right. */
export function keyOf(word: string): string {
  const lower = word
    .toLowerCase()
    .replace(/ё/g, YO)
    .replace(/['’ʼ`´‘′]/g, '');
  if (!CYRILLIC.test(lower) || !LATIN.test(lower)) return lower;
  return lower.replace(/[a-z]/g, (char) => twins.get(char) ?? char);
}

/** The text as the grammar reads it: composed letters, plain spaces, nothing invisible. */
export function cleaned(text: string): string {
  return text.normalize('NFC').replace(INVISIBLE, '').replace(/\s+/g, ' ').trim();
}

/** Where the digits from `at` end. */
function digitsEnd(text: string, at: number): number {
  let end = at;
  while (DIGIT.test(text.charAt(end))) end++;
  return end;
}

interface ReadNumber {
  readonly end: number;
  readonly value: number;
}

/** 12, 1.5, 1,5, 1/2, 1½, ½: the longest number at `at`. */
function numberAt(text: string, at: number): ReadNumber {
  const sign = FRACTION_SIGNS[text.charAt(at)];
  if (sign !== undefined) return { end: at + 1, value: sign };
  const whole = digitsEnd(text, at);
  const next = text.charAt(whole);
  const after = text.charAt(whole + 1);
  if ((next === '.' || next === ',') && DIGIT.test(after)) {
    const end = digitsEnd(text, whole + 1);
    return { end, value: Number(`${text.slice(at, whole)}.${text.slice(whole + 1, end)}`) };
  }
  if ((next === '/' || next === '⁄' || next === '∕') && DIGIT.test(after)) {
    const end = digitsEnd(text, whole + 1);
    return { end, value: Number(text.slice(at, whole)) / Number(text.slice(whole + 1, end)) };
  }
  const value = Number(text.slice(at, whole));
  const glued = FRACTION_SIGNS[next];
  return glued === undefined ? { end: whole, value } : { end: whole + 1, value: value + glued };
}

/** Where the word from `at` ends: letters, with apostrophes, hyphens and digits inside. */
function wordEnd(text: string, at: number): number {
  let end = at;
  for (;;) {
    const char = text.charAt(end);
    if (char === '') return end;
    const joins = APOSTROPHES.test(char) || DASHES.test(char);
    if (isLetter(char) || (joins && end > at && isLetter(text.charAt(end + 1)))) end++;
    else if (DIGIT.test(char) && end > at && !(end - at <= 2 && /^(to|до|x|х)$/i.test(text.slice(at, end))))
      end++;
    else return end;
  }
}

/** Letters enough to see a half and the beginning of its food. */
const LONGEST_HALF = 16;

/** "пол-лимона", "пів’яблука", "півцибулини": the half is a word of its own. */
const HALF = new RegExp(
  `^(${HALF_WORDS.replace(' ', '|')})(?:[-‐‑'’ʼ]|(?=${HALVED.replaceAll(' ', '|')}))(?=\\p{L})`,
  'iu',
);

/**
 * The words, numbers and signs of a cleaned text, in one pass from left to right. A number that no machine
 * can hold is a word.
 */
export function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  let gap = false;
  let at = 0;
  while (at < text.length) {
    const char = text.charAt(at);
    if (SPACE.test(char)) {
      gap = true;
      at++;
      continue;
    }
    const token = tokenAt(text, at, gap);
    tokens.push(token);
    gap = false;
    at = token.end;
  }
  return tokens;
}

function tokenAt(text: string, at: number, gap: boolean): Token {
  const char = text.charAt(at);
  const place = (end: number) => ({ text: text.slice(at, end), start: at, end, gap });
  if (DIGIT.test(char) || FRACTION_SIGNS[char] !== undefined) {
    const { end, value } = numberAt(text, at);
    const usable = Number.isFinite(value);
    return {
      kind: usable ? 'number' : 'word',
      key: text.slice(at, end),
      value: usable ? value : NaN,
      ...place(end),
    };
  }
  if (isLetter(char)) {
    const half = /^[пП]/.test(char) ? HALF.exec(text.slice(at, at + LONGEST_HALF)) : null;
    const end = half ? at + half[0].length : wordEnd(text, at);
    if (half) return { kind: 'word', key: keyOf(half[1] ?? ''), value: NaN, ...place(end) };
    return { kind: 'word', key: keyOf(text.slice(at, end)), value: NaN, ...place(end) };
  }
  return signAt(text, at, gap);
}

function signAt(text: string, at: number, gap: boolean): Token {
  const char = text.charAt(at);
  let end = at + ((text.codePointAt(at) ?? 0) > 0xffff ? 2 : 1);
  let key = DASHES.test(char) ? '-' : (SIGNS[char] ?? char);
  if (key === '-') while (DASHES.test(text.charAt(end))) end++;
  if (char === '…') key = '…';
  if (char === '.' && text.charAt(end) === '.') {
    while (text.charAt(end) === '.') end++;
    key = '…';
  }
  return { kind: 'sign', key, value: NaN, text: text.slice(at, end), start: at, end, gap };
}
