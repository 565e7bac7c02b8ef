import { Column, Entity, ForeignKey, Index, PrimaryColumn, Unique } from 'typeorm';
import { DayColumn } from '../../platform/database/columns';

/** Somebody said that he cooked a recipe on a day, whether it was on the menu or not; once a day. */
@Entity('rec_cooked')
@Unique(['recipeId', 'userId', 'date'])
export class Cooked {
  @PrimaryColumn('uuid')
  id: string;

  @ForeignKey('rec_recipe', { onDelete: 'CASCADE' })
  @Column('uuid')
  recipeId: string;

  @ForeignKey('acc_user', { onDelete: 'CASCADE' })
  @Index()
  @Column('uuid')
  userId: string;

  @DayColumn()
  date: string;
}
