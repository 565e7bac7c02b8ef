import { describe, expect, test } from '@jest/globals';
import { modelOf, type Plan } from './model';
import { hashed, randomFrom } from './random';
import { scoreOf } from './score';
import { State } from './state';
import { randomProblem } from './testing/instances';
import { expectLaws, quick } from './testing/laws';

const SEEDS = Array.from({ length: 60 }, (_, seed) => seed + 1);

describe('laws of generating', () => {
  test('no rule is broken, no limit passed, sizes are the kitchen’s, what is locked stays', () => {
    for (const seed of SEEDS) expectLaws(seed, randomProblem(seed));
  });

  test('the same problem and seed have the same answer', () => {
    for (const seed of SEEDS.slice(0, 10)) {
      const problem = randomProblem(seed);
      expect(quick(problem, seed, false)).toEqual(quick(problem, seed, false));
    }
  });

  test('what the search counts on its way is the score', () => {
    for (const seed of SEEDS.slice(0, 40)) {
      const model = modelOf(randomProblem(seed), seed);
      const state = new State(model);
      const random = randomFrom(seed);
      const before = scoreOf(model, state.plan).total;
      let points = before;
      for (let move = 0; move < 30; move++) {
        const slot = Math.floor(random() * model.slots.length);
        const { candidates, plates, day } = state.slot(slot);
        const dish = candidates[Math.floor(hashed(seed, move) * candidates.length)];
        if (dish === undefined) continue;
        const was = state.dayPoints(day) + state.slotPoints(slot);
        state.put(
          slot,
          dish,
          plates.map(() => 50 + Math.floor(random() * 300)),
        );
        points += state.dayPoints(day) + state.slotPoints(slot) - was;
        expect(scoreOf(model, state.plan).total).toBeCloseTo(points, 4);
      }
    }
  });

  test('an answer is never worse than an empty plan', () => {
    for (const seed of SEEDS.slice(0, 15)) {
      const problem = randomProblem(seed);
      const first = quick(problem, seed, false);
      expect(first.score.total).toBeLessThanOrEqual(emptyScore(problem, seed) + 1e-6);
    }
  });
});

/** The score of planning nothing but what is locked. */
function emptyScore(problem: ReturnType<typeof randomProblem>, seed: number): number {
  const open = { ...problem, slots: problem.slots.map((slot) => ({ ...slot, locked: null })) };
  const model = modelOf(open, seed);
  const nothing: Plan = {
    dish: model.slots.map(() => -1),
    grams: model.slots.map(({ plates }) => plates.map(() => 0)),
  };
  return problem.slots.some(({ locked }) => locked) ? Infinity : scoreOf(model, nothing).total;
}
