import { test } from '@jest/globals';
import { randomProblem } from './testing/instances';
import { expectLaws } from './testing/laws';

/** The long run of the laws, on instances that the short one does not see. */
test('no rule is broken in thousands of random problems', () => {
  for (let seed = 10_001; seed <= 12_500; seed++) expectLaws(seed, randomProblem(seed));
});
