import type { MealType } from '@sytno/domain';
import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { DayColumn, Instant } from '../../platform/database/columns';

/** One dish on one date in one meal of a household (spec §3). */
@Entity('mp_menu_item')
@Index(['householdId', 'date'])
@Check('ck_mp_menu_item_servings', 'servings > 0')
export class MenuItem {
  @PrimaryColumn('uuid')
  id: string;

  @ForeignKey('acc_household', { onDelete: 'CASCADE' })
  @Column('uuid')
  householdId: string;

  @DayColumn()
  date: string;

  @Column('text')
  mealType: MealType;

  /** Order within the meal, from 0. */
  @Column('int')
  position: number;

  @ForeignKey('rec_recipe')
  @Index()
  @Column('uuid')
  recipeId: string;

  /** Servings cooked (`num_servings`): they drive list and cost. */
  @Column('int', { default: 4 })
  servings: number;

  /** Grams for whoever has no plate of his own; null: one serving of the recipe as it is. */
  @Column('numeric', { nullable: true })
  weightServing: number | null;

  /** Grams he really ate; null until he says. */
  @Column('numeric', { nullable: true })
  weightServingFact: number | null;

  @Column('boolean')
  noCookingRequired: boolean;

  /** The cooking that feeds this item together with others; null: its own. See `pots.ts`. */
  @Index({ where: 'cooking_id is not null' })
  @Column('uuid', { nullable: true })
  cookingId: string | null;

  @ForeignKey('acc_user', { onDelete: 'SET NULL' })
  @Column('uuid', { nullable: true })
  createdBy: string | null;

  @Instant()
  createdAt: string;
}
