import type { ApplicationMove, ApplicationState, ApplyConsent, Language } from '@sytno/domain';
import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { DayColumn, Instant } from '../../platform/database/columns';

/** Somebody asks to take part in a course. He may ask again later: earlier rows stay as history. */
@Entity('exp_application')
@Index(['courseId', 'state'])
@Index(['userId', 'courseId'])
@Index('ux_exp_application_open', ['userId', 'courseId'], {
  unique: true,
  where: `state in ('pending', 'waiting', 'accepted')`,
})
@Check(
  'ck_exp_application_state',
  `state in ('pending', 'waiting', 'accepted', 'rejected', 'withdrawn', 'removed')`,
)
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

  /** Why it was rejected, or the participant removed; null in every other state. */
  @Column('text', { nullable: true })
  reason: string | null;

  /** The language it was made in. */
  @Column('text')
  language: Language;

  /** What the person agreed to, and the words of which version. */
  @Column('text', { array: true, default: [] })
  consents: ApplyConsent[];

  @Column('text', { default: '' })
  consentsVersion: string;

  /** Since when it is on the waiting list; the first one gets the first seat. */
  @Instant({ nullable: true })
  listedAt: string | null;

  /** The Monday on which the participant begins, in a course that each begins as he comes. */
  @DayColumn({ nullable: true })
  startsOn: string | null;

  @Instant()
  createdAt: string;

  /** When it was decided, withdrawn or ended, whichever came last. */
  @Instant({ nullable: true })
  closedAt: string | null;
}

/** One thing that happened to an application. */
@Entity('exp_application_event')
export class ApplicationEvent {
  @PrimaryColumn('uuid')
  id: string;

  @ForeignKey('exp_application', { onDelete: 'CASCADE' })
  @Index()
  @Column('uuid')
  applicationId: string;

  @Instant()
  at: string;

  @Column('text')
  move: 'apply' | ApplicationMove;

  /** That it came to. */
  @Column('text')
  state: ApplicationState;

  /** The message of an application, the reason of a rejection or removal, else ''. */
  @Column('text')
  words: string;
}
