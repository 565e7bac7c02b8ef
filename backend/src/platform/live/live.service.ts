import { Injectable } from '@nestjs/common';
import type { Topic } from '@sytno/contract';
import { DataSource, type EntityManager } from 'typeorm';
import { now } from '../time/clock';

/** Who is told: all members of a household, one person on all his devices, or everybody. */
export type Audience = { readonly householdId: string } | { readonly userId: string } | 'everybody';

const WRITE = `
  insert into plt_event (household_id, user_id, topic, at)
  select $1, $2, topic, $4 from unnest($3::text[]) topic`;

/** Tells browsers what changed, so that they ask for it again. */
@Injectable()
export class Live {
  constructor(private readonly dataSource: DataSource) {}

  /**
   * Tells an audience that topics were touched. With a transaction's manager it is told when that commits
   * and forgotten when it does not; a topic named twice is told once.
   */
  async touched(
    audience: Audience,
    topics: readonly Topic[],
    manager: EntityManager = this.dataSource.manager,
  ): Promise<void> {
    if (topics.length === 0) return;
    const householdId =
      typeof audience === 'object' && 'householdId' in audience ? audience.householdId : null;
    const userId = typeof audience === 'object' && 'userId' in audience ? audience.userId : null;
    await manager.query(WRITE, [householdId, userId, [...new Set(topics)], now()]);
  }
}
