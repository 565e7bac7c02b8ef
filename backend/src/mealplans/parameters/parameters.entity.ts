import type { FirstRunAnswers, MealType } from '@sytno/domain';
import { Check, Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { Instant } from '../../platform/database/columns';

/** By what a household's week is planned; a household without a row has the usual ones. */
@Entity('mp_parameters')
@Check('ck_mp_parameters_minutes', 'cardinality(minutes) = 7')
export class Parameters {
  @ForeignKey('acc_household', { onDelete: 'CASCADE' })
  @PrimaryColumn('uuid')
  householdId: string;

  /** Ids of ingredients that nobody wants on the table. */
  @Column('text', { array: true })
  disliked: string[];

  /** Minutes to cook from Monday to Sunday; null is as long as it takes. */
  @Column('int', { array: true })
  minutes: (number | null)[];

  @Column('text', { array: true })
  mealTypes: MealType[];

  @Column('jsonb')
  firstRunAnswers: FirstRunAnswers;

  /** Null while the first run is to be shown. */
  @Instant({ nullable: true })
  firstRunFinishedAt: string | null;
}
