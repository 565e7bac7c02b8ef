import {
  MEAL_TYPES,
  USUAL_MEAL_SHARES,
  USUAL_MEAL_TIMES,
  USUAL_REPEATS,
  type FirstRunAnswers,
} from '@sytno/domain';
import type { EntityManager } from 'typeorm';
import { now } from '../../platform/time/clock';
import { Parameters } from './parameters.entity';

const ANY_TIME: readonly null[] = [null, null, null, null, null, null, null];
const NO_ANSWERS: FirstRunAnswers = {};

/** What a household has that never said anything: all meals, all foods, all the time there is. */
export function usualParameters(householdId: string): Parameters {
  return {
    householdId,
    disliked: [],
    minutes: [...ANY_TIME],
    weekMeals: ANY_TIME.map(() => [...MEAL_TYPES]),
    mealTimes: USUAL_MEAL_TIMES,
    mealShares: USUAL_MEAL_SHARES,
    excludedRecipes: [],
    excludedCategories: [],
    missing: [],
    withoutElectricity: false,
    favouritesFirst: false,
    repeatTimes: USUAL_REPEATS.times,
    repeatDays: USUAL_REPEATS.days,
    firstRunAnswers: NO_ANSWERS,
    firstRunFinishedAt: null,
  };
}

/** A household's parameters as they stand. */
export async function parametersOf(manager: EntityManager, householdId: string): Promise<Parameters> {
  return (await manager.findOneBy(Parameters, { householdId })) ?? usualParameters(householdId);
}

/** The same, held until the transaction ends; the row is made when there is none. */
export async function heldParameters(manager: EntityManager, householdId: string): Promise<Parameters> {
  await manager
    .createQueryBuilder()
    .insert()
    .into(Parameters)
    .values(usualParameters(householdId))
    .orIgnore()
    .execute();
  return manager.findOneOrFail(Parameters, { where: { householdId }, lock: { mode: 'pessimistic_write' } });
}

/** Says of households that their first run is over: a demo's people have planned before. */
export async function endFirstRun(manager: EntityManager, householdIds: readonly string[]): Promise<void> {
  for (const householdId of new Set(householdIds)) {
    await heldParameters(manager, householdId);
    await manager.update(Parameters, { householdId }, { firstRunFinishedAt: now() });
  }
}
