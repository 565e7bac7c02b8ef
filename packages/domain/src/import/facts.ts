import { NUMBER } from './numbers';
import { COOK_LABELS, PREP_LABELS, SERVES_LABELS, TOTAL_LABELS } from './tables/headings.words';
import { BEFORE_VALUES, DURATION_WORDS, SPOKEN_DURATIONS } from './tables/times.words';
import { SERVING_WORDS } from './tables/yields.words';
import { minutesOf } from './times';
import { yieldOf, type Yield } from './yields';

/** A fact that a line beside the recipe says. */
export type LineFact =
  | { readonly kind: 'yield'; readonly value: Yield }
  | { readonly kind: 'prep' | 'cook' | 'total'; readonly value: number };

const LONGEST = 160;
const MOST_SERVINGS = 200;
const UNITS = DURATION_WORDS.map(([, words]) => words).join('|');
const LABELS = [
  ['total', TOTAL_LABELS],
  ['prep', PREP_LABELS],
  ['cook', COOK_LABELS],
  ['yield', SERVES_LABELS],
] as const;
const LABEL = new RegExp(
  `(?<![\\p{L}-])(?:${LABELS.map(([kind, words]) => `(?<${kind}>${words})`).join('|')})(?!\\p{L})\\s*[:\\-–—.]*\\s*`,
  'giu',
);
const ONE = LABELS.map(
  ([kind, words]) => [kind, new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'iu')] as const,
);
const SPOKEN = SPOKEN_DURATIONS.map(([, words]) => words).join('|');
/** What begins a value: a number, about so much of it, or half an hour. */
const VALUE = new RegExp(`^(?:${BEFORE_VALUES})?\\s*(?:${NUMBER}|(?:${SPOKEN})(?!\\p{L}))`, 'iu');
const BEGINS_WITH_TIME = new RegExp(`^(?:${NUMBER})\\s*(?:${UNITS})(?!\\p{L})`, 'iu');
const COUNTED_SERVINGS = new RegExp(
  `(?:^|[\\s(])\\d+(?:\\s?[-–—]\\s?\\d+)?\\s*(?:${SERVING_WORDS})(?!\\p{L})`,
  'iu',
);

const clean = (line: string): string =>
  line
    .replace(/\s+/g, ' ')
    .replace(/^[^\p{L}\p{N}]+/u, '')
    .trim();

/** Whether a line is nothing but the label of a fact: its value stands in the next. */
export function isFactLabel(line: string): boolean {
  const [found, ...more] = [...clean(line).matchAll(LABEL)];
  return found !== undefined && more.length === 0 && found[0].length === clean(line).length;
}

function factOf(kind: LineFact['kind'], text: string): LineFact | null {
  if (kind === 'yield') {
    const value = yieldOf(text);
    return value && value.from <= MOST_SERVINGS ? { kind, value: { ...value, unit: 'serving' } } : null;
  }
  const value = minutesOf(text);
  // A bare number behind "Preparation" counts steps as well as minutes.
  return value !== null && /[^\d\s]/.test(text) ? { kind, value } : null;
}

/**
 * What a short line says of time and servings: "Час приготування: 30 хвилин", "Prep 10 min Cook 1 h", "Serves
 * 4-6", "(на 4 порції)", "40 Min. Arbeitszeit".
 */
export function factsOfLine(line: string): readonly LineFact[] {
  const text = clean(line);
  if (text.length > LONGEST || !/\d|[½¼¾]|\p{L}{3}/u.test(text)) return [];
  const labels = [...text.matchAll(LABEL)];
  const facts = labels.flatMap((label, at) => {
    const kind = LABELS.find(([name]) => label.groups?.[name])?.[0];
    const value = text.slice(label.index + label[0].length, labels[at + 1]?.index).trim();
    const spoken = kind === 'yield' && at === 0 && label.index === 0;
    if (kind === undefined || (!VALUE.test(value) && !spoken)) return [];
    return factOf(kind, value) ?? [];
  });
  if (facts.length > 0) return facts;
  const timed = BEGINS_WITH_TIME.test(text)
    ? ONE.find(([kind, pattern]) => kind !== 'yield' && pattern.test(text))
    : undefined;
  const fact = timed ? factOf(timed[0], text) : null;
  if (fact) return [fact];
  const [servings] = (text.length < 90 && COUNTED_SERVINGS.exec(text)) || [];
  const counted = servings === undefined ? null : factOf('yield', servings.replace('(', '').trim());
  return counted ? [counted] : [];
}

const BARE = new RegExp(`^(?:(?:${NUMBER})\\s*(?:${UNITS})\\.?\\s*){1,2}$|^\\d{1,2}:[0-5]\\d$`, 'iu');

/** The minutes of a line that is a duration and nothing else: "25 min", "1 год 10 хв", "0:20". */
export function bareMinutes(line: string): number | null {
  const text = clean(line);
  return BARE.test(text) ? minutesOf(text) : null;
}

/** A line of facts has no more words to each of them. */
const WORDS_OF_FACT = 4;

/** Whether a line says how long it takes or for how many it is, and nothing else. */
export function isFactsAlone(line: string): boolean {
  const parts = line.split(/[,;.!?](?:\s|$)|\s[–—|•]\s/).filter((part) => /\p{L}/u.test(part));
  return parts.every((part) => {
    const isFact = isFactLabel(part) || factsOfLine(part).length > 0;
    return isFact && (part.match(/\p{L}{3,}/gu)?.length ?? 0) <= WORDS_OF_FACT;
  });
}
