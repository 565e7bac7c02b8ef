import type { Inputs } from '@sytno/contract';
import type { AdPlace, Day } from '@sytno/domain';
import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { DayColumn, Instant } from '../../platform/database/columns';

/** An advertisement of our own, in three languages, at places of the free tier. */
@Entity('acc_ad')
export class Ad {
  @PrimaryColumn('uuid')
  id: string;

  @Column('jsonb')
  texts: Inputs['account']['ads']['add']['texts'];

  @Column('text')
  link: string;

  @Column('text', { array: true })
  places: AdPlace[];

  @DayColumn({ name: 'runs_from' })
  from: Day;

  @DayColumn({ name: 'runs_to', nullable: true })
  to: Day | null;

  @Column('boolean')
  paused: boolean;

  @ForeignKey('plt_picture')
  @Index()
  @Column('uuid', { nullable: true })
  pictureId: string | null;

  @Instant()
  createdAt: string;
}

/** How often it was shown and opened on a day. Who saw it is kept nowhere. */
@Entity('acc_ad_day')
export class AdDay {
  @ForeignKey('acc_ad', { onDelete: 'CASCADE' })
  @PrimaryColumn('uuid')
  adId: string;

  @PrimaryColumn('date')
  day: Day;

  @Column('int')
  shown: number;

  @Column('int')
  opened: number;
}
