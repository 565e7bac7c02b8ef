import { Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { Instant } from '../../platform/database/columns';

/** A recipe among somebody's favourites. */
@Entity('rec_favorite')
export class Favorite {
  @ForeignKey('acc_user', { onDelete: 'CASCADE' })
  @PrimaryColumn('uuid')
  userId: string;

  @ForeignKey('rec_recipe', { onDelete: 'CASCADE' })
  @Index()
  @PrimaryColumn('uuid')
  recipeId: string;

  @Instant()
  createdAt: string;
}
