import type { ConsentKind, Language } from '@sytno/domain';
import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn, Unique } from 'typeorm';
import { Instant } from '../../platform/database/columns';

/** People whom an expert leads. */
@Entity('exp_group')
export class Group {
  @PrimaryColumn('uuid')
  id: string;

  @ForeignKey('acc_user', { onDelete: 'CASCADE' })
  @Index()
  @Column('uuid')
  expertId: string;

  @Column('text')
  name: string;

  @Column('text')
  about: string;

  @Instant()
  createdAt: string;

  @Instant({ nullable: true })
  endedAt: string | null;
}

/** Somebody's time in a group. Whoever comes back has a new row: nothing of the time before is shown. */
@Entity('exp_member')
@Index('ux_exp_member_open', ['groupId', 'userId'], { unique: true, where: 'ended_at is null' })
@Check('ck_exp_member_how', `how in ('link', 'course')`)
export class GroupMember {
  @PrimaryColumn('uuid')
  id: string;

  @ForeignKey('exp_group', { onDelete: 'CASCADE' })
  @Column('uuid')
  groupId: string;

  @ForeignKey('acc_user', { onDelete: 'CASCADE' })
  @Index()
  @Column('uuid')
  userId: string;

  @Column('text')
  how: 'link' | 'course';

  @Instant()
  joinedAt: string;

  @Instant({ nullable: true })
  endedAt: string | null;
}

/** A link that leads people into a group until it ends. Its secret is stored hashed, so it is told once. */
@Entity('exp_group_link')
@Unique(['tokenHash'])
export class GroupLink {
  @PrimaryColumn('uuid')
  id: string;

  @ForeignKey('exp_group', { onDelete: 'CASCADE' })
  @Index()
  @Column('uuid')
  groupId: string;

  @Column('text')
  tokenHash: string;

  @Instant()
  createdAt: string;

  @Instant()
  expiresAt: string;

  @Instant({ nullable: true })
  endedAt: string | null;
}

/** What an expert writes of a member for himself. */
@Entity('exp_note')
@Index(['memberId', 'createdAt'])
export class MemberNote {
  @PrimaryColumn('uuid')
  id: string;

  @ForeignKey('exp_member', { onDelete: 'CASCADE' })
  @Column('uuid')
  memberId: string;

  @Column('text')
  text: string;

  @Instant()
  createdAt: string;
}

/** That a member lets his expert see something: who, what, in which words, when and how. */
@Entity('exp_consent')
@Index('ux_exp_consent_open', ['memberId', 'what'], { unique: true, where: 'ended_at is null' })
@Check('ck_exp_consent_what', `what in ('targets', 'facts')`)
@Check('ck_exp_consent_how', `how in ('join', 'group')`)
export class Consent {
  @PrimaryColumn('uuid')
  id: string;

  @ForeignKey('exp_member', { onDelete: 'CASCADE' })
  @Column('uuid')
  memberId: string;

  @Column('text')
  what: ConsentKind;

  /** The edition of the words that he agreed to, and their language. */
  @Column('text')
  version: string;

  @Column('text')
  language: Language;

  /** Where he said so: as he came in, or later on the group's page. */
  @Column('text')
  how: 'join' | 'group';

  @Instant()
  givenAt: string;

  @Instant({ nullable: true })
  endedAt: string | null;
}
