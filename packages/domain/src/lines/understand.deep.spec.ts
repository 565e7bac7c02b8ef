import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { oddLine } from './testing/odd-lines';
import { understandLine } from './understand';

test('a hundred thousand odd lines: none throws, none gives a number that is none', () => {
  fc.assert(
    fc.property(oddLine, fc.constantFrom('uk', 'ru', 'en', undefined), (text, language) => {
      const { quantity, quantityTo } = understandLine(text, { language });
      expect([quantity, quantityTo].every((value) => value === null || Number.isFinite(value))).toBe(true);
    }),
    { numRuns: 100_000 },
  );
});
