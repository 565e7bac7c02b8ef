import type { Language } from '@sytno/domain';
import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';

/** One step of cooking; `position` counts from 0. */
@Entity('rec_recipe_stage')
export class RecipeStage {
  @ForeignKey('rec_recipe', { onDelete: 'CASCADE' })
  @PrimaryColumn('uuid')
  recipeId: string;

  @PrimaryColumn('int')
  position: number;

  /** For the step's timer; null when it needs none. */
  @Column('numeric', { nullable: true })
  minutes: number | null;
}

@Entity('rec_recipe_stage_text')
@ForeignKey('rec_recipe_stage', ['recipeId', 'position'], ['recipeId', 'position'], { onDelete: 'CASCADE' })
export class RecipeStageText {
  @PrimaryColumn('uuid')
  recipeId: string;

  @PrimaryColumn('int')
  position: number;

  @PrimaryColumn('text')
  language: Language;

  @Column('text')
  text: string;

  /** The heading above the step; '' when it stands under the one before. */
  @Column('text', { default: '' })
  groupHeading: string;
}
