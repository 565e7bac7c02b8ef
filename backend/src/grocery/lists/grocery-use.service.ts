import { Injectable } from '@nestjs/common';
import { DataSource, Not } from 'typeorm';
import { GroceryList } from './grocery-list.entity';

/** What other sections may know of grocery lists. */
@Injectable()
export class GroceryUse {
  constructor(private readonly dataSource: DataSource) {}

  /** Whether the household has ever taken a list to the shop (`used_shopping_list` of spec §3). */
  hasUsedList(householdId: string): Promise<boolean> {
    return this.dataSource.manager.existsBy(GroceryList, { householdId, state: Not('draft') });
  }
}
