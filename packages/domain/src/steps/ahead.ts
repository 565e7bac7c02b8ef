import type { Language } from '../language';
import { stepTimes } from './step-times';
import { AHEAD_WORDS, IF, KEEPS, OVERNIGHT } from './tables/ahead.words';

/** What is done long before a meal: beans are soaked, meat is taken out of the freezer, a salad is put into the cold. */
export const AHEAD_KINDS = ['thaw', 'soak', 'chill', 'wait'] as const;
export type AheadKind = (typeof AHEAD_KINDS)[number];

/** A thing to do so many hours before a meal; 2 to 24. */
export interface Ahead {
  readonly kind: AheadKind;
  readonly hours: number;
}

/** What takes less is done while one cooks. */
const LEAST_HOURS = 2;
const A_NIGHT = 8;

const pattern = (words: string): RegExp => new RegExp(words, 'iu');
const kinds = AHEAD_KINDS.map((kind) => [kind, pattern(`(?<!\\p{L})(?:${AHEAD_WORDS[kind]})`)] as const);
const [overnight, conditional, keeping] = [pattern(OVERNIGHT), pattern(IF), pattern(KEEPS)];

/**
 * What of a step, or of the words behind a line ("thawed"), has to be done long before the meal: the longest
 * of it, or null. A night is 8 hours, and so long takes what is thawed. Sentences that begin with "if" and
 * those of how long a dish keeps say nothing.
 */
export function aheadOf(text: string, language: Language): Ahead | null {
  const found = text
    .split(/(?<=[.!?…])\s+/u)
    .filter((sentence) => !conditional.test(sentence) && !keeping.test(sentence))
    .flatMap((sentence) => aheadOfSentence(sentence, language) ?? []);
  return found.reduce<Ahead | null>((most, one) => (most && most.hours >= one.hours ? most : one), null);
}

function aheadOfSentence(sentence: string, language: Language): Ahead | null {
  const [kind] = kinds.find(([, words]) => words.test(sentence)) ?? [];
  if (kind === undefined) return null;
  const named = Math.max(0, ...stepTimes(sentence, language).map(({ seconds }) => seconds / 3600));
  const night = overnight.test(sentence) || (kind === 'thaw' && named === 0) ? A_NIGHT : 0;
  const hours = Math.max(named, night);
  return hours >= LEAST_HOURS ? { kind, hours } : null;
}
