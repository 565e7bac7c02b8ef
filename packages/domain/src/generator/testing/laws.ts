import { expect } from '@jest/globals';
import type { GeneratorAnswer } from '../generate-plan';
import { generatePlan } from '../generate-plan';
import { modelOf, sizesOn } from '../model';
import type { GeneratorProblem } from '../problem';
import { planOf } from '../report';
import { brokenRules, meets, ratesOf } from '../score';

/** A short search: laws hold however little is searched. */
export const quick = (problem: GeneratorProblem, seed: number, relaxations = true): GeneratorAnswer =>
  generatePlan(problem, {
    seed,
    expired: () => false,
    onStep: () => undefined,
    solve: null,
    relaxations,
    effort: { shakes: 1, more: 1, windows: 0, candidates: 0 },
  });

/** Locked dishes may break what they like; by themselves they answer for it. */
const withoutLocks = (problem: GeneratorProblem): GeneratorProblem => ({
  ...problem,
  slots: problem.slots.map((slot) => ({ ...slot, locked: null })),
});

/** What holds for every answer. */
export function expectLaws(seed: number, given: GeneratorProblem): void {
  expectLocksKept(given, quick(given, seed, false));
  const problem = withoutLocks(given);
  const answer = quick(problem, seed, false);
  const model = modelOf(problem, seed);
  const plan = planOf(model, answer.slots);
  expect(brokenRules(model, plan)).toEqual([]);
  expect(answer.slots.map(({ slotId }) => slotId)).toEqual(problem.slots.map(({ id }) => id));
  model.slots.forEach(({ plates }, slot) => {
    const dish = model.dishes[plan.dish[slot] ?? -1];
    if (!dish) return;
    plates.forEach((plate, index) => {
      expect(sizesOn(plate, dish)).toContain(plan.grams[slot]?.[index]);
    });
  });
  for (const { date, eaterId, figures } of answer.days) {
    const day = model.days.findIndex((one) => one.date === date);
    const eater = problem.eaters.findIndex(({ id }) => id === eaterId);
    const rates = ratesOf(model, day, eater);
    Object.values(figures).forEach((figure, index) => {
      const rate = rates[index];
      if (rate) expect(figure.met).toBe(meets(figure.planned, rate));
    });
  }
}

function expectLocksKept(problem: GeneratorProblem, answer: GeneratorAnswer): void {
  problem.slots.forEach(({ locked }, index) => {
    if (locked) expect(answer.slots[index]?.dishId).toBe(locked.dishId);
  });
}
