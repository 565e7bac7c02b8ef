import type {
  Bound,
  Change,
  Contradiction,
  Day,
  DayReport,
  Figures,
  GeneratorWeights,
  MealType,
  Relaxation,
} from '@sytno/domain';
import { Column, Entity, ForeignKey, Index, PrimaryColumn, Unique } from 'typeorm';
import { Instant } from '../../platform/database/columns';

/** Weights that people choose; the others are usual. */
export interface PlanWeights extends Pick<GeneratorWeights, 'targets' | 'cost' | 'variety'> {
  readonly leftovers?: number | undefined;
}

/** What was asked for. `to` is the last day. */
export interface PlanRequest {
  readonly from: Day;
  readonly to: Day;
  readonly mealTypes: readonly MealType[];
  /** What stands on the menu stays. */
  readonly keep: boolean;
  readonly weights: PlanWeights;
  /** Smaller demands, in the order in which they were made. */
  readonly changes: readonly Change[];
  /** Money is passed where nothing cheaper was found, since nobody made a limit of it; absent: it is not. */
  readonly overMoney?: boolean;
  /** Days that were taken over already. */
  readonly taken: readonly Day[];
  /** Of whoever asked: all money of the proposal is in it. */
  readonly currency: string;
}

export interface CandidateSlot {
  readonly id: string;
  readonly date: Day;
  readonly mealType: MealType;
  /** It stands on the menu: `id` is the item's. */
  readonly kept: boolean;
  readonly locked: boolean;
  /** Null: nothing may stand here. */
  readonly recipeId: string | null;
  readonly plates: readonly { readonly personId: string; readonly grams: number }[];
  readonly perGram: Figures | null;
}

/** A plan that is proposed. */
export interface Candidate {
  readonly seed: number;
  readonly slots: readonly CandidateSlot[];
  readonly days: readonly DayReport[];
  readonly bounds: readonly Bound[];
  readonly relaxations: readonly Relaxation[];
  readonly contradictions: readonly Contradiction[];
  readonly whole: boolean;
}

/** The one proposal of a household, while it is made and until it is taken or thrown away. */
@Entity('mp_generation')
@Unique(['householdId'])
export class Generation {
  @PrimaryColumn('uuid')
  id: string;

  @ForeignKey('acc_household', { onDelete: 'CASCADE' })
  @Column('uuid')
  householdId: string;

  @Column('jsonb')
  request: PlanRequest;

  /** Somebody makes a plan for it since `changedAt`. */
  @Column('boolean')
  working: boolean;

  /** The one that stands, and another to compare it with. */
  @Column('jsonb')
  candidates: readonly Candidate[];

  @Instant()
  createdAt: string;

  @Index()
  @Instant()
  changedAt: string;
}
