import type { GivenRole } from '@sytno/domain';
import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn, Unique } from 'typeorm';
import { Instant } from '../../platform/database/columns';

/** A link that leads one person into a household. Its secret is stored hashed, so it is told once (ADR 27). */
@Entity('acc_invitation')
@Unique(['tokenHash'])
@Check('ck_acc_invitation_role', `role in ('planner', 'reader')`)
export class Invitation {
  @PrimaryColumn('uuid')
  id: string;

  @ForeignKey('acc_household', { onDelete: 'CASCADE' })
  @Index()
  @Column('uuid')
  householdId: string;

  @Column('text')
  tokenHash: string;

  /** What whoever comes by it may do. */
  @Column('text')
  role: GivenRole;

  @ForeignKey('acc_user', { onDelete: 'CASCADE' })
  @Index()
  @Column('uuid')
  createdBy: string;

  @Instant()
  createdAt: string;

  @Instant()
  expiresAt: string;

  /** When somebody came by it, or it was revoked; null while it leads in. */
  @Instant({ nullable: true })
  endedAt: string | null;
}
