import { Injectable } from '@nestjs/common';
import type { Day, MealType } from '@sytno/domain';
import { Between, DataSource, type EntityManager } from 'typeorm';
import { inMenuOrder } from './menu-order';
import { MenuItem } from './menu-item.entity';

/** A dish on the menu, as far as other sections need it: what is cooked, when, and how much. */
export interface PlannedDish {
  readonly id: string;
  readonly date: Day;
  readonly mealType: MealType;
  readonly recipeId: string;
  /** Who planned it, whose composition it carries; null when his account has gone. */
  readonly plannedBy: string | null;
  /** Servings cooked: they drive the list (product decision 2.4). */
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
    return items
      .sort(inMenuOrder)
      .map(({ id, date, mealType, recipeId, createdBy, servings, noCookingRequired }) => ({
        id,
        date,
        mealType,
        recipeId,
        plannedBy: createdBy,
        servings,
        noCookingRequired,
      }));
  }
}
