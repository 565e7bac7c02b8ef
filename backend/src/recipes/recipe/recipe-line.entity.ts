import type { Language, RecipeLine as DomainLine, UnitId } from '@sytno/domain';
import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';

/** One ingredient line; `position` counts from 0. */
@Entity('rec_recipe_line')
export class RecipeLine {
  @ForeignKey('rec_recipe', { onDelete: 'CASCADE' })
  @PrimaryColumn('uuid')
  recipeId: string;

  @PrimaryColumn('int')
  position: number;

  /** Null: a food the catalogue does not know yet. */
  @ForeignKey('rec_ingredient')
  @Index()
  @Column('text', { nullable: true })
  ingredientId: string | null;

  /** What the line waits for while the catalogue does not know its food. */
  @ForeignKey('rec_proposal', { onDelete: 'SET NULL' })
  @Index()
  @Column('uuid', { nullable: true })
  proposalId: string | null;

  @Column('numeric', { nullable: true })
  amount: number | null;

  /** The upper end of a range. */
  @Column('numeric', { nullable: true })
  amountTo: number | null;

  @Index()
  @Column('text', { nullable: true })
  unit: UnitId | null;

  @Column('boolean')
  optional: boolean;
}

/** What a line says in one language beside its ingredient. */
@Entity('rec_recipe_line_text')
@ForeignKey('rec_recipe_line', ['recipeId', 'position'], ['recipeId', 'position'], { onDelete: 'CASCADE' })
export class RecipeLineText {
  @PrimaryColumn('uuid')
  recipeId: string;

  @PrimaryColumn('int')
  position: number;

  @PrimaryColumn('text')
  language: Language;

  /** What the recipe calls a food that the catalogue does not know; '' where the ingredient has the name. */
  @Column('text', { default: '' })
  food: string;

  @Column('text')
  comment: string;

  /** The heading above the line, "For the dough"; '' when it stands under the one before. */
  @Column('text')
  groupHeading: string;
}

/** A stored line as the domain's arithmetic takes it. */
export function domainLine({
  ingredientId,
  amount,
  amountTo,
  unit,
  optional,
}: Omit<RecipeLine, 'recipeId'>): DomainLine {
  return { ingredientId, quantity: amount, quantityTo: amountTo, unit, optional };
}
