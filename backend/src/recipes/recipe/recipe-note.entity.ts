import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { Instant } from '../../platform/database/columns';

/** What somebody wrote to a recipe for himself alone; no row: nothing. */
@Entity('rec_note')
export class RecipeNote {
  @ForeignKey('acc_user', { onDelete: 'CASCADE' })
  @PrimaryColumn('uuid')
  userId: string;

  @ForeignKey('rec_recipe', { onDelete: 'CASCADE' })
  @Index()
  @PrimaryColumn('uuid')
  recipeId: string;

  @Column('text')
  text: string;

  @Instant()
  updatedAt: string;
}
