import type { NoticeKind } from '@sytno/contract';
import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { Instant } from '../../platform/database/columns';

/** Something a person is told: which text, with which values, leading where. */
@Entity('acc_notice')
@Index(['userId', 'createdAt'])
export class Notice {
  @PrimaryColumn('uuid')
  id: string;

  @ForeignKey('acc_user', { onDelete: 'CASCADE' })
  @Column('uuid')
  userId: string;

  @Column('text')
  kind: NoticeKind;

  @Column('jsonb')
  values: Record<string, string>;

  /** A path without language prefix, such as `/user/courses`. */
  @Column('text', { nullable: true })
  link: string | null;

  @Instant()
  createdAt: string;

  @Instant({ nullable: true })
  readAt: string | null;
}
