import { fractionValue, NUMBER } from './numbers';
import { RANGE_WORDS } from './tables/times.words';
import { DOZEN_WORDS, SERVING_WORDS, SPOKEN_NUMBERS } from './tables/yields.words';

/** What comes out of a recipe. */
export interface Yield {
  /** Of a range the lower end. */
  readonly from: number;
  readonly to: number | null;
  /** Servings, or things: muffins, jars, cups. */
  readonly unit: 'serving' | 'item';
  /** As the page says it. */
  readonly text: string;
}

const LONGEST = 200;
const MOST = 10_000;
const QUANTITY = new RegExp(
  `(?<![\\p{L}\\d.,/])(${NUMBER})(?:\\s*(?:${RANGE_WORDS})\\s*(${NUMBER}))?(?:\\s*(${DOZEN_WORDS})(?!\\p{L}))?`,
  'iu',
);
const SERVING = new RegExp(`(?<!\\p{L})(?:${SERVING_WORDS})(?!\\p{L})`, 'iu');
const SPOKEN = SPOKEN_NUMBERS.map(
  ([value, words]) => [value, new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'iu')] as const,
);
const DOZEN = new RegExp(`(?<!\\p{L})(?:${DOZEN_WORDS})(?!\\p{L})`, 'iu');

const usable = (value: number): boolean => value > 0 && value <= MOST;

/** Whether anything but a number and its servings is counted: "12 muffins", "makes 2 loaves". */
function isItem(text: string, counted: string): boolean {
  if (SERVING.test(text)) return false;
  const rest = text.slice(text.indexOf(counted) + counted.length);
  return /\p{L}{2}/u.test(rest.replace(/\([^)]*\)/g, '')) || DOZEN.test(counted);
}

/**
 * How much a recipe gives, out of what a page says: "на 4 порції", "4-6 servings", "3 dozen" (36 things),
 * "8 Portionen", "12 мафінів", "Serves two". A bare number is servings. Null when no number is said.
 */
export function yieldOf(written: string | number): Yield | null {
  const text = String(written).normalize('NFC').replace(/\s+/g, ' ').trim().slice(0, LONGEST);
  const match = QUANTITY.exec(text);
  if (!match) return spokenYield(text);
  const [counted, first = '', second, dozen] = match;
  const times = dozen === undefined ? 1 : 12;
  const from = fractionValue(first) * times;
  const to = second === undefined ? null : fractionValue(second) * times;
  if (!usable(from)) return null;
  const wide = to !== null && usable(to) && to > from ? to : null;
  return { from, to: wide, unit: isItem(text, counted) ? 'item' : 'serving', text };
}

function spokenYield(text: string): Yield | null {
  const spoken = SPOKEN.find(([, pattern]) => pattern.test(text));
  if (!spoken && !DOZEN.test(text)) return null;
  const dozen = DOZEN.test(text);
  const from = (spoken?.[0] ?? 1) * (dozen ? 12 : 1);
  return { from, to: null, unit: SERVING.test(text) ? 'serving' : 'item', text };
}
