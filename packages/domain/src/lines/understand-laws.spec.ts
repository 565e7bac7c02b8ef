import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { catalogueIndex } from './catalogue';
import { joinUnderstood } from './join-understood';
import { oddLine } from './testing/odd-lines';
import { understandLine } from './understand';

const INDEX = catalogueIndex([{ id: 'garlic', names: { uk: 'часник', ru: 'чеснок', en: 'garlic' } }]);

test('no line makes it throw, and what it gives is a quantity or none', () => {
  fc.assert(
    fc.property(oddLine, (text) => {
      const line = understandLine(text);
      joinUnderstood(line, INDEX);
      expect(line.quantity === null || Number.isFinite(line.quantity)).toBe(true);
      expect(line.quantity === null).toBe(line.amounts.length === 0);
    }),
    { numRuns: 3000 },
  );
});
