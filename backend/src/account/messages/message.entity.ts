import type { Language } from '@sytno/domain';
import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { Instant } from '../../platform/database/columns';

/** What somebody wrote to the administrator, and the answer. A visitor has no account, only an address. */
@Entity('acc_message')
@Check('ck_acc_message_answer', '(answer is null) = (answered_at is null)')
@Index(['userId', 'createdAt'])
@Index(['answeredAt', 'createdAt'])
// Of trigrams, which only the migration can say.
@Index('ix_acc_message_text_trgm', { synchronize: false })
@Index('ix_acc_message_answer_trgm', { synchronize: false })
@Index('ix_acc_message_email_trgm', { synchronize: false })
export class Message {
  @PrimaryColumn('uuid')
  id: string;

  @ForeignKey('acc_user', { onDelete: 'CASCADE' })
  @Column('uuid', { nullable: true })
  userId: string | null;

  @Column('text')
  email: string;

  @Column('text')
  language: Language;

  @Column('text')
  text: string;

  /** The page it was written from: a path, as the browser told it. */
  @Column('text', { nullable: true })
  page: string | null;

  @Instant()
  createdAt: string;

  @Column('text', { nullable: true })
  answer: string | null;

  @Instant({ nullable: true })
  answeredAt: string | null;

  @ForeignKey('acc_user', { onDelete: 'SET NULL' })
  @Column('uuid', { nullable: true })
  answeredBy: string | null;
}
