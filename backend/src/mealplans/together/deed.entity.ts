import type { MealType, PlanDeed } from '@sytno/domain';
import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { DayColumn, Instant } from '../../platform/database/columns';

/** What a member of a household did to its plan: the others are told of it, and it is kept for a day. */
@Entity('mp_deed')
@Index(['householdId', 'at'])
export class Deed {
  @PrimaryColumn('uuid')
  id: string;

  @ForeignKey('acc_household', { onDelete: 'CASCADE' })
  @Column('uuid')
  householdId: string;

  @ForeignKey('acc_user', { onDelete: 'CASCADE' })
  @Index()
  @Column('uuid')
  userId: string;

  @Index()
  @Instant()
  at: string;

  @Column('text')
  kind: PlanDeed;

  /** No foreign key: the dish may go. */
  @Column('uuid', { nullable: true })
  menuItemId: string | null;

  @Column('uuid', { nullable: true })
  recipeId: string | null;

  @DayColumn({ nullable: true })
  date: string | null;

  @Column('text', { nullable: true })
  mealType: MealType | null;

  /** Servings, guests or dishes. */
  @Column('int', { nullable: true })
  count: number | null;

  /** Which fields of its thing it changed. */
  @Column('text', { array: true })
  fields: string[];
}
