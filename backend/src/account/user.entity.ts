import type { NoticeGroup } from '@sytno/contract';
import type { Language } from '@sytno/domain';
import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn, Unique } from 'typeorm';
import { Instant } from '../platform/database/columns';

export type ExpertKind = 'nutritionist' | 'food-consultant';

@Entity('acc_user')
@Unique(['emailKey'])
@Check('ck_acc_user_role', `role = 'admin'`)
@Check('ck_acc_user_expert_kind', `expert_kind in ('nutritionist', 'food-consultant')`)
export class User {
  @PrimaryColumn('uuid')
  id: string;

  /** As the person wrote it. */
  @Column('text')
  email: string;

  /** What makes two addresses one account: `emailKey` of the domain. */
  @Column('text')
  emailKey: string;

  @Column('text')
  passwordHash: string;

  @Column('text')
  name: string;

  @Column('text')
  language: Language;

  @Column('text')
  timeZone: string;

  @Column('text')
  countryCode: string;

  /** His picture; null: his initials alone. */
  @ForeignKey('plt_picture')
  @Index()
  @Column('uuid', { nullable: true })
  avatarId: string | null;

  @Instant({ nullable: true })
  emailConfirmedAt: string | null;

  /** Granted, not bought. */
  @Column('text', { nullable: true })
  role: 'admin' | null;

  @Column('text', { nullable: true })
  expertKind: ExpertKind | null;

  /** Of which groups of notices he is not told at all, and of which not by mail. */
  @Column('text', { array: true, default: '{}' })
  noticesOff: NoticeGroup[];

  @Column('text', { array: true, default: '{}' })
  mailsOff: NoticeGroup[];

  /** Kept out by an administrator since. */
  @Index()
  @Instant({ nullable: true })
  blockedAt: string | null;

  /** Why. */
  @Column('text', { nullable: true })
  blockedFor: string | null;

  @Index()
  @Instant()
  createdAt: string;
}
