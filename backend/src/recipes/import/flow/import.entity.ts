import type { ImportOutcome } from '@sytno/contract';
import type { Language } from '@sytno/domain';
import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { Instant } from '../../../platform/database/columns';
import type { PageRecipe } from '../page';

export type ImportState = 'waiting' | 'working' | 'done' | 'cancelled';
export type ImportStep = 'queue' | 'fetch' | 'read' | 'picture';

/** What somebody had fetched, or brought as a text; it goes after thirty days. */
@Entity('rec_import')
@Index(['ownerId', 'createdAt'])
@Index('ix_rec_import_state', ['state'], { where: `state in ('waiting', 'working')` })
@Check('ck_rec_import_state', `state in ('waiting', 'working', 'done', 'cancelled')`)
@Check('ck_rec_import_outcome', `(state = 'done') = (outcome is not null)`)
export class Import {
  /** Chosen by the browser, so that a call whose answer was lost can be sent again. */
  @PrimaryColumn('uuid')
  id: string;

  @ForeignKey('acc_user', { onDelete: 'CASCADE' })
  @Column('uuid')
  ownerId: string;

  /** For texts whose language nothing tells. */
  @Column('text')
  language: Language;

  /** Where it comes from; of a text that somebody brought it may be unknown. */
  @Column('text', { nullable: true })
  address: string | null;

  @Index()
  @Column('text', { nullable: true })
  host: string | null;

  /** The text that was brought, empty once it is read; null: the page is fetched. */
  @Column('text', { nullable: true })
  given: string | null;

  /** Of a page with several recipes the name of the one that is wanted; null: the one that it is about. */
  @Column('text', { nullable: true })
  pick: string | null;

  /** What is done when the person has a recipe of the page; null: he is asked. */
  @Column('text', { nullable: true })
  way: 'copy' | 'update' | null;

  /** The id under which its recipe is stored, or the recipe that is updated. */
  @Index()
  @Column('uuid')
  recipeId: string;

  @Column('text')
  state: ImportState;

  @Column('text')
  step: ImportStep;

  /** Whoever works on it; another that takes it over has another one, and the first writes nothing more. */
  @Column('uuid', { nullable: true })
  claim: string | null;

  @Column('int', { default: 0 })
  attempts: number;

  @Column('text', { nullable: true })
  outcome: ImportOutcome | null;

  @ForeignKey('rec_recipe', { onDelete: 'SET NULL' })
  @Index()
  @Column('uuid', { nullable: true })
  existingId: string | null;

  /** What was understood of the page. */
  @Column('jsonb', { nullable: true })
  page: PageRecipe | null;

  @ForeignKey('plt_picture')
  @Index()
  @Column('uuid', { nullable: true })
  pictureId: string | null;

  @Instant({ nullable: true })
  savedAt: string | null;

  /** When its owner put it away from the list of what he did not save. */
  @Instant({ nullable: true })
  putAwayAt: string | null;

  /** Until when the site of the page wants us to wait, if it said so. */
  @Instant({ nullable: true })
  waitUntil: string | null;

  @Index()
  @Instant()
  createdAt: string;

  @Instant()
  updatedAt: string;
}
