import { Injectable } from '@nestjs/common';
import type { LastWill } from '@sytno/domain';
import type { EntityManager } from 'typeorm';

/** Somebody who leaves for good, and what he wants to become of his published work. */
export interface Departure {
  readonly userId: string;
  readonly will: LastWill;
}

/** What a section does when somebody leaves. All of it happens in one transaction. */
interface Farewell {
  /** What of it is published, by its word in the contract. */
  readonly published?: {
    readonly of: 'recipes' | 'templates' | 'courses';
    count(userId: string, manager?: EntityManager): Promise<number>;
  };
  /** He has asked to leave on a day: whom it concerns can be told. */
  announced?(manager: EntityManager, userId: string, leavesAt: string): Promise<void>;
  /** Now: what others need is made theirs or nobody's, before the account's row goes and takes the rest along. */
  leave(manager: EntityManager, departure: Departure): Promise<void>;
}

/** Where sections say what they do when somebody leaves, without knowing one another. */
@Injectable()
export class Departures {
  private readonly farewells: Farewell[] = [];

  learn(farewell: Farewell): void {
    this.farewells.push(farewell);
  }

  /** How much published work somebody has, by its word. */
  async published(userId: string): Promise<Record<'recipes' | 'templates' | 'courses', number>> {
    const counts = { recipes: 0, templates: 0, courses: 0 };
    for (const { published } of this.farewells) {
      if (published) counts[published.of] += await published.count(userId);
    }
    return counts;
  }

  async announced(manager: EntityManager, userId: string, leavesAt: string): Promise<void> {
    for (const farewell of this.farewells) await farewell.announced?.(manager, userId, leavesAt);
  }

  async leave(manager: EntityManager, departure: Departure): Promise<void> {
    for (const farewell of this.farewells) await farewell.leave(manager, departure);
  }
}
