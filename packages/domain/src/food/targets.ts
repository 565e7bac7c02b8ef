import { DEFAULT_TARGETS } from '../defaults';

/** What is counted against a day's targets. */
export const TARGET_KEYS = ['kcal', 'protein', 'fat', 'carbs', 'cash'] as const;
export type TargetKey = (typeof TARGET_KEYS)[number];

/** kcal, grams, and money in whole minor units, a person and day; null is "no target". */
export type Targets = Readonly<Record<TargetKey, number | null>>;

/** Where a new account starts: the constants of spec §9, with 200 whole units of money as minor ones. */
export const STARTING_TARGETS = { ...DEFAULT_TARGETS, cash: DEFAULT_TARGETS.cash * 100 } as const;

/** Targets of several people together, or of several days: the sum of those who have one. */
export function sumTargets(all: readonly Targets[]): Targets {
  const sum = (key: TargetKey) => {
    const set = all.map((targets) => targets[key]).filter((value) => value !== null);
    return set.length === 0 ? null : set.reduce((total, value) => total + value, 0);
  };
  return {
    kcal: sum('kcal'),
    protein: sum('protein'),
    fat: sum('fat'),
    carbs: sum('carbs'),
    cash: sum('cash'),
  };
}

/** One person's targets over so many days. */
export function targetsForDays(targets: Targets, days: number): Targets {
  return sumTargets(Array.from({ length: days }, () => targets));
}

export type TargetStatus = 'under' | 'near' | 'within' | 'over';

interface Threshold {
  readonly kind: 'aim' | 'limit';
  /** Shares of the target: an aim is `near` from here and `within` between the other two. */
  readonly near: number;
  readonly within: number;
  readonly over: number;
}

/**
 * Shares of a target at which its status changes. An aim is under, near, within, over in this order. A
 * limit is within until it is nearly spent, near up to the limit itself, over above it; it is never under.
 */
export const THRESHOLDS: Readonly<Record<TargetKey, Threshold>> = {
  kcal: { kind: 'aim', near: 0.85, within: 0.95, over: 1.05 },
  protein: { kind: 'aim', near: 0.8, within: 0.9, over: 1.2 },
  fat: { kind: 'aim', near: 0.8, within: 0.9, over: 1.1 },
  carbs: { kind: 'aim', near: 0.8, within: 0.9, over: 1.1 },
  cash: { kind: 'limit', near: 0.9, within: 0, over: 1 },
};

/**
 * How a total stands to its target, from the figures as they are shown, so that 2000 of 2000 never reads
 * "over". Null without a target.
 */
export function statusOf(key: TargetKey, total: number, target: number | null): TargetStatus | null {
  if (target === null) return null;
  if (target <= 0) return total > 0 ? 'over' : 'within';
  const { kind, near, within, over } = THRESHOLDS[key];
  const share = total / target;
  const above = (edge: number) => share > edge + 1e-9;
  if (above(over)) return 'over';
  if (kind === 'limit') return above(near) ? 'near' : 'within';
  if (above(within - 2e-9)) return 'within';
  return above(near - 2e-9) ? 'near' : 'under';
}
