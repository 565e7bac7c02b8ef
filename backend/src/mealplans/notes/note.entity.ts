import type { MealType } from '@sytno/domain';
import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { DayColumn, Instant } from '../../platform/database/columns';

/** Words on a meal of a household beside its dishes. */
@Entity('mp_note')
@Index(['householdId', 'date'])
export class MenuNote {
  @PrimaryColumn('uuid')
  id: string;

  @ForeignKey('acc_household', { onDelete: 'CASCADE' })
  @Column('uuid')
  householdId: string;

  @DayColumn()
  date: string;

  @Column('text')
  mealType: MealType;

  @Column('text')
  text: string;

  @Instant()
  createdAt: string;
}
