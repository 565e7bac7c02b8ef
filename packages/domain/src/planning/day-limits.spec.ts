import { expect, test } from '@jest/globals';
import { overLimits } from './day-limits';

const DAY = { kcal: 1800, cash: 15_000 };
const BOTH = { kcal: 2000, cash: 20_000 };

test.each([
  ['stays within', { kcal: 200, cash: 5_000 }, BOTH, {}],
  ['goes over both', { kcal: 300, cash: 5_001 }, BOTH, { kcal: 100, cash: 1 }],
  ['has no limit', { kcal: 900, cash: 90_000 }, { kcal: null, cash: null }, {}],
  ['has a limit of money alone', { kcal: 900, cash: 6_000 }, { ...BOTH, kcal: null }, { cash: 1_000 }],
  ['is over and gets nothing more', { kcal: 0, cash: 0 }, { kcal: 1000, cash: 1_000 }, {}],
  ['is over by less than one sees', { kcal: 200.4, cash: 0 }, BOTH, {}],
])('a day that %s', (_, more, limits, over) => {
  expect(overLimits(DAY, more, limits)).toEqual(over);
});
