import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource, LessThan } from 'typeorm';
import { z } from 'zod';
import { Jobs } from '../../platform/jobs/jobs.service';
import { DAY, now, plus } from '../../platform/time/clock';
import { Recipe } from '../recipe/recipe.entity';

const DAYS_KEPT = 30;
/** SQLSTATE of a row that another one stands upon. */
const STANDS_UPON = '23503';

/** Once a day, recipes that were taken away long ago go for good, unless a menu still shows them. */
@Injectable()
export class RemovedForGood implements OnModuleInit {
  constructor(
    private readonly dataSource: DataSource,
    private readonly jobs: Jobs,
  ) {}

  onModuleInit(): void {
    this.jobs.add({
      name: 'recipes.removed-for-good',
      schema: z.strictObject({}),
      every: DAY,
      handler: () => this.run(),
    });
  }

  async run(): Promise<void> {
    const before = plus(now(), -DAYS_KEPT * DAY);
    const rows = await this.dataSource.manager.find(Recipe, {
      where: { removedAt: LessThan(before) },
      select: { id: true },
    });
    for (const { id } of rows) {
      try {
        await this.dataSource.manager.delete(Recipe, { id });
      } catch (error) {
        // Each by itself: other sections stand upon recipes, and theirs is the word.
        if (!isStoodUpon(error)) throw error;
      }
    }
  }
}

/** Whether a row could not go because another one stands upon it. */
export function isStoodUpon(error: unknown): boolean {
  const { driverError } = error as { driverError?: { code?: string } };
  return driverError?.code === STANDS_UPON;
}
