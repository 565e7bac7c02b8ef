import { Injectable } from '@nestjs/common';
import {
  swapsFor,
  USUAL_MEAL_SHARES,
  type GeneratorAnswer,
  type GeneratorEater,
  type GeneratorProblem,
  type MealType,
  type PlanRules,
  type SlotSwap,
  type Day,
} from '@sytno/domain';
import { DataSource, type EntityManager } from 'typeorm';
import type { Actor } from '../../platform/auth/actor';
import { Refusal } from '../../platform/errors/refusal';
import { parametersOf } from '../parameters/parameters-row';
import { PlanRulesService } from '../parameters/plan-rules.service';
import type { PlanWeights } from './generation.entity';
import { PlanDishes } from './plan-dishes.service';
import { PlanMaker } from './plan-maker';
import { GeneratorProblems, type WantedSlot } from './problems.service';
import { standingOf } from './standing';

/** A dish that stands in a meal and stays. */
export interface StandingDish {
  readonly id: string;
  readonly date: Day;
  readonly mealType: MealType;
  readonly recipeId: string;
  /** Of each eater; one serving when null. */
  readonly grams: number | null;
}

/** Slots, targets and eaters, wherever they come from: a template, a week of a course. */
export interface AskedPlan {
  /** Of up to 28 days. Their dates say the weekday and what is near to what; they need not be on a calendar. */
  readonly slots: readonly WantedSlot[];
  readonly eaters: readonly GeneratorEater[];
  /** Who eats in a slot, by id; everybody when left out. */
  readonly at?: (slot: Pick<WantedSlot, 'date' | 'mealType'>) => readonly string[];
  readonly standing?: readonly StandingDish[];
  /** On top of what the asker's household said, whose rules hold unless all are given. */
  readonly rules?: Partial<PlanRules>;
  readonly weights?: PlanWeights;
  readonly binding?: GeneratorProblem['binding'];
  readonly mealShares?: GeneratorProblem['mealShares'];
  /** ISO 4217, of the targets' money. */
  readonly currency: string;
  /** Only what everybody may read. */
  readonly publishedOnly?: boolean;
  /** 1 to 12, for what grows then; that of the first slot when left out. */
  readonly month?: number;
}

export interface AskedHow {
  readonly seed: number;
  /** Ends the work at once; the promise rejects with the signal's reason. */
  readonly signal?: AbortSignal | undefined;
}

export interface SlotPlan {
  readonly problem: GeneratorProblem;
  readonly answer: GeneratorAnswer;
}

const BUDGET = { short: 8_000, long: 20_000 } as const;
const SHORT_DAYS = 7;
/** The same question has the same answer. */
const SWAP_SEED = 1;
const WEIGHTS = { targets: 1, cost: 1, variety: 1 };

/** The generator as a function of slots, targets and eaters. Nothing is kept: who asks has the answer. */
@Injectable()
export class SlotPlans {
  /** Of whom a plan is being made. */
  private readonly asking = new Set<string>();

  constructor(
    private readonly dataSource: DataSource,
    private readonly problems: GeneratorProblems,
    private readonly rules: PlanRulesService,
    private readonly dishes: PlanDishes,
    private readonly maker: PlanMaker,
  ) {}

  /**
   * Chooses dishes and grams for the slots. Waits in the line that all plans wait in, one of a person at a time,
   * and holds no connection meanwhile: never to be called inside of a transaction.
   *
   * @throws Refusal GENERATING while another plan of the same person is made; GENERATOR_BUSY
   */
  async plan(actor: Actor, asked: AskedPlan, { seed, signal }: AskedHow): Promise<SlotPlan> {
    if (this.asking.has(actor.userId)) throw new Refusal('GENERATING');
    this.maker.wantRoom();
    this.asking.add(actor.userId);
    try {
      const problem = await this.problemOf(this.dataSource.manager, actor, asked, seed);
      const days = new Set(problem.slots.map(({ date }) => date)).size;
      const budgetMs = days > SHORT_DAYS ? BUDGET.long : BUDGET.short;
      return { problem, answer: await this.maker.make(problem, { seed, budgetMs, signal }) };
    } finally {
      this.asking.delete(actor.userId);
    }
  }

  /**
   * What could stand in an open slot, the best first, while all else stays: each with the grams that suit. Nothing
   * that breaks a hard rule.
   */
  async swaps(
    actor: Actor,
    asked: AskedPlan,
    { slot, most }: { readonly slot: string; readonly most: number },
  ): Promise<readonly SlotSwap[]> {
    const problem = await this.problemOf(this.dataSource.manager, actor, asked, SWAP_SEED);
    const stands = problem.slots.flatMap(({ id, locked }) =>
      locked ? [{ slotId: id, dishId: locked.dishId, grams: locked.grams ?? {} }] : [],
    );
    return swapsFor(problem, stands, slot, { seed: SWAP_SEED, most });
  }

  private async problemOf(
    manager: EntityManager,
    actor: Actor,
    asked: AskedPlan,
    seed: number,
  ): Promise<GeneratorProblem> {
    const { eaters, slots, currency, standing = [], publishedOnly = false, month } = asked;
    const everybody = eaters.map(({ id }) => id);
    const at = asked.at ?? (() => everybody);
    const own = await this.rules.of(manager, await parametersOf(manager, actor.householdId));
    const dishes = await this.dishes.planned(
      manager,
      actor,
      standing.map((one) => ({ ...one, createdBy: actor.userId })),
      currency,
    );
    const stands = standing.map((dish) => ({ ...dish, eaters: at(dish) }));
    return this.problems.forSlots(
      manager,
      actor,
      {
        eaters,
        at,
        rules: { ...own, ...asked.rules },
        binding: asked.binding ?? { kcal: 'aim', cash: 'limit' },
        mealShares: asked.mealShares ?? USUAL_MEAL_SHARES,
      },
      slots,
      {
        seed,
        currency,
        publishedOnly,
        weights: asked.weights ?? WEIGHTS,
        standing: standingOf(stands, dishes),
        around: standing.map(({ date, recipeId }) => ({ date, dishId: recipeId })),
        ...(month !== undefined && { month }),
      },
    );
  }
}
