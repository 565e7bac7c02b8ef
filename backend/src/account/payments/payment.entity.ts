import type { PaymentState, PeriodMonths, Plan } from '@sytno/domain';
import { Check, Column, Entity, ForeignKey, Generated, Index, PrimaryColumn, Unique } from 'typeorm';
import { Instant } from '../../platform/database/columns';
import type { ExpertKind } from '../user.entity';

type ProviderName = 'liqpay' | 'sandbox' | 'manual';

/** An order of a period. Its price and days are those it was ordered with. */
@Entity('acc_payment')
@Unique(['number'])
@Index(['userId', 'createdAt'])
@Index(['state', 'createdAt'])
@Check('ck_acc_payment_plan', `plan in ('premium', 'expert')`)
@Check('ck_acc_payment_amount', 'amount > 0 and days > 0')
@Check(
  'ck_acc_payment_state',
  `state in ('open', 'failed', 'claimed', 'paid', 'declined', 'refunded', 'lapsed')`,
)
export class Payment {
  @PrimaryColumn('uuid')
  id: string;

  @Generated('increment')
  @Column('int')
  number: number;

  @ForeignKey('acc_user', { onDelete: 'CASCADE' })
  @Column('uuid')
  userId: string;

  @Column('text')
  plan: Plan;

  /** What the person becomes by the nutritionist's tariff. */
  @Column('text', { nullable: true })
  expertKind: ExpertKind | null;

  @Column('int')
  months: PeriodMonths;

  @Column('int')
  days: number;

  /** Minor units of `currency`. */
  @Column('int')
  amount: number;

  @Column('text')
  currency: string;

  @Column('text')
  provider: ProviderName;

  @Column('text')
  state: PaymentState;

  @Column('int', { default: 0 })
  fallbackDays: number;

  /** Minor units that were given back. */
  @Column('int', { default: 0 })
  refunded: number;

  /** What the payer wrote when he said that he paid. */
  @Column('text', { default: '' })
  note: string;

  @Instant()
  createdAt: string;

  /** When the provider was asked last. */
  @Instant({ nullable: true })
  checkedAt: string | null;

  @Instant({ nullable: true })
  claimedAt: string | null;

  @Instant({ nullable: true })
  settledAt: string | null;
}

/** What was told of an order, by whom, and what came of it. */
@Entity('acc_payment_news')
@Index(['paymentId', 'at'])
export class PaymentNews {
  @PrimaryColumn('uuid')
  id: string;

  @ForeignKey('acc_payment', { onDelete: 'CASCADE' })
  @Column('uuid')
  paymentId: string;

  @Instant()
  at: string;

  @Column('text')
  source: string;

  @Column('text')
  status: string;

  @Column('text')
  verdict: string;
}

/** What the sandbox's bank knows of an order. */
@Entity('acc_sandbox_order')
export class SandboxOrder {
  @ForeignKey('acc_payment', { onDelete: 'CASCADE' })
  @PrimaryColumn('uuid')
  orderId: string;

  @Column('text')
  status: string;

  @Instant()
  at: string;
}
