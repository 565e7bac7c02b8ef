import type { MealType } from '@sytno/domain';
import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { DayColumn, Instant } from '../../platform/database/columns';

export type FactKind = 'eaten' | 'skipped' | 'replaced' | 'elsewhere';

/**
 * What one person ate, with the figures of that day: it stays as it is when the dish, its recipe or its plan
 * change or go. One that another took the place of, or that was taken away, is kept for a day so that the act
 * can be taken back.
 */
@Entity('mp_fact')
@Index(['userId', 'date'])
@Index('uq_mp_fact_standing', ['userId', 'menuItemId', 'date'], {
  unique: true,
  where: 'ended_at is null and menu_item_id is not null',
})
@Check('ck_mp_fact_kind', `kind in ('eaten', 'skipped', 'replaced', 'elsewhere')`)
@Check('ck_mp_fact_grams', 'grams >= 0')
@Check('ck_mp_fact_ended', 'num_nulls(ended_act_id, ended_at) in (0, 2)')
export class Fact {
  @PrimaryColumn('uuid')
  id: string;

  @ForeignKey('acc_user', { onDelete: 'CASCADE' })
  @Column('uuid')
  userId: string;

  @DayColumn()
  date: string;

  @Column('text')
  mealType: MealType;

  /** The planned dish it is about. No foreign key: the dish may go, and come back by an undo. */
  @Column('uuid', { nullable: true })
  menuItemId: string | null;

  @Column('text')
  kind: FactKind;

  /** What was eaten. No foreign keys: what was eaten stays eaten. */
  @Column('uuid', { nullable: true })
  recipeId: string | null;

  @Column('text', { nullable: true })
  ingredientId: string | null;

  /** As it was called; shown when recipe or food have no name any more. */
  @Column('text')
  name: string;

  @Column('numeric', { nullable: true })
  grams: number | null;

  @Column('numeric')
  kcal: number;

  /** Grams of what was eaten; null where nobody told. */
  @Column('numeric', { nullable: true })
  protein: number | null;

  @Column('numeric', { nullable: true })
  fat: number | null;

  @Column('numeric', { nullable: true })
  carbs: number | null;

  @Column('numeric', { nullable: true })
  fiber: number | null;

  /** Whether all of it could be counted. */
  @Column('boolean')
  complete: boolean;

  /** Who said it: the person, or another of the household. */
  @ForeignKey('acc_user', { onDelete: 'SET NULL' })
  @Index()
  @Column('uuid', { nullable: true })
  saidBy: string | null;

  @Instant()
  saidAt: string;

  /** Facts that were said together have one. */
  @Index()
  @Column('uuid')
  actId: string;

  @ForeignKey('acc_user', { onDelete: 'SET NULL' })
  @Index()
  @Column('uuid', { nullable: true })
  endedBy: string | null;

  /** The act that took its place or took it away. */
  @Index()
  @Column('uuid', { nullable: true })
  endedActId: string | null;

  @Index()
  @Instant({ nullable: true })
  endedAt: string | null;
}
