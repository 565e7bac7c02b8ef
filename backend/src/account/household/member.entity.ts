import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { Instant } from '../../platform/database/columns';

/** Everybody is a member of exactly one household, so the person is the key. */
@Entity('acc_member')
export class Member {
  @ForeignKey('acc_user', { onDelete: 'CASCADE' })
  @PrimaryColumn('uuid')
  userId: string;

  @ForeignKey('acc_household', { onDelete: 'CASCADE' })
  @Index()
  @Column('uuid')
  householdId: string;

  @Instant()
  joinedAt: string;
}
