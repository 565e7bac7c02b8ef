import type { Language } from '../language';
import { understandLine } from '../lines';
import { NUMBER } from './numbers';
import {
  ADVERTISED,
  ELSEWHERE,
  FACT_LINES,
  FOREIGN_FOR,
  FOREIGN_UNITS,
  LINE_TIMES,
  LIST_CONTROLS,
  NUTRITION_LINES,
} from './tables/lines.words';
import { SERVING_WORDS } from './tables/yields.words';

const LONGEST = 220;
const MOST_WORDS = 32;
const BEGINS_WITH_NUMBER = new RegExp(`^(?:(?:ca|approx|about|etwa|env)\\.?\\s)?(?:${NUMBER})`, 'iu');
const FOREIGN = new RegExp(`(?:${NUMBER})\\s?(?:${FOREIGN_UNITS})(?!\\p{L})`, 'iu');
const NUTRITION = new RegExp(`(?:^|[\\s(])(?:${NUTRITION_LINES})`, 'iu');
const FACT = new RegExp(`^${FACT_LINES}(?!\\p{L}).{0,40}\\d`, 'iu');
const TIME_FIRST = new RegExp(`^\\d+\\s*(?:${LINE_TIMES})(?!\\p{L})`, 'iu');
/** "6 portions" alone. */
const SERVINGS_ONLY = new RegExp(
  `^\\d+(?:\\s?[-–—]\\s?\\d+)?\\s*(?:${SERVING_WORDS}|port)(?:\\(?s\\)?|\\.)?$`,
  'iu',
);
const FOR_WHAT = new RegExp(`^(?:${FOREIGN_FOR})\\s(?:\\S+\\s?){1,4}$`, 'iu');
const CONTROL = new RegExp(`^(?:(?:${LIST_CONTROLS}|\\d(?:[.,]5)?\\s?x|½\\s?x|[/|:–-])\\s*)+$`, 'iu');
const ENDS_A_SENTENCE = /[.!?…。]$/;

/** Languages whose lines the grammar reads; the others are judged by numbers and units. */
const known = (language: string | null): Language | undefined =>
  language === 'uk' || language === 'ru' || language === 'en' ? language : undefined;

/** Words of a line; scripts without spaces have some three letters a word. */
function wordCount(line: string): number {
  const spaced = line.split(/\s+/).length;
  return /[\u3040-\u9fff]/.test(line) ? Math.max(spaced, Math.round(line.length / 3)) : spaced;
}

const BEGINS_WITH_AMOUNT = new RegExp(`^(?:${NUMBER})`, 'u');
const ENDS_WITH_AMOUNT = new RegExp(`(?:${NUMBER})\\s?\\p{L}{0,5}\\.?$`, 'u');

/** Where a line says how much: before the food, as people write it, or behind it. */
export function placeOfAmount(line: string): 'before' | 'behind' | null {
  if (BEGINS_WITH_AMOUNT.test(line)) return 'before';
  return ENDS_WITH_AMOUNT.test(line) ? 'behind' : null;
}

/** Whether the line says how much. */
export function hasAmount(line: string, language: string | null = null): boolean {
  if (!/[\p{L}]/u.test(line)) return false;
  if (BEGINS_WITH_NUMBER.test(line) || FOREIGN.test(line)) return true;
  const spoken = understandLine(line, { language: known(language) });
  return spoken.quantity !== null || spoken.toTaste;
}

/**
 * How much a line looks like one of an ingredient list, from 0 to 1: with an amount of something it surely is,
 * a few words may be ("salt", "сіль"), a sentence, a time or a nutrient is not.
 *
 * @param language of the page, if it is known
 */
export function ingredientLikeness(line: string, language: string | null = null): number {
  const words = wordCount(line);
  if (line.length > LONGEST || words > MOST_WORDS || !/\p{L}{2}/u.test(line)) return 0;
  if (TIME_FIRST.test(line) || FACT.test(line) || SERVINGS_ONLY.test(line) || NUTRITION.test(line)) return 0;
  const sentence = ENDS_A_SENTENCE.test(line) && words > 6;
  if (hasAmount(line, language)) return sentence ? (words > 14 ? 0.2 : 0.7) : words > 20 ? 0.6 : 1;
  if (line.endsWith(':')) return 0;
  if (words <= 6) return sentence ? 0.2 : 0.45;
  return words <= 14 && !sentence ? 0.25 : 0.05;
}

/** How much a line looks like a step of cooking, from 0 to 1: a sentence or several, not too long to be one. */
export function stepLikeness(line: string): number {
  if (!/\p{L}{2}/u.test(line)) return 0;
  const words = wordCount(line);
  if (words < 3 || line.length > 3000) return 0.1;
  const sentence = /[.!;:?。…)]$/.test(line);
  return Math.min(1, words / 10) * (sentence ? 1 : 0.75);
}

/** Whether a line belongs to the list's controls (how much it is for, in which units), not to the list. */
export const isListControl = (line: string): boolean => CONTROL.test(line);

const BESIDE = new RegExp(`^(?:[\\p{P}\\s]*(?:${ADVERTISED})[\\p{P}\\s]*$|(?:${ELSEWHERE})(?!\\p{L}))`, 'iu');

/** Whether a line in the midst of a recipe is the page's own affair: an advertisement's mark, "Читайте також: …". */
export const isBesideRecipe = (line: string): boolean => line.length <= LONGEST && BESIDE.test(line);

/** Whether a line among ingredients only names the part that they are for: "For the sauce:", "Для тіста". */
export function isGroupName(line: string, language: string | null = null): boolean {
  if (line.length > 70 || /\d/.test(line.replace(/^\d+[.)]\s/, ''))) return false;
  return (
    understandLine(line, { language: known(language) }).heading || /:$/.test(line) || FOR_WHAT.test(line)
  );
}
