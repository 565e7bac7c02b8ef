import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { Instant } from '../database/columns';

/** One mail: written with what it is about, sent afterwards, kept for a while. */
@Entity('plt_mail')
@Index(['sentAt', 'nextTryAt'])
@Check('ck_plt_mail_attempts', 'attempts >= 0')
export class OutboxMail {
  @PrimaryColumn('uuid')
  id: string;

  @Column('text')
  toAddress: string;

  @Column('text')
  language: string;

  @Column('text')
  kind: string;

  @Column('text')
  subject: string;

  @Column('text')
  text: string;

  @Column('text')
  html: string;

  /** Where mails of its kind are put off by one click (RFC 8058); null where they cannot be. */
  @Column('text', { nullable: true })
  off: string | null;

  /** An entry for the reader's calendar (RFC 5545), whose METHOD says what becomes of it; null without one. */
  @Column('text', { nullable: true })
  calendar: string | null;

  @Instant()
  createdAt: string;

  @Instant({ nullable: true })
  sentAt: string | null;

  @Instant()
  nextTryAt: string;

  @Column('int')
  attempts: number;

  @Column('text', { nullable: true })
  error: string | null;
}
