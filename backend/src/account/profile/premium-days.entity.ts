import type { Day, LedgerKind, Plan, Rest } from '@sytno/domain';
import { Check, Column, Entity, ForeignKey, Generated, Index, PrimaryColumn, Unique } from 'typeorm';
import { DayColumn, Instant } from '../../platform/database/columns';

/** One entry of the ledger of premium days. Entries are only ever added (product decision 2.8). */
@Entity('acc_premium_day')
@Unique(['number'])
@Index(['userId', 'number'])
@Check(
  'ck_acc_premium_day_kind',
  `kind in ('trial', 'paid', 'manual', 'fallback', 'tariff-change', 'refund')`,
)
export class PremiumDays {
  @PrimaryColumn('uuid')
  id: string;

  /** The order in which entries were written: the halves of a tariff change share their instant. */
  @Generated('increment')
  @Column('int')
  number: number;

  @ForeignKey('acc_user', { onDelete: 'CASCADE' })
  @Column('uuid')
  userId: string;

  @Column('text')
  kind: LedgerKind;

  /** May be negative: the first half of a tariff change. */
  @Column('int')
  days: number;

  @Instant()
  at: string;

  /** The date at that instant in the zone the person had then: a later change of zone gives no days. */
  @DayColumn({ name: 'given_on' })
  on: Day;

  @Column('text')
  note: string;

  @Column('text', { default: 'premium' })
  plan: Plan;

  /** What a change of tariff rounded away, on its second half. */
  @Column('jsonb', { nullable: true })
  rest: Rest | null;

  /** Of which order; null for days that were not bought. */
  @ForeignKey('acc_payment', { onDelete: 'SET NULL' })
  @Index()
  @Column('uuid', { nullable: true })
  paymentId: string | null;
}
