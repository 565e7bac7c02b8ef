import type { LastWill, PaymentState, PeriodMonths, Plan } from '@sytno/domain';
import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { Instant } from '../../platform/database/columns';

/** Somebody asked to leave for good; he can still think better of it until the day. */
@Entity('acc_leaving')
@Check('ck_acc_leaving_will', `will in ('withdraw', 'stay')`)
export class Leaving {
  @ForeignKey('acc_user', { onDelete: 'CASCADE' })
  @PrimaryColumn('uuid')
  userId: string;

  @Instant()
  askedAt: string;

  @Index()
  @Instant()
  leavesAt: string;

  /** What becomes of what he published. */
  @Column('text')
  will: LastWill;

  /** Who takes his household over; null: the one who came first. */
  @ForeignKey('acc_user', { onDelete: 'SET NULL' })
  @Column('uuid', { nullable: true })
  heirId: string | null;
}

/** What the law wants kept of a payment once its payer has left: the sum and the day, and nobody's name. */
@Entity('acc_kept_payment')
export class KeptPayment {
  /** Of the order, by which its provider knows it. */
  @PrimaryColumn('uuid')
  id: string;

  @Column('int')
  number: number;

  @Column('text')
  plan: Plan;

  @Column('int')
  months: PeriodMonths;

  @Column('int')
  days: number;

  /** Minor units of `currency`, as is `refunded`. */
  @Column('int')
  amount: number;

  @Column('text')
  currency: string;

  @Column('text')
  provider: string;

  @Column('text')
  state: PaymentState;

  @Column('int')
  refunded: number;

  @Instant()
  createdAt: string;

  @Instant({ nullable: true })
  settledAt: string | null;
}
