import { Injectable } from '@nestjs/common';
import type { Inputs, Outputs } from '@sytno/contract';
import { ALLERGENS, MEAL_TYPES } from '@sytno/domain';
import { randomUUID } from 'node:crypto';
import { DataSource, type EntityManager } from 'typeorm';
import type { Actor } from '../../platform/auth/actor';
import { allowed } from '../../platform/auth/rights';
import { Refusal } from '../../platform/errors/refusal';
import { Live } from '../../platform/live/live.service';
import { Pictures } from '../../platform/pictures/pictures.service';
import { Eater } from './eater.entity';
import { eaterAnswer, householdAnswer, type HouseholdAnswer } from './household-answer';
import { holdHouseholds, MOST_EATERS } from './household-moves';

type EaterAnswer = Outputs['account']['household']['addEater'];
type EaterFields = Inputs['account']['household']['addEater'];
type EaterChange = Inputs['account']['household']['changeEater'];

/** People who eat from one menu: members with an account, and eaters without (product decision 2.6). */
@Injectable()
export class HouseholdService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly live: Live,
    private readonly pictures: Pictures,
  ) {}

  /** The household a person lives in. @throws Refusal NOT_FOUND when it has gone in the meantime */
  of(actor: Actor): Promise<HouseholdAnswer> {
    return householdAnswer(this.dataSource.manager, actor, this.pictures);
  }

  /** Adds an eater behind the others. @throws Refusal EATERS_FULL */
  async addEater(actor: Actor, fields: EaterFields): Promise<EaterAnswer> {
    const { householdId } = actor;
    return this.dataSource.transaction(async (manager) => {
      await holdHouseholds(manager, householdId);
      if ((await manager.countBy(Eater, { householdId })) >= MOST_EATERS) throw new Refusal('EATERS_FULL');
      const last = await manager.maximum(Eater, 'position', { householdId });
      const eater = manager.create(Eater, {
        id: randomUUID(),
        householdId,
        position: (last ?? -1) + 1,
        ...inOrder(fields),
      });
      await manager.insert(Eater, eater);
      await this.tell(manager, householdId);
      return eaterAnswer(eater);
    });
  }

  /** Changes what is given; the rest stays. @throws Refusal NOT_FOUND, also for another household's eater */
  async changeEater(actor: Actor, { id, ...change }: EaterChange): Promise<EaterAnswer> {
    return this.dataSource.transaction(async (manager) => {
      const eater = await ownEater(manager, actor, id);
      const fields = inOrder({
        name: change.name ?? eater.name,
        share: change.share ?? eater.share,
        allergies: change.allergies ?? eater.allergies,
        mealTypes: change.mealTypes ?? eater.mealTypes,
        weekdays: change.weekdays ?? eater.weekdays,
      });
      await manager.update(Eater, id, fields);
      await this.tell(manager, eater.householdId);
      return { id, ...fields };
    });
  }

  /** @throws Refusal NOT_FOUND, also for another household's eater */
  async removeEater(actor: Actor, id: string): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const eater = await ownEater(manager, actor, id);
      await manager.delete(Eater, id);
      await this.tell(manager, eater.householdId);
    });
  }

  /** Eaters count in the menu too: what is left over depends on them. */
  private tell(manager: EntityManager, householdId: string): Promise<void> {
    return this.live.touched({ householdId }, ['account.household', 'mealplans.menu'], manager);
  }
}

async function ownEater(manager: EntityManager, actor: Actor, id: string): Promise<Eater> {
  const eater = await manager.findOne(Eater, { where: { id }, lock: { mode: 'pessimistic_write' } });
  if (!eater || !allowed(actor, 'household.change', eater)) throw new Refusal('NOT_FOUND');
  return eater;
}

/** Each choice once and in the usual order, however it was sent. */
function inOrder({ name, share, allergies, mealTypes, weekdays }: EaterFields): EaterFields {
  return {
    name,
    share,
    allergies: ALLERGENS.filter((allergen) => allergies.includes(allergen)),
    mealTypes: MEAL_TYPES.filter((mealType) => mealTypes.includes(mealType)),
    weekdays: [...new Set(weekdays)].sort((a, b) => a - b),
  };
}
