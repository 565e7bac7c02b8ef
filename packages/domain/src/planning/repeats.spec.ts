import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { addDays } from '../time/day';
import { comesTooOften, USUAL_REPEATS } from './repeats';

const DAY = '2026-12-30';
const at = (...gaps: number[]) => gaps.map((gap) => addDays(DAY, gap));

describe('a dish comes too often', () => {
  test.each([
    ['on a day of its own', [], USUAL_REPEATS, false],
    ['the same day', at(0), USUAL_REPEATS, true],
    ['the day after', at(-1), USUAL_REPEATS, true],
    ['two days before itself', at(2), USUAL_REPEATS, false],
    ['over a change of year', at(3), { times: 1, days: 4 }, true],
    ['a second time of two', at(-2), { times: 2, days: 7 }, false],
    ['a third time of two, around both', at(-3, 3), { times: 2, days: 7 }, true],
    ['a third time of two, too far from both', at(-4, 4), { times: 2, days: 7 }, false],
    ['a second time a day of two', at(0), { times: 2, days: 1 }, false],
  ])('%s: %s %j → %s', (_, others, repeats, expected) => {
    expect(comesTooOften(DAY, others, repeats)).toBe(expected);
  });

  test('law: dishes that were let in stand no oftener than that in any run of days', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 0, max: 20 }), { maxLength: 30 }),
        fc.integer({ min: 1, max: 4 }),
        fc.integer({ min: 1, max: 10 }),
        (offers, times, days) => {
          const taken: number[] = [];
          for (const offer of offers) {
            if (!comesTooOften(addDays(DAY, offer), at(...taken), { times, days })) taken.push(offer);
          }
          for (let first = -days; first <= 20; first++) {
            const inRun = taken.filter((gap) => gap >= first && gap < first + days);
            expect(inRun.length).toBeLessThanOrEqual(times);
          }
        },
      ),
      { seed: 20261129 },
    );
  });
});
