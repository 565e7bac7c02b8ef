import type { Language, MealType, ProposalState } from '@sytno/domain';
import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { Instant } from '../../platform/database/columns';

/** Targets that an expert proposed to a member. */
@Entity('exp_targets')
@Index(['memberId', 'sentAt'])
@Index('ux_exp_targets_open', ['memberId'], { unique: true, where: `state = 'sent'` })
@Check('ck_exp_targets_state', `state in ('sent', 'accepted', 'refused', 'withdrawn')`)
export class TargetsProposal {
  @PrimaryColumn('uuid')
  id: string;

  @ForeignKey('exp_member', { onDelete: 'CASCADE' })
  @Column('uuid')
  memberId: string;

  @Column('int')
  kcal: number;

  /** Grams, as are fat and carbs. */
  @Column('int')
  protein: number;

  @Column('int')
  fat: number;

  @Column('int')
  carbs: number;

  @Column('text')
  words: string;

  @Column('text')
  state: ProposalState;

  @Column('text')
  reason: string;

  @Instant()
  sentAt: string;

  @Instant({ nullable: true })
  closedAt: string | null;
}

/** A dish of a personal week, as templates have them. */
export interface WeekItem {
  readonly week: number;
  readonly weekday: number;
  readonly mealType: MealType;
  readonly recipeId: string;
  readonly servings: number;
  readonly grams: number | null;
}

/** A week for one member: written as a template of the expert's, and kept as it was sent. */
@Entity('exp_week')
@Index(['memberId', 'createdAt'])
@Check('ck_exp_week_state', `state in ('draft', 'sent', 'accepted', 'refused', 'withdrawn')`)
export class WeekProposal {
  @PrimaryColumn('uuid')
  id: string;

  @ForeignKey('exp_member', { onDelete: 'CASCADE' })
  @Column('uuid')
  memberId: string;

  /** No foreign key: what was sent stays when its template goes. */
  @Index()
  @Column('uuid')
  templateId: string;

  @Column('text')
  name: string;

  @Column('text')
  words: string;

  /** As it was sent; none while it is a draft. */
  @Column('jsonb')
  items: readonly WeekItem[];

  /** The number of its template. */
  @Column('int')
  number: number;

  @Column('text')
  language: Language;

  @Column('text')
  state: ProposalState;

  @Column('text')
  reason: string;

  @Instant()
  createdAt: string;

  @Instant({ nullable: true })
  sentAt: string | null;

  @Instant({ nullable: true })
  closedAt: string | null;
}
