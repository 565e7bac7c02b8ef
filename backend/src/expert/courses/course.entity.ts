import type { Language } from '@sytno/domain';
import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { DayColumn, Instant } from '../../platform/database/columns';

export type CourseState = 'draft' | 'published' | 'closed';

@Entity('exp_course')
@Index(['state', 'startsOn'])
@Check('ck_exp_course_state', `state in ('draft', 'published', 'closed')`)
@Check('ck_exp_course_size', 'weeks > 0 and seats > 0')
export class Course {
  @PrimaryColumn('uuid')
  id: string;

  @ForeignKey('acc_user', { onDelete: 'CASCADE' })
  @Index()
  @Column('uuid')
  expertId: string;

  @Column('text')
  state: CourseState;

  @DayColumn()
  startsOn: string;

  @Column('int')
  weeks: number;

  @Column('int')
  seats: number;

  @Instant()
  createdAt: string;
}

@Entity('exp_course_text')
export class CourseText {
  @ForeignKey('exp_course', { onDelete: 'CASCADE' })
  @PrimaryColumn('uuid')
  courseId: string;

  @PrimaryColumn('text')
  language: Language;

  @Column('text')
  title: string;

  @Column('text')
  summary: string;

  /** The whole text; paragraphs are parted by an empty line. */
  @Column('text')
  description: string;
}
