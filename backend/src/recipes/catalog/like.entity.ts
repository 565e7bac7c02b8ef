import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { Instant } from '../../platform/database/columns';

/** What somebody thinks of a dish; no row: he has not said. */
@Entity('rec_like')
export class Like {
  @ForeignKey('acc_user', { onDelete: 'CASCADE' })
  @PrimaryColumn('uuid')
  userId: string;

  @ForeignKey('rec_recipe', { onDelete: 'CASCADE' })
  @Index()
  @PrimaryColumn('uuid')
  recipeId: string;

  /** False: he would rather not have it again. */
  @Column('boolean')
  liked: boolean;

  @Instant()
  createdAt: string;
}
