import { Injectable, type OnModuleInit } from '@nestjs/common';
import { FALLBACK_DAYS } from '@sytno/domain';
import { DataSource, In, IsNull, LessThan, MoreThan } from 'typeorm';
import { z } from 'zod';
import type { JobKind } from '../../platform/jobs/job';
import { Jobs } from '../../platform/jobs/jobs.service';
import { DAY, HOUR, MINUTE, now, plus } from '../../platform/time/clock';
import { Payment } from './payment.entity';
import { PaymentsService } from './payments.service';
import { Settling } from './settling.service';

const PAYMENT_ROUND: JobKind<object> = { name: 'payment-round', schema: z.strictObject({}) };

/** The provider is asked from so long after an order on, and again after as long. */
const ASK_AFTER = 5 * MINUTE;
/** An order that nothing was heard of lapses; a success that comes later still counts. */
const LAPSES_AFTER = 3 * DAY;
/** Within so long the administrator credits by hand (spec §4). */
const PROMISE = 24 * HOUR;
const AT_ONCE = 50;

/** What the clock does for orders: finds payments whose callback never came, and keeps the promise of a day. */
@Injectable()
export class PaymentRounds implements OnModuleInit {
  constructor(
    private readonly dataSource: DataSource,
    private readonly jobs: Jobs,
    private readonly payments: PaymentsService,
    private readonly settling: Settling,
  ) {}

  onModuleInit(): void {
    this.jobs.add({ ...PAYMENT_ROUND, every: ASK_AFTER, handler: () => this.run() });
  }

  async run(): Promise<void> {
    await this.reconcile();
    await this.fallBack();
    await this.lapse();
  }

  private async reconcile(): Promise<void> {
    const before = plus(now(), -ASK_AFTER);
    const waiting = {
      state: In(['open', 'failed', 'claimed']),
      provider: In(['liqpay', 'sandbox']),
      createdAt: LessThan(before),
    };
    const due = await this.dataSource.manager.find(Payment, {
      where: [
        { ...waiting, checkedAt: IsNull() },
        { ...waiting, checkedAt: LessThan(before) },
      ],
      order: { checkedAt: { direction: 'ASC', nulls: 'FIRST' } },
      take: AT_ONCE,
    });
    for (const payment of due) await this.payments.ask(payment);
  }

  /** Nobody looked within a day: two weeks are given, once for what one person claims and nobody confirmed. */
  private async fallBack(): Promise<void> {
    const { manager } = this.dataSource;
    const due = await manager.findBy(Payment, {
      state: 'claimed',
      fallbackDays: 0,
      claimedAt: LessThan(plus(now(), -PROMISE)),
    });
    for (const { id, userId } of due) {
      const had = { userId, fallbackDays: MoreThan(0), state: In(['claimed', 'declined']) };
      if (await manager.existsBy(Payment, had)) continue;
      const told = { source: 'clock', status: `fallback ${String(FALLBACK_DAYS)}` } as const;
      await this.settling.settle(id, 'fallback', told);
    }
  }

  private async lapse(): Promise<void> {
    const old = await this.dataSource.manager.find(Payment, {
      where: { state: In(['open', 'failed']), createdAt: LessThan(plus(now(), -LAPSES_AFTER)) },
      take: AT_ONCE,
    });
    for (const { id } of old) await this.settling.settle(id, 'lapse', { source: 'clock', status: 'lapsed' });
  }
}
