import type { CourseStart, CourseState, CourseWords, Language } from '@sytno/domain';
import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { DayColumn, Instant } from '../../platform/database/columns';

@Entity('exp_course')
@Index(['state', 'startsOn'])
@Check('ck_exp_course_state', `state in ('draft', 'waiting', 'published', 'closed')`)
@Check('ck_exp_course_size', 'weeks > 0 and seats > 0')
@Check('ck_exp_course_start', `start in ('fixed', 'rolling') and (start = 'fixed') = (starts_on is not null)`)
export class Course {
  @PrimaryColumn('uuid')
  id: string;

  @ForeignKey('acc_user', { onDelete: 'CASCADE' })
  @Index()
  @Column('uuid')
  expertId: string;

  @Column('text')
  state: CourseState;

  @Column('text')
  start: CourseStart;

  /** A Monday; null when each begins as he comes. */
  @DayColumn({ nullable: true })
  startsOn: string | null;

  @Column('int')
  weeks: number;

  @Column('int')
  seats: number;

  /** What it is written in, the first one first. */
  @Column('text', { array: true })
  languages: Language[];

  @ForeignKey('plt_picture')
  @Index()
  @Column('uuid', { nullable: true })
  pictureId: string | null;

  @Column('int', { default: 1 })
  version: number;

  /** What the administrator said when it was returned, or whoever closed it. */
  @Column('text', { nullable: true })
  reason: string | null;

  /** Its face was changed since it was published: an administrator looks at it again. */
  @Column('boolean', { default: false })
  changed: boolean;

  /** Since when it waits for an administrator. */
  @Index({ where: 'submitted_at is not null' })
  @Instant({ nullable: true })
  submittedAt: string | null;

  @Instant()
  createdAt: string;

  @Instant({ nullable: true })
  closedAt: string | null;
}

/** What everybody reads of a course, in one language. */
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

  @Column('text', { default: '' })
  price: string;
}

@Entity('exp_course_week')
@Check('ck_exp_course_week_week', 'week between 1 and 12')
export class CourseWeek {
  @ForeignKey('exp_course', { onDelete: 'CASCADE' })
  @PrimaryColumn('uuid')
  courseId: string;

  /** From 1. */
  @PrimaryColumn('int')
  week: number;

  /** The template that is its menu: the meal plans keep it for this week alone. */
  @ForeignKey('mp_template', { onDelete: 'SET NULL' })
  @Index('ux_exp_course_week_template_id', { unique: true })
  @Column('uuid', { nullable: true })
  templateId: string | null;
}

@Entity('exp_lesson_text')
export class LessonText {
  @ForeignKey('exp_course', { onDelete: 'CASCADE' })
  @PrimaryColumn('uuid')
  courseId: string;

  @PrimaryColumn('int')
  week: number;

  @PrimaryColumn('text')
  language: Language;

  @Column('text')
  title: string;

  @Column('text')
  text: string;
}

@Entity('exp_lesson_picture')
export class LessonPicture {
  @ForeignKey('exp_course', { onDelete: 'CASCADE' })
  @PrimaryColumn('uuid')
  courseId: string;

  @PrimaryColumn('int')
  week: number;

  @PrimaryColumn('int')
  position: number;

  @ForeignKey('plt_picture')
  @Index()
  @Column('uuid')
  pictureId: string;

  @Column('jsonb')
  caption: CourseWords;
}

/** A line that a participant ticks. */
@Entity('exp_task')
export class Task {
  @PrimaryColumn('uuid')
  id: string;

  @ForeignKey('exp_course', { onDelete: 'CASCADE' })
  @Index()
  @Column('uuid')
  courseId: string;

  @Column('int')
  week: number;

  @Column('int')
  position: number;

  @Column('jsonb')
  words: CourseWords;
}

@Entity('exp_task_tick')
export class TaskTick {
  @ForeignKey('exp_task', { onDelete: 'CASCADE' })
  @PrimaryColumn('uuid')
  taskId: string;

  @ForeignKey('acc_user', { onDelete: 'CASCADE' })
  @Index()
  @PrimaryColumn('uuid')
  userId: string;

  @Instant()
  at: string;
}

/** What a reader finds wrong with a course; one open one a person and course. */
@Entity('exp_course_report')
@Index('ux_exp_course_report_open', ['courseId', 'userId'], { unique: true, where: 'closed_at is null' })
export class CourseReport {
  @PrimaryColumn('uuid')
  id: string;

  @ForeignKey('exp_course', { onDelete: 'CASCADE' })
  @Column('uuid')
  courseId: string;

  @ForeignKey('acc_user', { onDelete: 'CASCADE' })
  @Index()
  @Column('uuid')
  userId: string;

  @Column('text')
  text: string;

  @Instant()
  createdAt: string;

  @Instant({ nullable: true })
  closedAt: string | null;
}
