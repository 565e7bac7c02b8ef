import { Column, Entity, ForeignKey, PrimaryColumn, Unique } from 'typeorm';
import { Instant } from '../../platform/database/columns';

/** The link by which somebody's calendar reads the menu; one a person, until it is ended. */
@Entity('mp_calendar_link')
@Unique(['token'])
export class CalendarLink {
  @ForeignKey('acc_user', { onDelete: 'CASCADE' })
  @PrimaryColumn('uuid')
  userId: string;

  /** 256 random bits. Kept as it is, so that its owner can copy the link again (docs/adr/0013, 0026). */
  @Column('text')
  token: string;

  @Instant()
  createdAt: string;
}
