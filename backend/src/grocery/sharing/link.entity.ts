import { Column, Entity, ForeignKey, Index, PrimaryColumn, Unique } from 'typeorm';
import { Instant } from '../../platform/database/columns';

/** A link that leads to one list without an account. Its secret is stored hashed, so it is told once (ADR 30). */
@Entity('gro_link')
@Unique(['tokenHash'])
export class ListLink {
  @PrimaryColumn('uuid')
  id: string;

  @ForeignKey('gro_list', { onDelete: 'CASCADE' })
  @Index()
  @Column('uuid')
  listId: string;

  @Column('text')
  tokenHash: string;

  @ForeignKey('acc_user', { onDelete: 'CASCADE' })
  @Index()
  @Column('uuid')
  createdBy: string;

  @Instant()
  createdAt: string;

  @Instant()
  expiresAt: string;

  /** When it was revoked; null while it leads there. */
  @Instant({ nullable: true })
  endedAt: string | null;

  /** Who did something by it last, as he calls himself, and when. */
  @Column('text', { nullable: true })
  usedBy: string | null;

  @Instant({ nullable: true })
  usedAt: string | null;
}
