import type { Allergen, MealType } from '@sytno/domain';
import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';

/** Whoever eats with a household and has no account: a child, a grandparent (product decision 2.6). */
@Entity('acc_eater')
@Index(['householdId', 'position'])
@Check('ck_acc_eater_share', 'share > 0')
export class Eater {
  @PrimaryColumn('uuid')
  id: string;

  @ForeignKey('acc_household', { onDelete: 'CASCADE' })
  @Column('uuid')
  householdId: string;

  @Column('text')
  name: string;

  /** Share of a serving: 1 is a whole one. */
  @Column('numeric')
  share: number;

  @Column('text', { array: true })
  allergies: Allergen[];

  @Column('text', { array: true })
  mealTypes: MealType[];

  /** Weekdays at home, 1 for Monday to 7. */
  @Column('int', { array: true })
  weekdays: number[];

  @Column('int')
  position: number;
}
