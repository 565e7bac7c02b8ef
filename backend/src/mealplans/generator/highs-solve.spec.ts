import { expect, test } from '@jest/globals';
import { highsSolve } from './highs-solve';

const PROGRAM = `Minimize
 obj: + 2 a + 3 b
Subject To
 r0: + 1 a + 1 b >= 1
Bounds
Binaries
 a
 b
End
`;

test('a program is solved, and what cannot be is null', async () => {
  const solve = await highsSolve(() => 10);
  expect(solve(PROGRAM)).toEqual({ a: 1, b: 0 });
  expect(solve(PROGRAM.replace('>= 1', '>= 3'))).toBeNull();
  expect(solve('this is no program')).toBeNull();
  expect(solve(PROGRAM)).toEqual({ a: 1, b: 0 });
});

test('nothing is begun when time is over', async () => {
  const solve = await highsSolve(() => 0);
  expect(solve(PROGRAM)).toBeNull();
});
