import { Injectable } from '@nestjs/common';
import type { Day } from '@sytno/domain';

/** What is planned with some recipes: whose it is, is not told. */
export interface PlannedCount {
  /** Dishes on menus. */
  readonly items: number;
  /** Servings of those that are cooked. */
  readonly portions: number;
  readonly households: number;
}

export const NOTHING_PLANNED: PlannedCount = { items: 0, portions: 0, households: 0 };

/** Dishes of one recipe on one day, of all households together. */
export interface PlannedDay {
  readonly recipeId: string;
  readonly date: Day;
  readonly items: number;
  readonly portions: number;
}

/** Dishes that are asked about together. */
export interface PlannedGroup {
  readonly key: string;
  readonly recipeId: string;
  /** Only the dishes that he planned, who has a composition of his own; all dishes otherwise. */
  readonly plannedBy?: string;
}

/** What menus answer about recipes. */
export interface MenuAnswers {
  /** From a day on, of each group, where a dish counts once; a group with nothing planned is left out. */
  counts(groups: readonly PlannedGroup[], from: Day): Promise<ReadonlyMap<string, PlannedCount>>;
  /** From a day on, in the order of days, at most `most` rows. */
  days(recipeIds: readonly string[], from: Day, most: number): Promise<readonly PlannedDay[]>;
}

/**
 * Where an administrator learns how many plans wait for a food. Menus know that, and menus are built upon
 * recipes: so they give their answers here at start, and recipes need not know them.
 */
@Injectable()
export class Planned {
  private menus: MenuAnswers = {
    counts: () => Promise.resolve(new Map()),
    days: () => Promise.resolve([]),
  };

  /** From now on the answers come from here. */
  learnFrom(menus: MenuAnswers): void {
    this.menus = menus;
  }

  counts(...asked: Parameters<MenuAnswers['counts']>): ReturnType<MenuAnswers['counts']> {
    return asked[0].length === 0 ? Promise.resolve(new Map()) : this.menus.counts(...asked);
  }

  days(...asked: Parameters<MenuAnswers['days']>): ReturnType<MenuAnswers['days']> {
    return asked[0].length === 0 ? Promise.resolve([]) : this.menus.days(...asked);
  }
}
