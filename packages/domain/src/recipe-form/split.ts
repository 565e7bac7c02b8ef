import { STEP } from './tables/split.words';

/** Dots, dashes, ticks and check boxes that people put before a line. */
const BULLET = /^(?:[-–—•·*▪◦‣○●☐☑✓✔+]+|\[[ x]?\])\s+/i;
/** "1." and "2)" and "Step 3:", but not "1.5 kg". */
const NUMBERED = new RegExp(`^(?:\\d{1,2}[.)]|(?:${STEP})\\s*\\d{1,2}\\s*[.:)]?)\\s+(?=\\p{L})`, 'iu');
/** A line that is only a number, or "Step 3". */
const ONLY_NUMBER = new RegExp(`^(?:${STEP})?\\s*\\d{1,2}\\s*[.:)]?$`, 'iu');

/** The lines of what was pasted, without bullets; empty ones are left out. */
export function linesOfText(text: string): string[] {
  return text
    .split(/\r\n|[\n\r\u2028\u2029]/)
    .map((line) => line.replace(/\s+/g, ' ').trim().replace(BULLET, ''))
    .filter((line) => line !== '');
}

/** The steps of what was pasted: its lines, without bullets and numbers. */
export function stepsOfText(text: string): string[] {
  return linesOfText(text)
    .filter((line) => !ONLY_NUMBER.test(line))
    .map((line) => line.replace(NUMBERED, ''));
}
