import type { Language, UnitId } from '@sytno/domain';
import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { DayColumn, Instant } from '../../platform/database/columns';

/** Somebody's own lines of ingredients in another's recipe, and on which days they hold. */
@Entity('rec_composition')
@Index(['userId', 'recipeId'])
@Index('ix_rec_composition_current', ['userId', 'recipeId'], { unique: true, where: 'until is null' })
@Check('ck_rec_composition_days', 'until is null or until > since')
@Check('ck_rec_composition_servings', 'servings > 0')
export class Composition {
  @PrimaryColumn('uuid')
  id: string;

  @ForeignKey('acc_user', { onDelete: 'CASCADE' })
  @Column('uuid')
  userId: string;

  @ForeignKey('rec_recipe', { onDelete: 'CASCADE' })
  @Index()
  @Column('uuid')
  recipeId: string;

  /** The first day it holds for what is planned. */
  @DayColumn()
  since: string;

  /** The first day it does not hold any more; null while it holds. */
  @DayColumn({ nullable: true })
  until: string | null;

  /** For how many servings the lines are: the original's when they were written. */
  @Column('int')
  servings: number;

  /** Grams of the finished dish, by what the original loses in the pot; null when nobody weighed that. */
  @Column('numeric', { nullable: true })
  cookedWeight: number | null;

  /** What of the original it rests on (`baseOf`). */
  @Column('text')
  base: string;

  @Instant()
  updatedAt: string;
}

/** One line; `position` counts from 0. */
@Entity('rec_composition_line')
export class CompositionLine {
  @ForeignKey('rec_composition', { onDelete: 'CASCADE' })
  @PrimaryColumn('uuid')
  compositionId: string;

  @PrimaryColumn('int')
  position: number;

  /** Null: a food that the catalogue does not know, or did not when it was written. */
  @ForeignKey('rec_ingredient')
  @Index()
  @Column('text', { nullable: true })
  ingredientId: string | null;

  /** What the line waits for; once it is answered, the line's food is the answer. */
  @ForeignKey('rec_proposal', { onDelete: 'SET NULL' })
  @Index()
  @Column('uuid', { nullable: true })
  proposalId: string | null;

  @Column('numeric', { nullable: true })
  amount: number | null;

  @Column('numeric', { nullable: true })
  amountTo: number | null;

  @Column('text', { nullable: true })
  unit: UnitId | null;

  @Column('boolean')
  optional: boolean;
}

/** What a line says in one language, as a recipe's line does. */
@Entity('rec_composition_line_text')
@ForeignKey('rec_composition_line', ['compositionId', 'position'], ['compositionId', 'position'], {
  onDelete: 'CASCADE',
})
export class CompositionLineText {
  @PrimaryColumn('uuid')
  compositionId: string;

  @PrimaryColumn('int')
  position: number;

  @PrimaryColumn('text')
  language: Language;

  @Column('text')
  food: string;

  @Column('text')
  comment: string;

  @Column('text')
  groupHeading: string;
}
