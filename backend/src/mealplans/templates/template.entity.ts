import type { Language, MealType, ReviewState, TemplateKind } from '@sytno/domain';
import { Check, Column, Entity, ForeignKey, Generated, Index, PrimaryColumn, Unique } from 'typeorm';
import { DayColumn, Instant } from '../../platform/database/columns';

/** What a template is called and made for. */
export interface TemplateHead {
  readonly name: string;
  readonly about: string;
  readonly kind: TemplateKind;
  readonly weeks: number;
}

/** A template that a person writes. Its columns are the author's; what readers see stands beside, in `shown`. */
@Entity('mp_template')
@Unique(['number'])
@Index(['ownerId', 'number'])
@Index('ix_mp_template_shown_number', ['number'], { where: 'shown is not null and removed_at is null' })
@Check('ck_mp_template_state', `state in ('private', 'pending', 'published', 'returned', 'withdrawn')`)
@Check('ck_mp_template_waits', `(state = 'pending') = (submitted_at is not null)`)
@Check('ck_mp_template_kind', `kind in ('day', 'week', 'weeks')`)
@Check('ck_mp_template_weeks', 'weeks between 1 and 4')
export class Template {
  @PrimaryColumn('uuid')
  id: string;

  /** The running number people see (`template_number`), from 101; built-in ones have those before. */
  @Generated('increment')
  @Column('int')
  number: number;

  @ForeignKey('acc_user', { onDelete: 'CASCADE' })
  @Column('uuid')
  ownerId: string;

  @Column('text')
  name: string;

  @Column('text')
  about: string;

  @Column('text')
  kind: TemplateKind;

  @Column('int')
  weeks: number;

  @Column('text')
  language: Language;

  /** The name as it is searched. */
  @Column('text')
  folded: string;

  /** Of what the author wrote last. Readers see the template while `shown` is there, whatever it is. */
  @Column('text')
  state: ReviewState;

  /** Why it was returned; null when it was not. */
  @Column('text', { nullable: true })
  reason: string | null;

  @Index({ where: 'submitted_at is not null' })
  @Instant({ nullable: true })
  submittedAt: string | null;

  @Column('jsonb', { nullable: true })
  shown: TemplateHead | null;

  @Column('text', { nullable: true })
  shownFolded: string | null;

  /** A part of something else, such as a week of a course: on nobody's shelf, and never published by itself. */
  @Column('boolean', { default: false })
  kept: boolean;

  @Column('int')
  version: number;

  @Instant()
  createdAt: string;

  @Instant()
  updatedAt: string;

  /** Taken away by its author; it can come back for a day. */
  @Index({ where: 'removed_at is not null' })
  @Instant({ nullable: true })
  removedAt: string | null;
}

/** A dish of a template (spec §3). */
@Entity('mp_template_item')
@Index(['templateId', 'shown'])
@Check('ck_mp_template_item_place', 'week between 1 and 4 and weekday between 1 and 7')
@Check('ck_mp_template_item_amount', 'servings > 0 and (grams is null or grams > 0)')
export class TemplateItem {
  @PrimaryColumn('uuid')
  id: string;

  @ForeignKey('mp_template', { onDelete: 'CASCADE' })
  @Column('uuid')
  templateId: string;

  /** As readers see it; else as its author has it. */
  @Column('boolean')
  shown: boolean;

  @Column('int')
  position: number;

  @Column('int')
  week: number;

  /** `dayInWeek`: 1 for Monday to 7. */
  @Column('int')
  weekday: number;

  @Column('text')
  mealType: MealType;

  @ForeignKey('rec_recipe', { onDelete: 'CASCADE' })
  @Index()
  @Column('uuid')
  recipeId: string;

  /** Servings to cook for one person (`num_servings`). */
  @Column('int', { default: 1 })
  servings: number;

  /** `weightServing`; null: one serving of the recipe as it is. */
  @Column('numeric', { nullable: true })
  grams: number | null;
}

/** A template that was put on a menu: where it lies, and what it took the place of. */
@Entity('mp_template_use')
@Index(['householdId', 'templateId'])
export class TemplateUse {
  @ForeignKey('mp_week_fill', { onDelete: 'CASCADE' })
  @PrimaryColumn('uuid')
  id: string;

  @ForeignKey('acc_household', { onDelete: 'CASCADE' })
  @Column('uuid')
  householdId: string;

  /** No foreign key: it may be a built-in one. */
  @Column('uuid')
  templateId: string;

  @DayColumn()
  fromDate: string;

  @DayColumn()
  toDate: string;

  /** Menu items that were taken off for it. */
  @Column('uuid', { array: true })
  removed: string[];
}
