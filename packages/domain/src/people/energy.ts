import { roundTo } from '../food/rounding';

export const SEXES = ['female', 'male'] as const;
export type Sex = (typeof SEXES)[number];

/** A grown person as the calculator asks about him. */
export interface Body {
  readonly sex: Sex;
  /** Whole years. */
  readonly age: number;
  readonly heightCm: number;
  readonly weightKg: number;
}

/** What the calculator takes; the equation was found on people within these bounds, none under 18. */
export const BODY_BOUNDS = {
  age: { min: 18, max: 100 },
  heightCm: { min: 120, max: 230 },
  weightKg: { min: 30, max: 300 },
} as const;

/** How much a day's energy is above that of rest, by how a person lives (factors of physical activity). */
export const ACTIVITY_FACTORS = {
  sitting: 1.2,
  light: 1.375,
  moderate: 1.55,
  active: 1.725,
  hard: 1.9,
} as const;
export type Activity = keyof typeof ACTIVITY_FACTORS;
export const ACTIVITIES = Object.keys(ACTIVITY_FACTORS) as Activity[];

/** What of the energy that keeps the weight a goal wants: slowly, either way. */
export const GOAL_FACTORS = { lose: 0.85, keep: 1, gain: 1.1 } as const;
export type Goal = keyof typeof GOAL_FACTORS;
export const GOALS = Object.keys(GOAL_FACTORS) as Goal[];

/** No target goes under it without being asked about (product decision 3), and none is suggested. */
export const LOW_KCAL = 1200;
/** Below it nobody is helped to lose weight (WHO: underweight). */
export const UNDERWEIGHT_BMI = 18.5;
/** Protein is reckoned on no more weight than this one has (WHO: overweight above). */
const FULL_BMI = 25;

/** Grams of protein for each kilogram of weight: more where muscle is to be kept or built. */
const PROTEIN_PER_KG: Readonly<Record<Goal, number>> = { lose: 1.6, keep: 1.2, gain: 1.6 };
/** What of the energy comes from fat. */
const FAT_SHARE = 0.3;
const KCAL_PER_GRAM = { protein: 4, fat: 9, carbs: 4 } as const;
const KCAL_STEP = 10;

export type SuggestionRefusal = 'underweight' | 'expecting';

/** Targets for a day, or why none are suggested. Energy in kcal, the rest in grams. */
export type Suggestion =
  | { readonly refused: SuggestionRefusal }
  | {
      readonly refused: null;
      /** Energy of a day at rest. */
      readonly resting: number;
      /** Energy that keeps the weight. */
      readonly keeping: number;
      readonly kcal: number;
      readonly protein: number;
      readonly fat: number;
      readonly carbs: number;
      /** The goal alone would have gone under the floor, so it stands at it. */
      readonly floored: boolean;
    };

/**
 * Energy of a day at rest in kcal, by the equation of Mifflin and St Jeor (Am J Clin Nutr 1990; 51: 241-247):
 * 10 × kg + 6.25 × cm − 5 × years, and 5 for men or −161 for women.
 */
export function restingEnergy({ sex, age, heightCm, weightKg }: Body): number {
  return 10 * weightKg + 6.25 * heightCm - 5 * age + (sex === 'male' ? 5 : -161);
}

/** Body mass index: kilograms by the square of metres. */
export function bodyMassIndex({ heightCm, weightKg }: Pick<Body, 'heightCm' | 'weightKg'>): number {
  return weightKg / (heightCm / 100) ** 2;
}

/** The least that is suggested to a body, in kcal: its rest, and never under `LOW_KCAL`. */
export function energyFloor(body: Body): number {
  return Math.ceil(Math.max(LOW_KCAL, restingEnergy(body)) / KCAL_STEP) * KCAL_STEP;
}

/**
 * Suggests a day's targets. No weight loss for whoever is underweight, expects a child or feeds one at the
 * breast, and nothing under the energy of rest (product decision 3).
 */
export function suggestTargets(
  body: Body,
  activity: Activity,
  goal: Goal,
  { expecting }: { readonly expecting: boolean },
): Suggestion {
  if (goal === 'lose' && expecting) return { refused: 'expecting' };
  if (goal === 'lose' && bodyMassIndex(body) < UNDERWEIGHT_BMI) return { refused: 'underweight' };
  const keeping = restingEnergy(body) * ACTIVITY_FACTORS[activity];
  const wanted = roundTo((keeping * GOAL_FACTORS[goal]) / KCAL_STEP, 0) * KCAL_STEP;
  const floor = energyFloor(body);
  const kcal = Math.max(wanted, floor);
  const full = FULL_BMI * (body.heightCm / 100) ** 2;
  const most = (kcal * (1 - FAT_SHARE)) / KCAL_PER_GRAM.protein;
  const protein = roundTo(Math.min(PROTEIN_PER_KG[goal] * Math.min(body.weightKg, full), most), 0);
  const fat = roundTo((kcal * FAT_SHARE) / KCAL_PER_GRAM.fat, 0);
  const left = kcal - protein * KCAL_PER_GRAM.protein - fat * KCAL_PER_GRAM.fat;
  return {
    refused: null,
    resting: roundTo(restingEnergy(body), 0),
    keeping: roundTo(keeping, 0),
    kcal,
    protein,
    fat,
    carbs: Math.max(0, roundTo(left / KCAL_PER_GRAM.carbs, 0)),
    floored: wanted < floor,
  };
}

/** Whether a target is so low that it is asked about once more, and against what. */
export function lowTarget(kcal: number, resting: number | null): 'usual' | 'resting' | null {
  if (kcal < LOW_KCAL) return 'usual';
  return resting !== null && kcal < resting ? 'resting' : null;
}
