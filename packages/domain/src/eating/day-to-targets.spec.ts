import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { NO_PLATE, totalOf, type Plate } from '../food/day-totals';
import type { Targets } from '../food/targets';
import { dayToTargets, RESCALE_BOUNDS } from './day-to-targets';
import { distance, kitchenStep, type OpenPlate } from './plates';

const NO_TARGETS: Targets = { kcal: null, protein: null, fat: null, carbs: null, cash: null };
const targetsOf = (kcal: number, cash: number | null = null): Targets => ({
  ...NO_TARGETS,
  kcal,
  protein: kcal / 20,
  fat: (kcal * 7) / 200,
  carbs: (kcal * 12) / 100,
  cash,
});
const plateOf = (kcal: number, cash = 0): Plate => ({
  kcal,
  protein: kcal / 20,
  fat: (kcal * 7) / 200,
  carbs: (kcal * 12) / 100,
  fiber: 0,
  cash,
});
const open = (id: string, kcal: number, grams = 300, cash = 0): OpenPlate => ({
  id,
  grams,
  ...plateOf(kcal, cash),
});

describe('portions for one person', () => {
  test.each<[string, Targets, Plate, OpenPlate[], [string, number][]]>([
    [
      'grow alike',
      targetsOf(2000),
      NO_PLATE,
      [open('a', 500), open('b', 500)],
      [
        ['a', 570],
        ['b', 570],
      ],
    ],
    ['shrink', targetsOf(1000), NO_PLATE, [open('a', 2000)], [['a', 150]]],
    ['stay where the day is near enough', targetsOf(2000), NO_PLATE, [open('a', 1990)], []],
    ['stay without targets', NO_TARGETS, NO_PLATE, [open('a', 500)], []],
    ['leave what stands there already', targetsOf(2000), plateOf(1500), [open('a', 1000)], [['a', 180]]],
    ['never more than double', targetsOf(3000), NO_PLATE, [open('a', 500)], [['a', 600]]],
    [
      'grow no further than the cash limit',
      targetsOf(2000, 150),
      NO_PLATE,
      [open('a', 1000, 300, 100)],
      [['a', 450]],
    ],
    ['do not grow where the limit is passed', targetsOf(2000, 50), NO_PLATE, [open('a', 1000, 300, 100)], []],
    ['leave a plate of nothing', targetsOf(2000), NO_PLATE, [open('a', 0, 0)], []],
  ])('%s', (_, targets, fixed, plates, expected) => {
    const { weights, after } = dayToTargets(targets, fixed, plates);
    const got = weights.map(({ id, grams }) => [id, grams]);
    if (expected.length === 2) {
      // Which of two that are alike has the odd step does not matter.
      expect(got).toHaveLength(2);
      expect(after.kcal).toBeGreaterThanOrEqual(1900);
    } else expect(got).toEqual(expected);
  });

  const anyPlate = fc
    .record({
      grams: fc.integer({ min: 5, max: 900 }),
      kcal: fc.integer({ min: 0, max: 1500 }),
      protein: fc.integer({ min: 0, max: 90 }),
      fat: fc.integer({ min: 0, max: 90 }),
      carbs: fc.integer({ min: 0, max: 200 }),
      cash: fc.integer({ min: 0, max: 9000 }),
    })
    .map((plate) => ({ ...plate, fiber: 0 }));
  const anyDay = fc.record({
    targets: fc.record({
      kcal: fc.option(fc.integer({ min: 0, max: 4000 })),
      protein: fc.option(fc.integer({ min: 0, max: 200 })),
      fat: fc.option(fc.integer({ min: 0, max: 150 })),
      carbs: fc.option(fc.integer({ min: 0, max: 400 })),
      cash: fc.option(fc.integer({ min: 0, max: 30_000 })),
    }),
    fixed: anyPlate.map(({ grams: _, ...plate }): Plate => plate),
    plates: fc
      .array(anyPlate, { maxLength: 5 })
      .map((all) => all.map((plate, at): OpenPlate => ({ ...plate, id: String(at) }))),
  });

  test('are never further from the targets, nor dearer than the limit or than the day was', () => {
    fc.assert(
      fc.property(anyDay, ({ targets, fixed, plates }) => {
        const { before, after } = dayToTargets(targets, fixed, plates);
        expect(distance(after, targets)).toBeLessThanOrEqual(distance(before, targets) + 1e-9);
        if (targets.cash !== null)
          expect(after.cash).toBeLessThanOrEqual(Math.max(targets.cash, before.cash) + 1e-6);
        expect(before).toEqual(totalOf([fixed, ...plates]));
      }),
      { numRuns: 60 },
    );
  });

  test('are whole kitchen steps between half and double', () => {
    fc.assert(
      fc.property(anyDay, ({ targets, fixed, plates }) => {
        for (const { from, grams } of dayToTargets(targets, fixed, plates).weights) {
          expect(grams % kitchenStep(from)).toBe(0);
          expect(grams).toBeGreaterThanOrEqual(from * RESCALE_BOUNDS.least - 1e-6);
          expect(grams).toBeLessThanOrEqual(from * RESCALE_BOUNDS.most + 1e-6);
        }
      }),
      { numRuns: 60 },
    );
  });
});
