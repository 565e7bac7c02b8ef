import type { Equipment, FirstRunAnswers, MealType, OfMeals } from '@sytno/domain';
import { Check, Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { Instant } from '../../platform/database/columns';

/** By what a household's week is planned; a household without a row has the usual ones. */
@Entity('mp_parameters')
@Check('ck_mp_parameters_minutes', 'cardinality(minutes) = 7')
@Check('ck_mp_parameters_repeats', 'repeat_times > 0 and repeat_days > 0')
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

  /** Which meals are planned from Monday to Sunday. */
  @Column('jsonb')
  weekMeals: MealType[][];

  /** 'HH:MM' on the clock of whoever reads it. */
  @Column('jsonb')
  mealTimes: OfMeals<string>;

  /** What each meal has of a day's energy, as weights against one another. */
  @Column('jsonb')
  mealShares: OfMeals<number>;

  /** Recipes that are not offered; one that has gone may stay in it. */
  @Column('uuid', { array: true })
  excludedRecipes: string[];

  /** Ids of categories and subcategories that are not offered. */
  @Column('text', { array: true })
  excludedCategories: string[];

  /** What the kitchen does not have. */
  @Column('text', { array: true })
  missing: Equipment[];

  @Column('boolean')
  withoutElectricity: boolean;

  @Column('boolean')
  favouritesFirst: boolean;

  /** A dish comes at most so many times in `repeatDays`. */
  @Column('int')
  repeatTimes: number;

  @Column('int')
  repeatDays: number;

  @Column('jsonb')
  firstRunAnswers: FirstRunAnswers;

  /** Null while the first run is to be shown. */
  @Instant({ nullable: true })
  firstRunFinishedAt: string | null;
}
