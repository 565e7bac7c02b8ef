import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import {
  ACTIVITIES,
  BODY_BOUNDS,
  bodyMassIndex,
  energyFloor,
  GOALS,
  lowTarget,
  restingEnergy,
  SEXES,
  suggestTargets,
  UNDERWEIGHT_BMI,
  type Body,
} from './energy';

const OLENA: Body = { sex: 'female', age: 30, heightCm: 165, weightKg: 60 };
const TARAS: Body = { sex: 'male', age: 40, heightCm: 180, weightKg: 80 };
const THIN: Body = { ...OLENA, weightKg: 50 };

/** By hand, from the paper's equation. */
test.each([
  ['a woman', OLENA, 10 * 60 + 6.25 * 165 - 5 * 30 - 161],
  ['a man', TARAS, 10 * 80 + 6.25 * 180 - 5 * 40 + 5],
  ['known figures', { ...OLENA }, 1320.25],
])('the energy of rest of %s', (_, body, kcal) => {
  expect(restingEnergy(body)).toBe(kcal);
});

describe('targets', () => {
  test('keep a weight', () => {
    expect(suggestTargets(OLENA, 'light', 'keep', { expecting: false })).toEqual({
      refused: null,
      resting: 1320,
      keeping: 1815,
      kcal: 1820,
      protein: 72,
      fat: 61,
      carbs: 246,
      floored: false,
    });
  });

  test.each([
    ['loses slowly', TARAS, 'moderate', 'lose', { kcal: 2280, protein: 128 }],
    ['gains slowly', TARAS, 'moderate', 'gain', { kcal: 2950, protein: 128 }],
    ['does not go under rest', OLENA, 'sitting', 'lose', { kcal: 1350, floored: false }],
    [
      'stops at 1200',
      { sex: 'female', age: 80, heightCm: 150, weightKg: 48 },
      'sitting',
      'lose',
      { kcal: 1200, floored: true },
    ],
  ] as const)('of whoever %s', (_, body, activity, goal, wanted) => {
    expect(suggestTargets(body, activity, goal, { expecting: false })).toMatchObject(wanted);
  });

  test.each([
    ['underweight', THIN, 'lose', false, 'underweight'],
    ['underweight who keeps', THIN, 'keep', false, null],
    ['expecting who loses', TARAS, 'lose', true, 'expecting'],
    ['expecting who keeps', OLENA, 'keep', true, null],
  ] as const)('are refused to %s: %s %s %s → %s', (_, body, goal, expecting, refused) => {
    expect(suggestTargets(body, 'light', goal, { expecting }).refused).toBe(refused);
  });

  test('law: never under the floor, never a loss at a low weight, and energy is what the macros hold', () => {
    const within = ({ min, max }: { min: number; max: number }) => fc.integer({ min, max });
    const bodies = fc.record({
      sex: fc.constantFrom(...SEXES),
      age: within(BODY_BOUNDS.age),
      heightCm: within(BODY_BOUNDS.heightCm),
      weightKg: within(BODY_BOUNDS.weightKg),
    });
    fc.assert(
      fc.property(
        bodies,
        fc.constantFrom(...ACTIVITIES),
        fc.constantFrom(...GOALS),
        fc.boolean(),
        (body, activity, goal, expecting) => {
          const found = suggestTargets(body, activity, goal, { expecting });
          const thin = bodyMassIndex(body) < UNDERWEIGHT_BMI;
          expect(found.refused !== null).toBe(goal === 'lose' && (thin || expecting));
          if (found.refused !== null) return;
          expect(found.kcal).toBeGreaterThanOrEqual(energyFloor(body));
          const held = found.protein * 4 + found.fat * 9 + found.carbs * 4;
          expect(Math.abs(held - found.kcal)).toBeLessThanOrEqual(9);
          expect(Math.min(found.protein, found.fat, found.carbs)).toBeGreaterThanOrEqual(0);
        },
      ),
      { seed: 20261129, numRuns: 500 },
    );
  });
});

test.each([
  [1199, null, 'usual'],
  [1200, null, null],
  [1200, 1300, 'resting'],
  [1300, 1300, null],
  [1100, 1300, 'usual'],
] as const)('a target of %d with a rest of %s is asked about: %s', (kcal, resting, asked) => {
  expect(lowTarget(kcal, resting)).toBe(asked);
});
