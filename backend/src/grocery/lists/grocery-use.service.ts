import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { GroceryList } from './grocery-list.entity';

/** What other sections may know of grocery lists. */
@Injectable()
export class GroceryUse {
  constructor(private readonly dataSource: DataSource) {}

  /** Whether the household has a list in the shop now (`used_shopping_list` of spec §3). */
  hasListInUse(householdId: string, manager: EntityManager = this.dataSource.manager): Promise<boolean> {
    return manager.existsBy(GroceryList, { householdId, state: 'in-use' });
  }
}
