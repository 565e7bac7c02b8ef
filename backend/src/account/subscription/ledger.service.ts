import { Injectable } from '@nestjs/common';
import { dayAt, type Day, type LedgerEntry, type Plan, type Subscription } from '@sytno/domain';
import { randomUUID } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import { Refusal } from '../../platform/errors/refusal';
import { Live } from '../../platform/live/live.service';
import { now } from '../../platform/time/clock';
import { Household } from '../household/household.entity';
import { PremiumDays } from '../profile/premium-days.entity';
import { User, type ExpertKind } from '../user.entity';

/** A person whose days nobody else can change before the transaction ends. */
export interface Held {
  readonly user: User;
  readonly subscription: Subscription;
  /** The date where he is. */
  readonly today: Day;
}

/** Which plan somebody's days are of: the nutritionist's function is what makes the difference. */
export const planOf = ({ expertKind }: Pick<User, 'expertKind'>): Plan =>
  expertKind === null ? 'premium' : 'expert';

/** The one writer of the ledger of days. Entries are only ever added, and of one person by one at a time. */
@Injectable()
export class Ledger {
  constructor(private readonly live: Live) {}

  /**
   * Holds a person and reads his days. Whoever changes an order too holds the order first.
   *
   * @throws Refusal NOT_FOUND when there is no such person
   */
  async hold(manager: EntityManager, userId: string): Promise<Held> {
    const lock = { mode: 'pessimistic_write' } as const;
    return this.known(manager, await manager.findOne(User, { where: { id: userId }, lock }));
  }

  /** The same only to be read. @throws Refusal NOT_FOUND when there is no such person */
  async look(manager: EntityManager, userId: string): Promise<Held> {
    return this.known(manager, await manager.findOneBy(User, { id: userId }));
  }

  private async known(manager: EntityManager, user: User | null): Promise<Held> {
    if (!user) throw new Refusal('NOT_FOUND');
    return {
      user,
      subscription: { entries: await this.entries(manager, user.id), plan: planOf(user) },
      today: dayAt(now(), user.timeZone),
    };
  }

  /** A person's entries in the order they were written. */
  entries(manager: EntityManager, userId: string): Promise<PremiumDays[]> {
    return manager.find(PremiumDays, { where: { userId }, order: { number: 'ASC' } });
  }

  /** Adds entries for somebody who is held, and tells the browsers of all whom his days concern. */
  async write(
    manager: EntityManager,
    { user }: Held,
    entries: readonly LedgerEntry[],
    { note = '', paymentId = null }: { note?: string; paymentId?: string | null } = {},
  ): Promise<void> {
    const at = now();
    for (const { kind, days, on, plan = 'premium', rest = null } of entries) {
      const row = { id: randomUUID(), userId: user.id, kind, days, on, plan, rest, at, note, paymentId };
      await manager.insert(PremiumDays, row);
    }
    await this.tell(manager, user.id);
  }

  /** Which function the person has from now on: none, or what kind of expert he is. */
  async setKind(manager: EntityManager, { user }: Held, kind: ExpertKind | null): Promise<void> {
    if (user.expertKind !== kind) await manager.update(User, user.id, { expertKind: kind });
    await this.tell(manager, user.id);
  }

  private async tell(manager: EntityManager, userId: string): Promise<void> {
    await this.live.touched(
      { userId },
      ['account.session', 'account.profile', 'account.subscription'],
      manager,
    );
    const household = await manager.findOneBy(Household, { ownerId: userId });
    if (!household) return;
    await this.live.touched({ householdId: household.id }, ['account.session', 'account.profile'], manager);
  }
}
