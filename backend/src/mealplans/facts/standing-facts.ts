import { addDays, type Day } from '@sytno/domain';
import { randomUUID } from 'node:crypto';
import { Between, In, IsNull, type EntityManager } from 'typeorm';
import { now } from '../../platform/time/clock';
import { Fact } from './fact.entity';

/** What a new fact says; the rest is who says it, when and in which act. */
export type Said = Omit<Fact, 'id' | 'saidBy' | 'saidAt' | 'actId' | 'endedBy' | 'endedActId' | 'endedAt'>;

/** One act of somebody: facts that come to stand and facts whose place they take. */
export class Act {
  readonly id = randomUUID();
  private readonly at = now();
  private count = 0;

  constructor(
    private readonly manager: EntityManager,
    private readonly userId: string,
  ) {}

  /** What the act tells of itself: without an id when it did nothing. */
  get outcome(): { id: string | null; count: number } {
    return { id: this.count > 0 ? this.id : null, count: this.count };
  }

  async end(facts: readonly Pick<Fact, 'id'>[]): Promise<void> {
    if (facts.length === 0) return;
    const ids = facts.map(({ id }) => id);
    const ended = { endedBy: this.userId, endedActId: this.id, endedAt: this.at };
    await this.manager.update(Fact, { id: In(ids) }, ended);
    this.count += facts.length;
  }

  async say(facts: readonly Said[]): Promise<void> {
    if (facts.length === 0) return;
    const stamp = { saidBy: this.userId, saidAt: this.at, actId: this.id };
    const standing = { endedBy: null, endedActId: null, endedAt: null };
    await this.manager.insert(
      Fact,
      facts.map((fact) => ({ id: randomUUID(), ...fact, ...stamp, ...standing })),
    );
    this.count += facts.length;
  }
}

/** Facts of these people in the seven days from a Monday, as they were said. */
export function factsOfWeek(
  manager: EntityManager,
  userIds: readonly string[],
  monday: Day,
): Promise<Fact[]> {
  return manager.find(Fact, {
    where: { userId: In([...userIds]), date: Between(monday, addDays(monday, 6)), endedAt: IsNull() },
    order: { saidAt: 'ASC', id: 'ASC' },
  });
}

/** What these people said of planned dishes on a day. */
export function factsOn(
  manager: EntityManager,
  userIds: readonly string[],
  menuItemIds: readonly string[],
  date: Day,
): Promise<Fact[]> {
  return manager.findBy(Fact, {
    userId: In([...userIds]),
    menuItemId: In([...menuItemIds]),
    date,
    endedAt: IsNull(),
  });
}

/** What somebody ate on a day that no dish was planned for. */
export function countElsewhere(manager: EntityManager, userId: string, date: Day): Promise<number> {
  return manager.countBy(Fact, { userId, date, menuItemId: IsNull(), endedAt: IsNull() });
}
