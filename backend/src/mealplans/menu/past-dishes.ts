import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource, LessThan } from 'typeorm';
import { PastCookings } from '../../recipes';
import { MenuItem } from './menu-item.entity';

/** More days than that nobody counts. */
const MOST_DAYS = 1_000;

/** Tells recipes on which days a household's menu had them cooked. */
@Injectable()
export class PastDishes implements OnModuleInit {
  constructor(
    private readonly dataSource: DataSource,
    private readonly cookings: PastCookings,
  ) {}

  onModuleInit(): void {
    this.cookings.learnFrom(async ({ householdId, recipeId, before }) => {
      const items = await this.dataSource.manager.find(MenuItem, {
        where: { householdId, recipeId, noCookingRequired: false, date: LessThan(before) },
        select: { id: true, date: true },
        order: { date: 'DESC' },
        take: MOST_DAYS,
      });
      return [...new Set(items.map(({ date }) => date))];
    });
  }
}
