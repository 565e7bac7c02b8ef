import { Injectable } from '@nestjs/common';
import type { Inputs, Outputs } from '@sytno/contract';
import { addDays, aheadStart } from '@sytno/domain';
import { Any, DataSource } from 'typeorm';
import type { Actor } from '../../platform/auth/actor';
import { allowed } from '../../platform/auth/rights';
import { Refusal } from '../../platform/errors/refusal';
import { Live } from '../../platform/live/live.service';
import { now } from '../../platform/time/clock';
import { AheadSteps, Dishes, plannedDish } from '../../recipes';
import { MenuItem } from '../menu/menu-item.entity';
import { Menus } from '../menu/menus.service';
import { parametersOf } from '../parameters/parameters-row';
import { AheadDone } from './ahead-done.entity';

type Ahead = Outputs['mealplans']['ahead'];
type Input<Call extends keyof Ahead> = Inputs['mealplans']['ahead'][Call];

/** Nothing is begun earlier than the second day before a meal. */
const DAYS_AHEAD = 2;

/** What has to be begun today for dishes that stand on the menu. */
@Injectable()
export class AheadService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly menus: Menus,
    private readonly dishes: Dishes,
    private readonly steps: AheadSteps,
    private readonly live: Live,
  ) {}

  /** Of the dishes of a day and the two after it, what is begun on that day or was to be begun before. */
  async list({ householdId }: Actor, { date, language }: Input<'list'>): Promise<Ahead['list']> {
    const { manager } = this.dataSource;
    const planned = await this.menus.menuItemsBetween(householdId, date, addDays(date, DAYS_AHEAD));
    const items = planned.filter((item) => !item.noCookingRequired);
    const [{ mealTimes }, steps, dishes, done] = await Promise.all([
      parametersOf(manager, householdId),
      this.steps.of(
        items.map(({ recipeId }) => recipeId),
        language,
      ),
      this.dishes.dishesOfPlan(items, language),
      manager.findBy(AheadDone, { menuItemId: Any(items.map(({ id }) => id)) }),
    ]);
    const ticked = new Set(done.map(({ menuItemId, place }) => `${menuItemId} ${place}`));
    return {
      items: items.flatMap((item) => {
        const dish = plannedDish(dishes, item);
        if (!dish) return [];
        return (steps.get(item.recipeId) ?? []).flatMap(({ place, kind, hours, text, language: written }) => {
          const start = aheadStart(item.date, mealTimes[item.mealType], hours);
          if (start.date > date) return [];
          return {
            menuItemId: item.id,
            place,
            recipeId: item.recipeId,
            recipeName: dish.name,
            date: item.date,
            mealType: item.mealType,
            kind,
            hours,
            text,
            language: written,
            start,
            done: ticked.has(`${item.id} ${place}`),
          };
        });
      }),
    };
  }

  /** @throws Refusal NOT_FOUND when the dish is not on the household's menu (any more) */
  async tick(actor: Actor, { id, place, done }: Input<'tick'>): Promise<Ahead['tick']> {
    await this.dataSource.transaction(async (manager) => {
      const item = await manager.findOne(MenuItem, { where: { id }, lock: { mode: 'pessimistic_read' } });
      if (!item || !allowed(actor, 'menu.change', item)) throw new Refusal('NOT_FOUND');
      const key = { menuItemId: id, place };
      if (done) await manager.upsert(AheadDone, { ...key, createdAt: now() }, ['menuItemId', 'place']);
      else await manager.delete(AheadDone, key);
      await this.live.touched({ householdId: item.householdId }, ['mealplans.ahead'], manager);
    });
    return { done: true };
  }
}
