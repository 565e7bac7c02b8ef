import type { NumberBounds } from '../BoundedNumber';
import type { OwnProfile } from './profile.queries';

export type Targets = OwnProfile['profile']['targets'];
export type TargetName = keyof Targets;

/** The fields carry the names that the server's faults have; money is in whole units here, as it is written. */
export interface TargetFields {
  targets: Record<TargetName, number | null>;
}

/** The targets of food, in the order of the form; money stands apart. */
export const FOOD_TARGETS = ['kcal', 'protein', 'fat', 'carbs'] as const satisfies readonly TargetName[];

export const namesOfTargets = [
  'targets.kcal',
  'targets.protein',
  'targets.fat',
  'targets.carbs',
  'targets.cash',
] as const;

/** What the contract takes, as people write it. */
export const BOUNDS: Readonly<Record<TargetName, NumberBounds>> = {
  kcal: { min: 800, max: 10_000, digits: 0, step: 50 },
  protein: { min: 0, max: 1_000, digits: 0, step: 1 },
  fat: { min: 0, max: 1_000, digits: 0, step: 1 },
  carbs: { min: 0, max: 2_000, digits: 0, step: 1 },
  cash: { min: 0, max: 1_000_000, digits: 2, step: 10 },
};

const MINOR_UNITS = 100;

/** A profile's targets as they stand in the fields. */
export function fieldsOf({ kcal, protein, fat, carbs, cash }: Targets): TargetFields {
  return { targets: { kcal, protein, fat, carbs, cash: cash / MINOR_UNITS } };
}

/** What the fields say, for the server; a field that says nothing leaves the target as it was. */
export function targetsOf({ targets }: TargetFields, old: Targets): Targets {
  const { kcal, protein, fat, carbs, cash } = targets;
  return {
    kcal: kcal ?? old.kcal,
    protein: protein ?? old.protein,
    fat: fat ?? old.fat,
    carbs: carbs ?? old.carbs,
    cash: cash === null ? old.cash : Math.round(cash * MINOR_UNITS),
  };
}
