import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';

/** A number that moves by itself when a text, a line or a stage of a recipe changes (migration 68). */
@Entity('rec_content_mark')
export class ContentMark {
  @ForeignKey('rec_recipe', { onDelete: 'CASCADE' })
  @PrimaryColumn('uuid')
  recipeId: string;

  @Column('bigint')
  mark: number;
}
