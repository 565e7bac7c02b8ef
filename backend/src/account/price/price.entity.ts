import type { Day } from '@sytno/domain';
import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn, Unique } from 'typeorm';
import { DayColumn, Instant } from '../../platform/database/columns';

/** What a month costs in a currency from a day on, in minor units; before the first the configured price holds. */
@Entity('acc_price')
@Unique(['currency', 'from'])
@Check('ck_acc_price_order', 'premium > 0 and expert > premium')
export class Price {
  @PrimaryColumn('uuid')
  id: string;

  @Column('text')
  currency: string;

  @DayColumn({ name: 'valid_from' })
  from: Day;

  @Column('int')
  premium: number;

  @Column('int')
  expert: number;

  @ForeignKey('acc_user', { onDelete: 'SET NULL' })
  @Index()
  @Column('uuid', { nullable: true })
  setBy: string | null;

  @Instant()
  createdAt: string;
}
