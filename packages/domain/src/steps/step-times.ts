import type { Language } from '../language';
import { numberPattern, valueOf } from './numbers';
import {
  ABOUT_MINUTES,
  AND_HALF,
  AND_QUARTER,
  HALF_HOURS,
  NO_TIMER,
  ONE_HOUR,
  ONE_MINUTE,
  TIME_WORDS,
} from './tables/times.words';

/** A time that a step names: how many seconds, and the words that say it. Of a range the shorter end. */
export interface StepTime {
  readonly seconds: number;
  readonly text: string;
}

/** Longer than a day nobody waits beside the stove. */
const MOST_SECONDS = 24 * 3600;
const GAP = '[ \\u00a0-]?';

const patterns = new Map<Language, RegExp>();

function patternOf(language: Language): RegExp {
  const made = patterns.get(language);
  if (made) return made;
  const number = numberPattern(language);
  const unit = TIME_WORDS.map(([, words]) => words).join('|');
  const counted = `(?<number>${number})(?:[ \\u00a0]?[-–—][ \\u00a0]?(?:${number}))?${GAP}(?<unit>${unit})`;
  const inverted = `(?:${ABOUT_MINUTES})[ \\u00a0](?<after>\\d+)(?:[-–—]\\d+)?`;
  const fixed = `(?<half>${HALF_HOURS})|(?<hour>${ONE_HOUR})|(?<minute>${ONE_MINUTE})`;
  const more = `(?:[ \\u00a0](?:(?<quarter>${AND_QUARTER})|(?<more>${AND_HALF})))?`;
  const pattern = new RegExp(
    `(?<![\\p{L}\\p{N}.,/⁄])(?:(?:${inverted})|(?:${fixed}|${counted})${more})(?![\\p{L}\\p{N}])`,
    'giu',
  );
  patterns.set(language, pattern);
  return pattern;
}

/**
 * The times that a step's text names, in their order, each length once: what a timer may be set to. How often
 * something is done ("every 5 minutes") is none, and neither is what takes longer than a day.
 */
export function stepTimes(text: string, language: Language): readonly StepTime[] {
  const found: StepTime[] = [];
  for (const match of text.matchAll(patternOf(language))) {
    if (new RegExp(`(?:${NO_TIMER})\\s*$`, 'iu').test(text.slice(0, match.index))) continue;
    const seconds = secondsOf(match.groups ?? {}, language);
    const usable = seconds > 0 && seconds <= MOST_SECONDS;
    if (usable && !found.some((time) => time.seconds === seconds)) found.push({ seconds, text: match[0] });
  }
  return found;
}

function secondsOf(groups: Readonly<Record<string, string | undefined>>, language: Language): number {
  const { number, unit, after, half, hour, minute, quarter, more } = groups;
  const part = quarter === undefined ? (more === undefined ? 0 : 0.5) : 0.25;
  if (after !== undefined) return Number(after) * 60;
  if (half !== undefined) return 1800;
  if (hour !== undefined) return 3600 * (1 + part);
  if (minute !== undefined) return 60 * (1 + part);
  if (number === undefined || unit === undefined) return 0;
  const length = TIME_WORDS.find(([, words]) => new RegExp(`^(?:${words})$`, 'iu').test(unit))?.[0] ?? 0;
  return Math.round((valueOf(number, language) + part) * length);
}
