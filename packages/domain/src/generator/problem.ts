import type { TargetKey, Targets } from '../food/targets';
import type { MealType } from '../meal-types';
import type { PlanPlace } from '../planning/fill-slots';
import type { PlanDish, PlanRules } from '../planning/plan-rules';
import type { Day } from '../time/day';

/** What is planned against a day's targets: kcal, grams, and minor units of money with fractions. */
export type Figures = Readonly<Record<TargetKey, number>>;

/** A recipe as the generator sees it. One whose nutrition is not known has no place in a problem. */
export interface GeneratorDish extends PlanDish {
  /** Grams of one serving, above nought. */
  readonly servingGrams: number;
  /** Grams of a piece when the dish is served by the piece; it is then eaten in halves and wholes. */
  readonly pieceGrams: number | null;
  /** Of one serving. */
  readonly serving: Figures;
  /** Whether `serving.cash` is the whole cost. If not, the dish never comes where the cash limit binds. */
  readonly priced: boolean;
  /** What the dish is mainly made of, for variety; null when nothing stands out. */
  readonly mainGroup: string | null;
  /** Ids of foods of which it leaves an open pack that does not keep. */
  readonly opens: readonly string[];
}

/** A dish that stays: with these grams for each eater, or with grams to be chosen. */
export interface LockedDish {
  readonly dishId: string;
  readonly grams: Readonly<Record<string, number>> | null;
}

/** A place for one dish, empty or locked. A meal of two dishes is two slots. */
export interface GeneratorSlot {
  readonly id: string;
  readonly date: Day;
  readonly mealType: MealType;
  /** Ids of who eats there. */
  readonly eaters: readonly string[];
  readonly locked: LockedDish | null;
}

export interface GeneratorEater {
  readonly id: string;
  /** Of a whole day; all null for eaters without an account, who get `portion` servings of everything. */
  readonly targets: Targets;
  readonly portion: number;
}

/** Multiples of the usual weight, 0 to 2: "closer to targets … cheaper … more varied". */
export interface GeneratorWeights {
  readonly targets: number;
  readonly cost: number;
  readonly variety: number;
  readonly favourites: number;
  /** Foods opened once and used up. */
  readonly packs: number;
  /** One cooking for several days. */
  readonly leftovers: number;
}

export const USUAL_WEIGHTS: GeneratorWeights = {
  targets: 1,
  cost: 1,
  variety: 1,
  favourites: 1,
  packs: 0.5,
  leftovers: 0,
};

/** Whether a day may pass a target: a limit is never passed, an aim is missed if it must be. */
export type Binding = 'limit' | 'aim';

/** A request to the generator. All of it is plain data that a thread can be sent. */
export interface GeneratorProblem {
  /** 1 to 28 days, in the order of their dates. */
  readonly slots: readonly GeneratorSlot[];
  readonly eaters: readonly GeneratorEater[];
  readonly dishes: readonly GeneratorDish[];
  /** Never two of one dish on one day, whatever `repeats` says. */
  readonly rules: PlanRules;
  readonly binding: Readonly<Record<'kcal' | 'cash', Binding>>;
  /** A meal that is not eaten has 0; what a day lacks of the sum is eaten elsewhere and not planned for. */
  readonly mealShares: Readonly<Record<MealType, number>>;
  readonly weights: GeneratorWeights;
  /** What stands on the days before and after; it counts as a repeat. */
  readonly around: readonly PlanPlace[];
}

/** What was chosen for a slot; null when nothing may stand there. */
export interface ChosenSlot {
  readonly slotId: string;
  readonly dishId: string | null;
  /** Grams by eater. */
  readonly grams: Readonly<Record<string, number>>;
}
