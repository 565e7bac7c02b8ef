import type { ReportReason } from '@sytno/contract';
import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { Instant } from '../../platform/database/columns';

/** What a reader finds wrong with a published recipe; at most one open one a person and recipe. */
@Entity('rec_report')
@Index('uq_rec_report_open', ['recipeId', 'reporterId'], { unique: true, where: 'closed_at is null' })
export class Report {
  @PrimaryColumn('uuid')
  id: string;

  @ForeignKey('rec_recipe', { onDelete: 'CASCADE' })
  @Index()
  @Column('uuid')
  recipeId: string;

  @ForeignKey('acc_user', { onDelete: 'CASCADE' })
  @Index()
  @Column('uuid')
  reporterId: string;

  @Column('text')
  reason: ReportReason;

  @Column('text')
  text: string;

  @Index({ where: 'closed_at is null' })
  @Instant()
  createdAt: string;

  /** Null while it waits for a decision. */
  @Instant({ nullable: true })
  closedAt: string | null;
}
