import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn, Unique } from 'typeorm';
import { Instant } from '../platform/database/columns';

export type LinkKind = 'password' | 'email' | 'phone' | 'new-email' | 'stay' | 'step';

/** A link out of a mail, or a code for a phone, that works once. Only the hash of its secret is kept. */
@Entity('acc_link')
@Unique(['tokenHash'])
@Check('ck_acc_link_kind', `kind in ('password', 'email', 'phone', 'new-email', 'stay', 'step')`)
export class Link {
  @PrimaryColumn('uuid')
  id: string;

  @ForeignKey('acc_user', { onDelete: 'CASCADE' })
  @Index()
  @Column('uuid')
  userId: string;

  @Column('text')
  kind: LinkKind;

  @Column('text')
  tokenHash: string;

  /** The address that it makes the person's; null of every other kind. */
  @Column('text', { nullable: true })
  email: string | null;

  @Instant()
  createdAt: string;

  @Index()
  @Instant()
  expiresAt: string;

  @Instant({ nullable: true })
  usedAt: string | null;
}
