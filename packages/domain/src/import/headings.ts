import {
  HOW_TO_HEADINGS,
  INGREDIENT_HEADINGS,
  INGREDIENT_WORDS,
  OTHER_HEADINGS,
  STEP_HEADINGS,
} from './tables/headings.words';
import { DURATION_WORDS } from './tables/times.words';

/** What the part of a page is about that a heading stands above. */
export type PartKind = 'ingredients' | 'steps' | 'other';

/** Longer than this a text is a sentence and no heading. */
const LONGEST = 90;
const MOST_WORDS = 12;

const pattern = (words: readonly string[]) => new RegExp(`^(?:${words.join('|')})(?!\\p{L})`, 'iu');
const BEGINNING = (words: readonly string[]) => new RegExp(`^(?:${words.join('|')})`, 'iu');
const INGREDIENTS = pattern(INGREDIENT_HEADINGS);
const STEPS = pattern(STEP_HEADINGS);
const HOW_TO = pattern(HOW_TO_HEADINGS);
const WITHIN = new RegExp(`(?<!\\p{L})(?:${INGREDIENT_WORDS})(?!\\p{L})`, 'iu');
/** "Preparation: 30 minutes" announces no steps. */
const TIMED = new RegExp(`\\d\\s*(?:${DURATION_WORDS.map(([, words]) => words).join('|')})(?!\\p{L})`, 'iu');
const OTHER = BEGINNING(OTHER_HEADINGS);

/**
 * What a heading announces, in the languages of the table: "Інгредієнти (на 4 порції):", "Zubereitung".
 * Null when it says neither, or is too long to be one.
 *
 * @param marked it looks like a heading: then its subject may also stand in the midst of it
 */
export function partOfHeading(written: string, marked = true): PartKind | null {
  const text = written
    .normalize('NFC')
    .replace(/^[^\p{L}\p{N}]+/u, '')
    .replace(/\s+/g, ' ')
    .trim();
  if (text === '' || text.length > LONGEST || text.split(' ').length > MOST_WORDS) return null;
  if (!marked && /^\d/.test(text)) return null;
  if (INGREDIENTS.test(text)) return 'ingredients';
  if (STEPS.test(text)) return TIMED.test(text) ? null : 'steps';
  if (marked && HOW_TO.test(text)) return 'steps';
  if (OTHER.test(text)) return 'other';
  return marked && WITHIN.test(text) ? 'ingredients' : null;
}
