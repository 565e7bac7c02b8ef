import { test } from '@jest/globals';
import * as fc from 'fast-check';
import { expectLawful, history, prices } from './testing/histories';

test('forty thousand lives of a subscription: no day and no coin is made or lost', () => {
  fc.assert(fc.property(prices, history, expectLawful), { numRuns: 40_000 });
}, 600_000);
