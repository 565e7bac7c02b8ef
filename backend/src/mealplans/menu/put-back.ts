import { Injectable } from '@nestjs/common';
import type { Language } from '@sytno/domain';
import type { EntityManager } from 'typeorm';
import { People } from '../../account';
import { Dishes } from '../../recipes';
import { MenuItem } from './menu-item.entity';
import { inMenuOrder } from './menu-order';
import { placeAgain } from './menu-places';
import { RemovedItem } from './removed-item.entity';
import { putPlatesBack } from './removed-items';

/** Dishes that were taken off a menu come back: each as the same item at its place, with everybody's grams. */
@Injectable()
export class PutBack {
  constructor(
    private readonly dishes: Dishes,
    private readonly people: People,
  ) {}

  /**
   * When another dish took a place in the meal meanwhile, what comes back there comes last. A dish whose recipe
   * has gone is left out.
   *
   * @param removed of one household; held by the caller's transaction
   * @throws Refusal DAY_FULL
   */
  async put(
    manager: EntityManager,
    removed: readonly RemovedItem[],
    language: Language,
  ): Promise<MenuItem[]> {
    const recipes = removed.map(({ item }) => item.recipeId);
    const planners = removed.flatMap(({ item }) => (item.createdBy === null ? [] : [item.createdBy]));
    const dishes = await this.dishes.dishesOf(recipes, language, manager);
    const names = await this.people.namesOf(planners, manager);
    const back: MenuItem[] = [];
    for (const one of inOrder(removed)) {
      const { id, householdId, item } = one;
      if (!dishes.has(item.recipeId)) continue;
      const createdBy = item.createdBy !== null && names.has(item.createdBy) ? item.createdBy : null;
      const position = await placeAgain(manager, householdId, item);
      const again = manager.create(MenuItem, { ...item, id, householdId, position, createdBy });
      await manager.insert(MenuItem, again);
      await putPlatesBack(manager, one, await this.people.peopleOf(householdId, manager));
      await manager.delete(RemovedItem, { id });
      back.push(again);
    }
    return back;
  }
}

/** As they lay on the table, so that each finds its place free. */
const inOrder = (removed: readonly RemovedItem[]): RemovedItem[] =>
  [...removed].sort((one, other) =>
    inMenuOrder({ ...one.item, id: one.id }, { ...other.item, id: other.id }),
  );
