import type {
  ConsultationAudience,
  ConsultationSide,
  ConsultationState,
  Language,
  Measure,
} from '@sytno/domain';
import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { DayColumn, Instant } from '../../platform/database/columns';

/** How an expert consults. Without a row nobody can book. */
@Entity('exp_consulting')
@Check('ck_exp_consulting_audience', `audience in ('courses', 'groups', 'led', 'everybody')`)
export class Consulting {
  @ForeignKey('acc_user', { onDelete: 'CASCADE' })
  @PrimaryColumn('uuid')
  userId: string;

  @Column('int')
  version: number;

  @Column('text')
  audience: ConsultationAudience;

  /** So many hours before the start a client may still move or cancel by himself. */
  @Column('int')
  limitHours: number;

  @Column('text')
  about: string;

  /** Where it is held; whoever booked reads it. */
  @Column('text')
  place: string;
}

/** Times that an expert offers on a day, or on the same day of every week, by the clocks of a zone. */
@Entity('exp_offer')
@Check('ck_exp_offer_minutes', 'minutes between 15 and 120')
export class Offer {
  @PrimaryColumn('uuid')
  id: string;

  @ForeignKey('acc_user', { onDelete: 'CASCADE' })
  @Index()
  @Column('uuid')
  expertId: string;

  /** Of a weekly one the first. */
  @DayColumn()
  day: string;

  @Column('boolean')
  weekly: boolean;

  @DayColumn({ nullable: true })
  until: string | null;

  /** 'HH:MM'. */
  @Column('text')
  from: string;

  @Column('text')
  to: string;

  @Column('int')
  minutes: number;

  /** His own when he made the offer: it stays at these hours there wherever he goes. */
  @Column('text')
  timeZone: string;

  /** Days on which a weekly one is not held, 'YYYY-MM-DD'. */
  @Column('text', { array: true })
  skipped: string[];

  @Instant()
  createdAt: string;
}

/** A consent to measurements: an instant, the edition of the words, and their language. */
export interface Measuring {
  readonly at: string;
  readonly version: string;
  readonly language: Language;
}

/** A time that somebody booked, and the record of it. */
@Entity('exp_consultation')
@Index(['clientId', 'startsAt'])
@Index(['expertId', 'startsAt'])
@Index('ix_exp_consultation_ahead', ['startsAt'], { where: `state = 'booked'` })
@Check('ck_exp_consultation_state', `state in ('booked', 'concluded', 'cancelled')`)
@Check('ck_exp_consultation_cancelled_by', `cancelled_by in ('client', 'expert', 'clock')`)
export class Consultation {
  @PrimaryColumn('uuid')
  id: string;

  /** Null once the expert's account is gone: what his client sees stays the client's. */
  @ForeignKey('acc_user', { onDelete: 'SET NULL' })
  @Column('uuid', { nullable: true })
  expertId: string | null;

  @ForeignKey('acc_user', { onDelete: 'CASCADE' })
  @Column('uuid')
  clientId: string;

  @Column('text')
  state: ConsultationState;

  @Instant()
  startsAt: string;

  @Instant()
  endsAt: string;

  /** What was agreed on when it was booked. */
  @Column('int')
  limitHours: number;

  /** How often its calendar entry was changed (RFC 5545, SEQUENCE). */
  @Column('int')
  sequence: number;

  /** Of the record. */
  @Column('int')
  version: number;

  @Column('text')
  question: string;

  /** That its client lets measurements be written down: since when, and in which words (product decision 3). */
  @Column('jsonb', { nullable: true })
  measuring: Measuring | null;

  /** Kilograms and centimetres; both sides see it, as goals, plan and conclusion. */
  @Column('jsonb')
  measurements: Readonly<Record<Measure, number | null>>;

  @Column('text')
  goals: string;

  @Column('text')
  plan: string;

  @Column('text')
  conclusion: string;

  /** The expert's own: it is in no answer to the client. */
  @Column('text')
  privateNote: string;

  @Column('text', { nullable: true })
  cancelledBy: ConsultationSide | 'clock' | null;

  @Column('text')
  reason: string;

  @Instant()
  createdAt: string;

  /** When it was concluded or cancelled. */
  @Instant({ nullable: true })
  closedAt: string | null;

  /** When both sides were reminded of the time it is at now. */
  @Instant({ nullable: true })
  remindedAt: string | null;
}

/**
 * A quarter of an hour of an expert that a booked consultation takes. Its key is why two people never have the same
 * time, whichever way they came to it.
 */
@Entity('exp_taken')
export class Taken {
  @ForeignKey('acc_user', { onDelete: 'CASCADE' })
  @PrimaryColumn('uuid')
  expertId: string;

  @PrimaryColumn('timestamptz')
  quarter: string;

  @ForeignKey('exp_consultation', { onDelete: 'CASCADE' })
  @Index()
  @Column('uuid')
  consultationId: string;
}

/** What one side attached: a picture of our making, or a PDF as it came, in the file store. */
@Entity('exp_document')
@Check('ck_exp_document_by', `"by" in ('client', 'expert')`)
export class Document {
  @PrimaryColumn('uuid')
  id: string;

  @ForeignKey('exp_consultation', { onDelete: 'CASCADE' })
  @Index()
  @Column('uuid')
  consultationId: string;

  @Column('text')
  by: ConsultationSide;

  @Column('text')
  name: string;

  /** Null of a PDF. */
  @ForeignKey('plt_picture')
  @Index()
  @Column('uuid', { nullable: true })
  pictureId: string | null;

  @Column('int')
  bytes: number;

  @Instant()
  at: string;
}
