import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { Instant } from '../../platform/database/columns';

/** Published or returned, taken off for reports (`withdrawn`), left in spite of them (`kept`). */
export type VerdictKind = 'published' | 'returned' | 'withdrawn' | 'kept';

/** What an administrator decided about a recipe. */
@Entity('rec_verdict')
@Index(['recipeId', 'decidedAt'])
@Check('ck_rec_verdict_kind', `kind in ('published', 'returned', 'withdrawn', 'kept')`)
export class Verdict {
  @PrimaryColumn('uuid')
  id: string;

  @ForeignKey('rec_recipe', { onDelete: 'CASCADE' })
  @Column('uuid')
  recipeId: string;

  /** Which of the recipe it was about. */
  @Column('int')
  revision: number;

  @Column('text')
  kind: VerdictKind;

  /** '' where none is needed. */
  @Column('text')
  reason: string;

  @ForeignKey('acc_user', { onDelete: 'SET NULL' })
  @Index()
  @Column('uuid', { nullable: true })
  decidedBy: string | null;

  @Index()
  @Instant()
  decidedAt: string;
}
