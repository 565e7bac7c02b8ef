import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn, Unique } from 'typeorm';
import { Instant } from '../../platform/database/columns';

export type SessionScope = 'all' | 'list';

/** One device that is signed in. */
@Entity('acc_session')
@Unique(['client'])
@Check('ck_acc_session_scope', `scope in ('all', 'list')`)
export class Session {
  @PrimaryColumn('uuid')
  id: string;

  @ForeignKey('acc_user', { onDelete: 'CASCADE' })
  @Index()
  @Column('uuid')
  userId: string;

  /** The public half of the key: which device. */
  @Column('text')
  client: string;

  @Column('text')
  tokenHash: string;

  /** What the browser says it is, for the list of devices. */
  @Column('text')
  device: string;

  /** `list`: a phone that is signed in for lists alone. */
  @Column('text', { default: 'all' })
  scope: SessionScope;

  @Instant()
  createdAt: string;

  @Instant()
  lastUsedAt: string;

  @Index()
  @Instant()
  expiresAt: string;

  /** When it came by the second step; null when it did not. */
  @Instant({ nullable: true })
  factorAt: string | null;

  /** The password was given once more: so long dangerous calls hold. */
  @Instant({ nullable: true })
  elevatedUntil: string | null;
}
