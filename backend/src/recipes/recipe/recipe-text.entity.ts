import type { Language } from '@sytno/domain';
import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';

/** Name and description in one language. The name has a trigram index (migration of recipes). */
@Entity('rec_recipe_text')
export class RecipeText {
  @ForeignKey('rec_recipe', { onDelete: 'CASCADE' })
  @PrimaryColumn('uuid')
  recipeId: string;

  @PrimaryColumn('text')
  language: Language;

  @Column('text')
  name: string;

  @Column('text')
  description: string;
}
