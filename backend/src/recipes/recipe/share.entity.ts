import { Column, Entity, ForeignKey, Index, PrimaryColumn, Unique } from 'typeorm';
import { Instant } from '../../platform/database/columns';

/** A link by which a recipe is read without an account; one a person and recipe, until it is taken back. */
@Entity('rec_share')
@Unique(['token'])
export class Share {
  @ForeignKey('acc_user', { onDelete: 'CASCADE' })
  @PrimaryColumn('uuid')
  userId: string;

  @ForeignKey('rec_recipe', { onDelete: 'CASCADE' })
  @Index()
  @PrimaryColumn('uuid')
  recipeId: string;

  /** 256 random bits. Kept as it is, so that its owner can copy the link again (docs/adr/0013). */
  @Column('text')
  token: string;

  @Instant()
  createdAt: string;
}
