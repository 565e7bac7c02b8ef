import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { DayColumn, Instant } from '../../platform/database/columns';

/** What an expert said of a day of a member. */
@Entity('exp_comment')
@Index(['memberId', 'date'])
export class DayComment {
  @PrimaryColumn('uuid')
  id: string;

  @ForeignKey('exp_member', { onDelete: 'CASCADE' })
  @Column('uuid')
  memberId: string;

  @DayColumn()
  date: string;

  @Column('text')
  text: string;

  @Instant()
  createdAt: string;
}
