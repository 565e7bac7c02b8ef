import type { MealType } from '@sytno/domain';
import { Check, Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { DayColumn } from '../../platform/database/columns';

/** Guests at one meal of one day; a meal without any has no row. */
@Entity('mp_guests')
@Check('ck_mp_guests_count', 'count > 0')
export class Guests {
  @ForeignKey('acc_household', { onDelete: 'CASCADE' })
  @PrimaryColumn('uuid')
  householdId: string;

  @DayColumn({ primary: true })
  date: string;

  @PrimaryColumn('text')
  mealType: MealType;

  @Column('int')
  count: number;
}
