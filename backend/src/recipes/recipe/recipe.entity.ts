import type { PageNutrients } from '@sytno/contract';
import type { Language, MealType, ReviewState } from '@sytno/domain';
import {
  Check,
  Column,
  Entity,
  ForeignKey,
  Generated,
  Index,
  PrimaryColumn,
  Unique,
  VirtualColumn,
} from 'typeorm';
import { Instant } from '../../platform/database/columns';

@Entity('rec_recipe')
@Unique(['number'])
@Unique(['productOf'])
@Index(['state', 'ownerId'])
@Index('ix_rec_recipe_standing', ['state', 'ownerId'], { where: 'removed_at is null' })
@Index(['ownerId'])
@Index(['categoryId', 'subcategoryId'])
@Index(['orderUk', 'number'])
@Index(['orderRu', 'number'])
@Index(['orderEn', 'number'])
@Index(['kcal', 'number'])
@Index(['minutes', 'number'])
@Index(['createdAt', 'number'])
@Index(['costUah', 'number'])
@Index(['costEur', 'number'])
@Index(['tags'], { type: 'gin' })
@Index(['words'], { type: 'gin' })
@Index('ix_rec_recipe_folded_names_trgm', ['foldedNames'], { type: 'gin' })
// What a plan is chosen among (see `spreadStatement`): an index of terms, which no decorator can say.
@Index('ix_rec_recipe_plan', { synchronize: false })
@Check('ck_rec_recipe_state', `state in ('private', 'pending', 'published', 'returned', 'withdrawn')`)
@Check('ck_rec_recipe_servings', 'servings > 0')
export class Recipe {
  @PrimaryColumn('uuid')
  id: string;

  /** The running number people see, from 1001. */
  @Generated('increment')
  @Column('int')
  number: number;

  /** Null: the catalogue's own. */
  @ForeignKey('acc_user', { onDelete: 'CASCADE' })
  @Column('uuid', { nullable: true })
  ownerId: string | null;

  @Column('text')
  state: ReviewState;

  @Column('text')
  categoryId: string;

  @Column('text', { nullable: true })
  subcategoryId: string | null;

  @Column('text', { array: true })
  mealTypes: MealType[];

  @Column('int')
  servings: number;

  /** Grams of the whole cooked dish; null when nobody weighed it. */
  @Column('numeric', { nullable: true })
  cookedWeight: number | null;

  @Column('int')
  prepMinutes: number;

  @Column('int')
  cookMinutes: number;

  @Column('int')
  restMinutes: number;

  @Column('text', { array: true })
  equipment: string[];

  @Column('boolean')
  withoutElectricity: boolean;

  /** A dish of holidays and guests. */
  @Column('boolean', { default: false })
  festive: boolean;

  /** The name each reader sees, so that a list is read off an index in his order (see `shownNames`). */
  @Column('text')
  nameUk: string;

  @Column('text')
  nameRu: string;

  @Column('text')
  nameEn: string;

  /** What the list filters, searches and sorts by, and by which version of the rules (see `catalogColumnsOf`). */
  @Column('int')
  minutes: number;

  @Column('tsvector', { select: false })
  tags: string;

  @Column('tsvector', { select: false })
  words: string;

  @Column('text', { select: false })
  foldedNames: string;

  @Column('text', { select: false })
  orderUk: string;

  @Column('text', { select: false })
  orderRu: string;

  @Column('text', { select: false })
  orderEn: string;

  /** Whole minor units a serving; null when no line has a price in that currency. */
  @Column('int', { nullable: true, select: false })
  costUah: number | null;

  @Column('int', { nullable: true, select: false })
  costEur: number | null;

  @Index()
  @Column('int', { select: false })
  catalogVersion: number;

  /** Moves by itself when a text, a line or a stage changes, and never comes again (migration 68). */
  @VirtualColumn({
    type: 'bigint',
    query: (recipe) => `select mark from rec_content_mark where recipe_id = ${recipe}.id`,
  })
  readonly contentMark?: number | null;

  /** Pictures of the main ingredients for the drawn dish (see `summaryOf`). */
  @Column('text', { array: true })
  icons: string[];

  /** The photo; null: the drawn dish alone. */
  @ForeignKey('plt_picture')
  @Index()
  @Column('uuid', { nullable: true })
  pictureId: string | null;

  /** Grams of one serving: of the cooked weight, else of what the lines weigh. */
  @Column('numeric')
  servingWeight: number;

  /** Of one serving, worked out from the lines whenever they change. */
  @Column('numeric')
  kcal: number;

  @Column('numeric')
  protein: number;

  @Column('numeric')
  fat: number;

  @Column('numeric')
  carbs: number;

  @Column('numeric')
  fiber: number;

  /** Whether every line could be counted. */
  @Column('boolean')
  nutritionComplete: boolean;

  @Column('text', { nullable: true })
  sourceUrl: string | null;

  /** What it is written in, the first of them wholly; see `RecipeContent` of the domain. */
  @Column('text', { array: true, default: '{}' })
  languages: Language[];

  /** Raised by each save of its author; a save names the one it rests on. */
  @Column('int', { default: 1 })
  revision: number;

  /** When its author took it away: nobody reads it any more, and menus still show what was planned. */
  @Index({ where: 'removed_at is not null' })
  @Instant({ nullable: true })
  removedAt: string | null;

  /** The recipe it was copied from, as long as that is there. */
  @ForeignKey('rec_recipe', { onDelete: 'SET NULL' })
  @Index()
  @Column('uuid', { nullable: true })
  copiedFrom: string | null;

  /** What the page it was imported from says of the cooking; null when it was written here. */
  @Column('text', { nullable: true })
  sourceSteps: string | null;

  /** Who wrote it, as that page names him. */
  @Column('text', { nullable: true })
  sourceAuthor: string | null;

  /** Its nutrients as that page gives them. */
  @Column('jsonb', { nullable: true })
  sourceNutrients: PageNutrients | null;

  /** The picture that was fetched from that page: it is not published (product decision 2.14). */
  @Column('uuid', { nullable: true })
  sourcePictureId: string | null;

  /** Since when it waits for an administrator; null while it does not. */
  @Index({ where: 'submitted_at is not null' })
  @Instant({ nullable: true })
  submittedAt: string | null;

  /** It is no recipe but a food on a menu: which one. Nobody lists or opens it, see `Products`. */
  @ForeignKey('rec_ingredient')
  @Column('text', { nullable: true })
  productOf: string | null;

  /** Its author deleted his account and left what he had published. */
  @Column('boolean', { default: false })
  formerAuthor: boolean;

  @Instant()
  createdAt: string;

  @Instant()
  updatedAt: string;
}
