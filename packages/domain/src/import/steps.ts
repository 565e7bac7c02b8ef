import { tidyLine, withoutBullet } from './text';
import { STEP_NUMBER, STEPS_IN_ALL } from './tables/steps.words';

/** How many there are in all: "Step 1 of 8", "Étape 1/8". */
const OF_ALL = `(?:\\s*(?:/|${STEPS_IN_ALL})\\s*\\d{1,2}(?!\\d))?`;
const NUMBERED = new RegExp(
  `^(?:(?:${STEP_NUMBER})\\s*(?:№|#|n°)?\\s*\\d{1,2}${OF_ALL}\\s*[.):–—-]*|\\d{1,2}\\s*[.)](?!\\d)|#\\s?\\d{1,2}[.):]?)\\s*`,
  'iu',
);
const ONLY_NUMBER = new RegExp(
  `^(?:(?:${STEP_NUMBER})\\s*(?:№|#|n°)?\\s*)?\\d{1,2}${OF_ALL}\\s*[.):]?$`,
  'iu',
);

/** A step's number inside of a line: behind its word, or before a dot. */
const WORDED = new RegExp(`(?:^|[\\s.!?)])(?:${STEP_NUMBER})\\s(\\d{1,2})[.:)]?\\s`, 'giu');
const DOTTED = /(?:^|[\s.!?)])(\d{1,2})\s?[.)](?=\s|\p{L})/gu;

/** A longer line is no list of steps. */
const LONGEST_NUMBERED = 50_000;

/** A number drawn as a key: 1️⃣. */
const KEYCAP = /^(\d)\ufe0f?\u20e3\s*/u;

/** Whether a text is nothing but a step's number: "3.", "Крок 3". */
export const isStepNumber = (text: string): boolean => ONLY_NUMBER.test(text.trim());

/** A step without the number in front of it. */
export function stepText(written: string): string {
  const text = withoutBullet(tidyLine(written).replace(KEYCAP, '$1. '));
  if (isStepNumber(text)) return '';
  return text.replace(NUMBERED, '').trim() || text;
}

/**
 * Steps that stand in one line, each behind its number: "1. Крок A 2. Крок B". The numbers must begin with 1
 * and go up by one, at least to 2; else the line is one step. Behind a word for a step they may begin with 2 and go
 * up to 3, for the first one's stood elsewhere: "Крок A Крок 2 Крок B Крок 3 Крок C".
 */
export function numberedParts(line: string): readonly string[] {
  if (line.length > LONGEST_NUMBERED) return [line];
  const dotted = /^\d/.test(line);
  const starts: { readonly at: number; readonly behind: number }[] = [];
  for (const match of line.matchAll(dotted ? DOTTED : WORDED)) {
    if (!dotted && starts.length === 0 && Number(match[1]) === 2 && match.index > 0)
      starts.push({ at: 0, behind: 0 });
    if (Number(match[1]) !== starts.length + 1) continue;
    const at = match.index + match[0].search(/[\p{L}\d]/u);
    starts.push({ at, behind: match.index + match[0].length });
  }
  const fewest = starts[0]?.behind === 0 ? 3 : 2;
  if (starts.length < fewest || (starts[0]?.at ?? 1) > 0) return [line];
  return starts.map(({ behind }, place) => line.slice(behind, starts[place + 1]?.at).trim());
}

/** Where a break between two steps was lost: "…salt.Heat the oil": a full stop and no space. */
const GLUED = /(?<=[\p{Ll})][.!?])(?:(?=\p{Lu}\p{Ll})|\s(?=\p{Lu}\p{Ll}+:\s))/u;
/** Shorter than this on average, parts are abbreviations and no steps. */
const SHORTEST_GLUED = 30;

/**
 * Steps that stand in one line because the breaks between them were lost. At least two of the breaks must be
 * seen; else the line is one step.
 */
export function gluedParts(line: string): readonly string[] {
  if (line.length > LONGEST_NUMBERED) return [line];
  const parts = line.split(GLUED);
  return parts.length > 2 && line.length / parts.length >= SHORTEST_GLUED ? parts : [line];
}

/** Whether a line among steps only names those that follow: "For the sauce:". */
export const isStageName = (line: string): boolean =>
  /:$/.test(line) && line.length <= 70 && line.split(' ').length <= 8;

/**
 * Steps without the numbers in front of them, however these are written ("1 Mix", "2Bake"): where nearly each
 * line begins with its own place in the list.
 */
export function withoutCounts(lines: readonly string[]): readonly string[] {
  const begins = (line: string, at: number) =>
    new RegExp(`^0?${at + 1}(?![\\d,/°%])\\s*[.):–-]?\\s*(?=\\p{L})`, 'u').exec(line);
  const counted = lines.filter((line, at) => begins(line, at) !== null).length;
  if (lines.length < 2 || counted < lines.length * 0.8) return lines;
  return lines.map((line, at) => line.slice(begins(line, at)?.[0].length ?? 0));
}
