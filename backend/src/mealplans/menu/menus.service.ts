import { Injectable } from '@nestjs/common';
import type { Day, MealType } from '@sytno/domain';
import { Between, DataSource, type EntityManager } from 'typeorm';
import { inMenuOrder } from './menu-order';
import { guestsAt } from '../guests/guests-at';
import { potItems } from './pots';
import { MenuItem } from './menu-item.entity';

/** A dish on the menu, as far as other sections need it: what is cooked, when, and how much. */
export interface PlannedDish {
  readonly id: string;
  readonly date: Day;
  readonly mealType: MealType;
  readonly recipeId: string;
  /** Who planned it, whose composition it carries; null when his account has gone. */
  readonly plannedBy: string | null;
  /** Servings cooked, those for guests among them: they drive the list (product decision 2.4). */
  readonly servings: number;
  /** The dish comes out of a cooking that stands on another item: nothing is bought for it. */
  readonly noCookingRequired: boolean;
}

/** What other sections may know of a household's menu. */
@Injectable()
export class Menus {
  constructor(private readonly dataSource: DataSource) {}

  /**
   * The household's menu items from one date to another, both included, day by day and meal by meal.
   *
   * @param manager of the transaction the question belongs to
   */
  async menuItemsBetween(
    householdId: string,
    from: Day,
    to: Day,
    manager: EntityManager = this.dataSource.manager,
  ): Promise<PlannedDish[]> {
    const items = await manager.findBy(MenuItem, { householdId, date: Between(from, to) });
    const pots = await potItems(manager, items);
    const guests = await guestsAt(manager, householdId, [...items, ...pots]);
    /** A pot makes the servings of all guests at the meals it feeds. */
    const guestsOf = (item: MenuItem): number =>
      item.cookingId === null
        ? guests(item)
        : pots.reduce((sum, one) => sum + (one.cookingId === item.cookingId ? guests(one) : 0), 0);
    return items.sort(inMenuOrder).map((item) => {
      const { id, date, mealType, recipeId, createdBy, noCookingRequired } = item;
      return {
        id,
        date,
        mealType,
        recipeId,
        plannedBy: createdBy,
        servings: item.servings + guestsOf(item),
        noCookingRequired,
      };
    });
  }
}
