import type { ChangeState, RecipeContent } from '@sytno/domain';
import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { Instant } from '../../platform/database/columns';

/**
 * What the author of a published recipe changed since: readers see the recipe's own rows until an
 * administrator publishes this. Its revision is the recipe's.
 */
@Entity('rec_version')
@Check('ck_rec_version_state', `state in ('private', 'pending', 'returned')`)
@Check('ck_rec_version_waits', `(state = 'pending') = (submitted_at is not null)`)
export class Version {
  @ForeignKey('rec_recipe', { onDelete: 'CASCADE' })
  @PrimaryColumn('uuid')
  recipeId: string;

  @Column('jsonb')
  content: RecipeContent;

  /** The content's, so that a picture that only it shows is not cleared away. */
  @ForeignKey('plt_picture')
  @Index()
  @Column('uuid', { nullable: true })
  pictureId: string | null;

  @Column('text')
  state: ChangeState;

  @Index({ where: 'submitted_at is not null' })
  @Instant({ nullable: true })
  submittedAt: string | null;

  @Instant()
  updatedAt: string;
}
