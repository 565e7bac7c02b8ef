import { describe, expect, test } from '@jest/globals';
import { generatePlan } from './generate-plan';
import { swapsFor } from './swaps';
import { randomProblem } from './testing/instances';

const HOW = { seed: 1, expired: () => false, onStep: () => undefined, solve: null, relaxations: false };
const EFFORT = { shakes: 0, more: 0, windows: 0, candidates: 0 };

describe('other dishes for a slot', () => {
  test('break no rule, leave the rest as it is, and tell the day as it becomes', () => {
    let tried = 0;
    for (let seed = 1; seed <= 25; seed++) {
      const problem = randomProblem(seed);
      const { slots } = generatePlan(problem, { ...HOW, effort: EFFORT });
      for (const slot of problem.slots.slice(0, 3)) {
        const own = slots.find(({ slotId }) => slotId === slot.id);
        const swaps = swapsFor(problem, slots, slot.id, { seed: 1, most: 4 });
        if (slot.locked) expect(swaps).toEqual([]);
        for (const { dishId, grams, days } of swaps) {
          tried += 1;
          const dish = problem.dishes.find(({ id }) => id === dishId);
          expect(dishId).not.toBe(own?.dishId);
          expect(dish?.mealTypes).toContain(slot.mealType);
          expect(problem.rules.excluded.has(dishId)).toBe(false);
          const sameDay = slots.filter(
            (other) =>
              other.slotId !== slot.id &&
              problem.slots.find(({ id }) => id === other.slotId)?.date === slot.date,
          );
          expect(sameDay.map((other) => other.dishId)).not.toContain(dishId);
          expect(Object.keys(grams).sort()).toEqual([...slot.eaters].sort());
          for (const report of days) {
            expect(report.date).toBe(slot.date);
            const eaten = [...sameDay, { dishId, grams }].reduce((sum, one) => {
              const eats = problem.dishes.find(({ id }) => id === one.dishId);
              const on = one.grams[report.eaterId] ?? 0;
              return sum + (eats ? (eats.serving.kcal / eats.servingGrams) * on : 0);
            }, 0);
            expect(report.figures.kcal.planned).toBeCloseTo(eaten, 6);
          }
        }
      }
    }
    expect(tried).toBeGreaterThan(40);
  });

  test('are none for a slot that nobody knows', () => {
    expect(swapsFor(randomProblem(1), [], 'no such slot', { seed: 1, most: 4 })).toEqual([]);
  });
});
