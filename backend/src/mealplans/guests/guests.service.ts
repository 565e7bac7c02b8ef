import { Injectable } from '@nestjs/common';
import type { Inputs, Outputs } from '@sytno/contract';
import { DataSource } from 'typeorm';
import { People } from '../../account';
import type { Actor } from '../../platform/auth/actor';
import { Refusal } from '../../platform/errors/refusal';
import { Live } from '../../platform/live/live.service';
import { isInReach } from '../menu/menu-limits';
import { holdMenu } from '../menu/menu-places';
import { wantNoClash } from '../together/clash';
import { tellDeed } from '../together/deeds';
import { Guests } from './guests.entity';

type Input = Inputs['mealplans']['guests']['set'];
type Answer = Outputs['mealplans']['guests']['set'];

/** Guests at single meals: they have a serving each, which is cooked, bought and paid on top (ADR 27). */
@Injectable()
export class GuestsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly people: People,
    private readonly live: Live,
  ) {}

  /**
   * Says how many there are; none takes them off.
   *
   * @throws Refusal DAY_TOO_FAR; CONFLICT with a `Clash` when another said otherwise since `seen`
   */
  async set(actor: Actor, { date, mealType, count, seen }: Input): Promise<Answer> {
    const { householdId } = actor;
    if (!isInReach(date, await this.people.today({ householdId }))) throw new Refusal('DAY_TOO_FAR');
    return this.dataSource.transaction(async (manager) => {
      await holdMenu(manager, householdId);
      const meal = { householdId, date, mealType };
      const before = (await manager.findOneBy(Guests, meal))?.count ?? 0;
      await wantNoClash(manager, this.people, {
        wanted: { count },
        seen: seen === undefined ? undefined : { count: seen },
        current: { count: before },
        thing: { ...meal, kind: 'guests' },
      });
      if (count === before) return { date, mealType, count };
      if (count === 0) await manager.delete(Guests, meal);
      else await manager.upsert(Guests, { ...meal, count }, ['householdId', 'date', 'mealType']);
      await tellDeed(manager, actor, { kind: 'guests', date, mealType, count, fields: ['count'] });
      await this.live.touched({ householdId }, ['mealplans.menu'], manager);
      return { date, mealType, count };
    });
  }
}
