import { fractionValue, NUMBER } from './numbers';
import { DURATION_WORDS, HALF_MORE, RANGE_WORDS, SPOKEN_DURATIONS } from './tables/times.words';

/** Longer than a month nothing ripens on a recipe page; it is a slip of the page. */
const MOST_MINUTES = 31 * 1440;
/** A duration's text is short; what is longer is a paragraph. */
const LONGEST = 200;

const ISO =
  /^([+-])?p(?:([+-]?[\d.,]+)y)?(?:([+-]?[\d.,]+)m)?(?:([+-]?[\d.,]+)w)?(?:([+-]?[\d.,]+)d)?(?:t(?:([+-]?[\d.,]+)h)?(?:([+-]?[\d.,]+)m?)?(?:([+-]?[\d.,]+)s)?)?$/i;

const plain = (minutes: number): number | null => {
  const whole = Math.round(minutes);
  return Number.isFinite(minutes) && whole > 0 && whole <= MOST_MINUTES ? whole : null;
};

/** ISO 8601 as pages write it: PT70M, P0Y0M0DT0H35M0.000S, PT1H30, P30M for minutes. */
function isoMinutes(text: string): number | null | undefined {
  const match = ISO.exec(text.replace(/\s+/g, ''));
  if (!match) return undefined;
  const [, sign, years, months, weeks, days, hours, minutes, seconds] = match;
  const parts = [years, months, weeks, days, hours, minutes, seconds].map((part) =>
    Number((part ?? '0').replace(',', '.')),
  );
  if (sign === '-' || parts.some((part) => !(part >= 0))) return null;
  const [, month = 0, week = 0, day = 0, hour = 0, minute = 0, second = 0] = parts;
  // Without a T the only M that a recipe can mean is minutes.
  const slips = text.toLowerCase().includes('t') ? 0 : month;
  return plain(week * 10_080 + day * 1440 + hour * 60 + minute + slips + second / 60);
}

const UNITS = DURATION_WORDS.map(
  ([minutes, words]) => [minutes, new RegExp(`^(?:${words})$`, 'iu')] as const,
);
const ANY_UNIT = DURATION_WORDS.map(([, words]) => words).join('|');
const COUNTED = new RegExp(
  `(${NUMBER})(?:\\s*(?:${RANGE_WORDS})\\s*(${NUMBER}))?(?:\\s*(${HALF_MORE}))?\\s*-?(${ANY_UNIT})\\.?(?!\\p{L})(?:\\s*(${HALF_MORE}))?`,
  'giu',
);
const SPOKEN = SPOKEN_DURATIONS.map(
  ([minutes, words]) => [minutes, new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'iu')] as const,
);

const unitOf = (word: string): number => UNITS.find(([, pattern]) => pattern.test(word))?.[0] ?? 0;

/** The sum of what is counted; each unit once and none larger than the one before it: "1 hour 10 minutes". */
function countedMinutes(text: string): number {
  let sum = 0;
  let last = Infinity;
  for (const [, from = '', to, half, unit = '', halfBehind] of text.matchAll(COUNTED)) {
    const length = unitOf(unit);
    if (length >= last) break;
    last = length;
    sum += (fractionValue(to ?? from) + ((half ?? halfBehind) ? 0.5 : 0)) * length;
  }
  return sum;
}

/**
 * How many minutes a duration on a page says: ISO 8601, "1:30", a bare number of minutes, or words in the
 * languages of the table ("1 год 10 хв", "30-40 minutes", "anderthalb Stunden"). Of a range the longer end.
 * Null when nothing is said: no number, zero, less than nothing.
 */
export function minutesOf(written: string | number): number | null {
  if (typeof written === 'number') return plain(written);
  const text = written.normalize('NFC').replace(/\s+/g, ' ').trim().slice(0, LONGEST);
  if (text === '') return null;
  const iso = isoMinutes(text);
  if (iso !== undefined) return iso;
  const clock = /^(\d{1,2}):([0-5]\d)(?::[0-5]\d)?$/.exec(text);
  if (clock) return plain(Number(clock[1]) * 60 + Number(clock[2]));
  if (/^-/.test(text)) return null;
  const hours = /^(\d{1,2})\s?(?:h|г|год)\.?\s?([0-5]?\d)$/iu.exec(text);
  if (hours) return plain(Number(hours[1]) * 60 + Number(hours[2]));
  if (/^\d+(?:[.,]\d+)?$/.test(text)) return plain(fractionValue(text));
  const counted = countedMinutes(text);
  if (counted > 0) return plain(counted);
  return SPOKEN.find(([, pattern]) => pattern.test(text))?.[0] ?? null;
}
