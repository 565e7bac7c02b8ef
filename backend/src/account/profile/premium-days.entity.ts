import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { Instant } from '../../platform/database/columns';

export type PremiumKind = 'trial' | 'paid' | 'manual' | 'fallback' | 'tariff';

/** One entry of the ledger of premium days. Entries are only ever added (product decision 2.8). */
@Entity('acc_premium_day')
@Index(['userId', 'at'])
@Check('ck_acc_premium_day_kind', `kind in ('trial', 'paid', 'manual', 'fallback', 'tariff')`)
export class PremiumDays {
  @PrimaryColumn('uuid')
  id: string;

  @ForeignKey('acc_user', { onDelete: 'CASCADE' })
  @Column('uuid')
  userId: string;

  @Column('text')
  kind: PremiumKind;

  /** May be negative: the first half of a tariff change. */
  @Column('int')
  days: number;

  @Instant()
  at: string;

  @Column('text')
  note: string;
}
