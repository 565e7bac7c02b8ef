import { Injectable } from '@nestjs/common';
import type { Day } from '@sytno/domain';

/** The days before `before` on which a household's menu had a recipe cooked, each once, in any order. */
export type CookedDays = (asked: {
  readonly householdId: string;
  readonly recipeId: string;
  readonly before: Day;
}) => Promise<readonly Day[]>;

/**
 * Where a recipe learns how often it was cooked. Menus know that, and menus are built upon recipes: so they
 * give their answer here at start, and recipes need not know them.
 */
@Injectable()
export class PastCookings {
  private ask: CookedDays = () => Promise.resolve([]);

  /** From now on the days come from here. */
  learnFrom(ask: CookedDays): void {
    this.ask = ask;
  }

  daysOf(asked: Parameters<CookedDays>[0]): Promise<readonly Day[]> {
    return this.ask(asked);
  }
}
