import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn, Unique } from 'typeorm';
import { Instant } from '../../platform/database/columns';

/** A copy of somebody's own data: a file of the store, fetched by links that work for minutes. */
@Entity('acc_copy')
@Unique(['linkHash'])
@Index(['userId', 'askedAt'])
@Check('ck_acc_copy_state', `state in ('waiting', 'ready', 'failed')`)
export class Copy {
  @PrimaryColumn('uuid')
  id: string;

  @ForeignKey('acc_user', { onDelete: 'CASCADE' })
  @Column('uuid')
  userId: string;

  @Column('text')
  state: 'waiting' | 'ready' | 'failed';

  @Instant()
  askedAt: string;

  /** When it goes; null while it is not ready. */
  @Instant({ nullable: true })
  expiresAt: string | null;

  @Column('int', { nullable: true })
  bytes: number | null;

  /** Of the link that works; the one before works no more. */
  @Column('text', { nullable: true })
  linkHash: string | null;

  @Instant({ nullable: true })
  linkExpiresAt: string | null;
}
