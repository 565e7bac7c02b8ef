import { stemsOf } from '../lines/stems';
import { keyOf } from '../lines/tokens';
import { CYRILLIC_ORDER, SEARCHED_AS } from './tables/alphabet.words';

/** Raised whenever `foldedName`, `nameStems` or `nameOrder` answer differently: what is stored is then made anew. */
export const SEARCH_VERSION = 1;

const LATIN_WITH_MARK = /[\u00c0-\u024f]/g;
const APOSTROPHES = /['’ʼ‘`´′]/g;
/** Whatever says nothing: quotes, dashes, brackets, and the bar that stands between stored names. */
const SILENT = /[^\p{L}\p{M}\p{N}%]+/gu;
/** What is kept of a name for its place in a list. */
const LONGEST_ORDER = 100;

const pairs = (table: string): ReadonlyMap<string, string> =>
  new Map(Array.from({ length: table.length / 2 }, (_, n) => [table.charAt(2 * n), table.charAt(2 * n + 1)]));
const searchedAs = pairs(SEARCHED_AS);

const withoutMarks = (name: string): string =>
  name.replace(LATIN_WITH_MARK, (letter) => letter.normalize('NFD').charAt(0));

/**
 * A name as it is searched, on both sides of the comparison: lower case, ё as е, ґ as г, no apostrophes,
 * accents of Latin letters, quotes or dashes, Latin twins in Cyrillic words put right, words one space apart.
 */
export function foldedName(name: string): string {
  return withoutMarks(name.normalize('NFC'))
    .replace(APOSTROPHES, '')
    .replace(SILENT, ' ')
    .trim()
    .split(' ')
    .map((word) => keyOf(word).replace(/[\u0451\u0491]/g, (letter) => searchedAs.get(letter) ?? letter))
    .join(' ');
}

/** The stems of a name's words, each once: the same for every form and order of them. */
export function nameStems(name: string): string[] {
  return [...new Set(stemsOf(foldedName(name)))];
}

/** Digits, Cyrillic letters, Latin letters: each stands for itself by a sign whose code has its place. */
const ORDER = `0123456789${CYRILLIC_ORDER}abcdefghijklmnopqrstuvwxyz`;
const FIRST_SIGN = 0x21;
const places = new Map(
  Array.from(ORDER, (letter, place) => [letter, String.fromCharCode(FIRST_SIGN + place)]),
);

/**
 * What a name is sorted by, byte by byte: as Ukrainian is sorted, Cyrillic before Latin, without case and
 * signs. At most 100 signs of ASCII; whoever sorts by it needs something more for names that are alike.
 */
export function nameOrder(name: string): string {
  return Array.from(withoutMarks(name.normalize('NFC').slice(0, 4 * LONGEST_ORDER)).toLowerCase())
    .map((letter) => places.get(letter) ?? (/[\s-]/.test(letter) ? ' ' : ''))
    .join('')
    .trim()
    .slice(0, LONGEST_ORDER);
}

const NUMBER = /^(№|#)?\s*(\d{1,9})$/;

/** What a person typed into the search of recipes. */
export interface Searched {
  readonly folded: string;
  readonly stems: readonly string[];
  /** The running number that it may mean: "№ 1042", "#1042", "1042". */
  readonly number: number | null;
  /** It can be nothing but a number. */
  readonly numberOnly: boolean;
}

/** Reads what was typed; null when it says nothing at all. */
export function searched(typed: string): Searched | null {
  const [, sign, digits] = NUMBER.exec(typed.trim()) ?? [];
  const folded = foldedName(typed);
  if (folded === '') return null;
  return {
    folded,
    stems: nameStems(typed),
    number: digits === undefined ? null : Math.min(Number(digits), 2_147_483_647),
    numberOnly: sign !== undefined,
  };
}
