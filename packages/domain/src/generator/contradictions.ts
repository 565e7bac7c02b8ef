import type { Day } from '../time/day';
import { brokenRule, type PlanReason } from '../planning/plan-rules';
import type { TargetKey } from '../food/targets';
import type { RefusedCounts } from './candidates';
import { sizesOn, type Model, type ModelDay } from './model';
import { PASSED, passes } from './score';
import { at } from './state';

/** What cannot be had together, whatever is chosen. */
export type Contradiction =
  /** No dish may stand in a slot; how many fell at each rule. */
  | { readonly code: 'noDish'; readonly slotId: string; readonly refused: RefusedCounts }
  /** A locked dish is not among the dishes. */
  | { readonly code: 'lockedUnknown'; readonly slotId: string }
  /** A locked dish breaks a rule; it stays all the same. */
  | { readonly code: 'lockedBreaks'; readonly slotId: string; readonly rule: PlanReason }
  /** The least that a day's dishes can bring is more than the target: cheapest dishes, smallest plates. */
  | {
      readonly code: 'least';
      readonly date: Day;
      readonly eaterId: string;
      readonly figure: TargetKey;
      readonly least: number;
      readonly target: number;
    }
  /** The most that they can bring is less. */
  | {
      readonly code: 'most';
      readonly date: Day;
      readonly eaterId: string;
      readonly figure: 'kcal';
      readonly most: number;
      readonly target: number;
    }
  /** The macros hold another energy than the target of kcal. */
  | { readonly code: 'macros'; readonly eaterId: string; readonly kcal: number; readonly ofMacros: number };

/** Energy of macros and of the target may differ by so much: rounding, fibre, alcohol. */
const MACROS_APART = 0.06;

/** Finds what a problem asks for and nobody can give. */
export function contradictionsOf(model: Model): Contradiction[] {
  return [
    ...slotContradictions(model),
    ...model.days.flatMap((day, index) => reachContradictions(model, day, index)),
    ...macroContradictions(model),
  ];
}

function slotContradictions({ slots, dishes, problem }: Model): Contradiction[] {
  return slots.flatMap((slot): Contradiction[] => {
    const slotId = slot.slot.id;
    if (!slot.locked)
      return slot.candidates.length > 0 ? [] : [{ code: 'noDish', slotId, refused: slot.eligible.refused }];
    const [kept] = slot.candidates;
    if (kept === undefined) return [{ code: 'lockedUnknown', slotId }];
    const rule = brokenRule(at(dishes, kept).dish, problem.rules, slot.slot.date);
    return rule === undefined ? [] : [{ code: 'lockedBreaks', slotId, rule }];
  });
}

/** What a day's dishes can bring an eater at the least and at the most. */
function reach(model: Model, day: ModelDay, eater: number, figure: number): readonly [number, number] {
  let [least, most] = [0, 0];
  for (const index of day.slots) {
    const slot = at(model.slots, index);
    slot.plates.forEach((plate) => {
      if (plate.eater !== eater || slot.candidates.length === 0) return;
      const values = slot.candidates.map((number) => {
        const dish = at(model.dishes, number);
        const sizes = sizesOn(plate, dish);
        const perGram = dish.perGram[figure] ?? 0;
        return [at(sizes, 0) * perGram, at(sizes, sizes.length - 1) * perGram] as const;
      });
      least += Math.min(...values.map(([low]) => low));
      most += Math.max(...values.map(([, high]) => high));
    });
  }
  return [least, most];
}

function reachContradictions(model: Model, day: ModelDay, index: number): Contradiction[] {
  const { date } = day;
  return model.problem.eaters.flatMap(({ id: eaterId }, eater): Contradiction[] => {
    const [kcal = null, , , , cash = null] = model.days[index]?.aims[eater] ?? [];
    const [lowKcal, highKcal] = reach(model, day, eater, 0);
    const [lowCash] = reach(model, day, eater, 4);
    const found: Contradiction[] = [];
    if (cash !== null && passes(lowCash, cash))
      found.push({ code: 'least', date, eaterId, figure: 'cash', least: lowCash, target: cash });
    if (kcal !== null && lowKcal > kcal * 1.01 + PASSED)
      found.push({ code: 'least', date, eaterId, figure: 'kcal', least: lowKcal, target: kcal });
    if (kcal !== null && highKcal < kcal * 0.99 - PASSED)
      found.push({ code: 'most', date, eaterId, figure: 'kcal', most: highKcal, target: kcal });
    return found;
  });
}

function macroContradictions({ problem }: Model): Contradiction[] {
  return problem.eaters.flatMap(({ id, targets: { kcal, protein, fat, carbs } }): Contradiction[] => {
    if (kcal === null || protein === null || fat === null || carbs === null) return [];
    const ofMacros = 4 * protein + 9 * fat + 4 * carbs;
    return Math.abs(ofMacros - kcal) <= kcal * MACROS_APART
      ? []
      : [{ code: 'macros', eaterId: id, kcal, ofMacros }];
  });
}
