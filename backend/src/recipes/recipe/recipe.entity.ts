import type { MealType, ReviewState } from '@sytno/domain';
import { Check, Column, Entity, ForeignKey, Generated, Index, PrimaryColumn, Unique } from 'typeorm';
import { Instant } from '../../platform/database/columns';

@Entity('rec_recipe')
@Unique(['number'])
@Index(['state', 'ownerId'])
@Index(['ownerId'])
@Index(['categoryId', 'subcategoryId'])
@Index(['nameUk', 'number'])
@Index(['nameRu', 'number'])
@Index(['nameEn', 'number'])
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

  /** The name each reader sees, so that a list is read off an index in his order (see `shownNames`). */
  @Column('text')
  nameUk: string;

  @Column('text')
  nameRu: string;

  @Column('text')
  nameEn: string;

  /** Pictures of the main ingredients for the drawn dish (see `summaryOf`). */
  @Column('text', { array: true })
  icons: string[];

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

  @Instant()
  createdAt: string;

  @Instant()
  updatedAt: string;
}
