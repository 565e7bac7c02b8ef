import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import {
  factsOfLine,
  ingredientLikeness,
  ingredientText,
  minutesOf,
  numberedParts,
  partOfHeading,
  stepText,
  yieldOf,
} from './index';

/** Pieces that the patterns look for, in any order. */
const PIECES = [
  'PT',
  '1',
  '30',
  '½',
  ' ',
  'хв',
  'год',
  'min',
  '-',
  '(',
  ')',
  '((',
  ',',
  ';',
  '.',
  'порцій',
  'dozen',
  'Step ',
  'Інгредієнти',
  ':',
  'г',
  'Â½',
];
const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.array(fc.constantFrom(...PIECES), { maxLength: 30 }).map((parts) => parts.join('')),
);

test('whatever a page writes is read or is nothing', () => {
  fc.assert(
    fc.property(text, (written) => {
      const minutes = minutesOf(written);
      expect(minutes === null || (Number.isInteger(minutes) && minutes > 0)).toBe(true);
      const given = yieldOf(written);
      expect(given === null || given.from > 0).toBe(true);
      expect(given === null || given.to === null || given.to > given.from).toBe(true);
      const likeness = ingredientLikeness(written);
      expect(likeness >= 0 && likeness <= 1).toBe(true);
      partOfHeading(written);
      factsOfLine(written);
    }),
    { numRuns: 300 },
  );
});

test('tidying twice is tidying once, and no letter is made up', () => {
  fc.assert(
    fc.property(text, (written) => {
      const once = ingredientText(written);
      expect(ingredientText(once).length).toBeLessThanOrEqual(once.length);
      expect(stepText(written).length).toBeLessThanOrEqual(written.normalize('NFC').length);
      const letters = (line: string) => line.replace(/[^\p{L}]/gu, '').length;
      expect(letters(numberedParts(written).join(''))).toBeLessThanOrEqual(letters(written));
    }),
    { numRuns: 300 },
  );
});
