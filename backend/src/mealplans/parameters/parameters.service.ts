import { Injectable } from '@nestjs/common';
import type { Inputs, Outputs, Topic } from '@sytno/contract';
import { MEAL_TYPES, type Language } from '@sytno/domain';
import { DataSource, type EntityManager } from 'typeorm';
import type { Actor } from '../../platform/auth/actor';
import { Refusal } from '../../platform/errors/refusal';
import { Live } from '../../platform/live/live.service';
import { now } from '../../platform/time/clock';
import { FoodFacts } from '../../recipes';
import { agree, healthOf, keepHealth, withdraw } from './health';
import { heldParameters, parametersOf } from './parameters-row';
import { Parameters } from './parameters.entity';

type Answer = Outputs['mealplans']['parameters']['get'];
type Change = Inputs['mealplans']['parameters']['change'];

/** By what a household's week is planned, and the reader's own health data (product decisions 3 and 4). */
@Injectable()
export class ParametersService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly foods: FoodFacts,
    private readonly live: Live,
  ) {}

  async of(
    { userId, householdId }: Pick<Actor, 'userId' | 'householdId'>,
    language: Language,
    manager: EntityManager = this.dataSource.manager,
  ): Promise<Answer> {
    const row = await parametersOf(manager, householdId);
    const facts = await this.foods.ingredientFactsOf(row.disliked, manager);
    return {
      disliked: row.disliked.flatMap((id) => {
        const food = facts.get(id);
        return food ? [{ id, name: food.names[language], icon: food.icon }] : [];
      }),
      minutes: row.minutes,
      mealTypes: row.mealTypes,
      health: await healthOf(manager, userId),
      firstRun: { answers: row.firstRunAnswers, finishedAt: row.firstRunFinishedAt },
    };
  }

  /**
   * Changes what is given; the rest stays. All or nothing.
   *
   * @throws Refusal INPUT_INVALID with `choice` at disliked for an ingredient that is none, with
   *   `consent.required` at healthConsent for health data without a consent that stands
   */
  async change(actor: Actor, { language, ...change }: Change): Promise<Answer> {
    return this.dataSource.transaction(async (manager) => {
      const { userId, householdId } = actor;
      await this.wantIngredients(manager, change.disliked ?? []);
      const row = await heldParameters(manager, householdId);
      const fields = fieldsOf(row, change);
      if (Object.keys(fields).length > 0) await manager.update(Parameters, { householdId }, fields);
      if (change.healthConsent === null) await withdraw(manager, userId);
      else if (change.healthConsent !== undefined) await agree(manager, userId, language);
      if (change.health) await keepHealth(manager, userId, change.health);
      const topics: Topic[] = ['mealplans.parameters'];
      await this.live.touched({ householdId }, topics, manager);
      return this.of(actor, language, manager);
    });
  }

  private async wantIngredients(manager: EntityManager, ids: readonly string[]): Promise<void> {
    const known = await this.foods.ingredientFactsOf(ids, manager);
    const faults = ids.flatMap((id, place) =>
      known.has(id) ? [] : [{ path: `disliked.${String(place)}`, code: 'choice' as const }],
    );
    if (faults.length > 0) throw Refusal.fields('INPUT_INVALID', ...faults);
  }
}

/** The columns that a change names, each choice once and in its order. */
function fieldsOf(row: Parameters, change: Omit<Change, 'language'>): Partial<Parameters> {
  const { disliked, minutes, mealTypes, answer, firstRunFinished } = change;
  return {
    ...(disliked && { disliked: [...new Set(disliked)] }),
    ...(minutes && { minutes }),
    ...(mealTypes && { mealTypes: MEAL_TYPES.filter((mealType) => mealTypes.includes(mealType)) }),
    ...(answer && { firstRunAnswers: { ...row.firstRunAnswers, [answer.question]: answer.answer } }),
    ...(firstRunFinished === true && { firstRunFinishedAt: row.firstRunFinishedAt ?? now() }),
    ...(firstRunFinished === false && { firstRunFinishedAt: null, firstRunAnswers: {} }),
  };
}
