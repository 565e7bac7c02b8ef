import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { Instant } from '../../platform/database/columns';

export type ApplicationState = 'pending' | 'accepted' | 'rejected';

/** Somebody asks to take part in a course. He may ask again: the latest counts. */
@Entity('exp_application')
@Index(['courseId', 'state'])
@Index(['userId', 'courseId'])
@Check('ck_exp_application_state', `state in ('pending', 'accepted', 'rejected')`)
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

  @Column('text', { nullable: true })
  reason: string | null;

  @Instant()
  createdAt: string;
}
