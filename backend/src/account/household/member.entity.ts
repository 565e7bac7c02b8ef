import type { GivenRole } from '@sytno/domain';
import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { Instant } from '../../platform/database/columns';

/** Everybody is a member of exactly one household, so the person is the key. */
@Entity('acc_member')
@Check('ck_acc_member_role', `role in ('planner', 'reader')`)
export class Member {
  @ForeignKey('acc_user', { onDelete: 'CASCADE' })
  @PrimaryColumn('uuid')
  userId: string;

  @ForeignKey('acc_household', { onDelete: 'CASCADE' })
  @Index()
  @Column('uuid')
  householdId: string;

  /** Of one who is not the owner; whoever was it last plans (ADR 27). */
  @Column('text', { default: 'planner' })
  role: GivenRole;

  @Instant()
  joinedAt: string;
}
