import type { Language } from '@sytno/domain';
import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { Instant } from '../../platform/database/columns';
import type { ApplicationState } from './application-state';

/** Somebody asks to take part in a course. He may ask again later: earlier rows stay as history. */
@Entity('exp_application')
@Index(['courseId', 'state'])
@Index(['userId', 'courseId'])
@Index('ux_exp_application_open', ['userId', 'courseId'], {
  unique: true,
  where: `state in ('pending', 'accepted')`,
})
@Check('ck_exp_application_state', `state in ('pending', 'accepted', 'rejected', 'withdrawn')`)
export class Application {
  @PrimaryColumn('uuid')
  id: string;

  @ForeignKey('exp_course', { onDelete: 'CASCADE' })
  @Column('uuid')
  courseId: string;

  @ForeignKey('acc_user', { onDelete: 'CASCADE' })
  @Column('uuid')
  userId: string;

  @Column('text')
  state: ApplicationState;

  /** What the person wrote to the expert. */
  @Column('text')
  note: string;

  /** Why it was rejected; null in every other state. */
  @Column('text', { nullable: true })
  reason: string | null;

  /** The language it was made in: what is told about it names the course so. */
  @Column('text')
  language: Language;

  @Instant()
  createdAt: string;

  /** When it was decided or withdrawn, whichever came last. */
  @Instant({ nullable: true })
  closedAt: string | null;
}
