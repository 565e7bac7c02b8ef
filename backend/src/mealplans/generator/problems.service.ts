import { Injectable } from '@nestjs/common';
import {
  addDays,
  daysBetween,
  daysFrom,
  MEAL_TYPES,
  relaxed,
  USUAL_WEIGHTS,
  weekday,
  type Day,
  type GeneratorEater,
  type GeneratorProblem,
  type GeneratorSlot,
  type LockedDish,
  type MealType,
} from '@sytno/domain';
import { Between, In, IsNull, type EntityManager } from 'typeorm';
import { People } from '../../account';
import type { Actor } from '../../platform/auth/actor';
import type { PlanWish } from '../../recipes';
import { Fact } from '../facts/fact.entity';
import { MenuItem } from '../menu/menu-item.entity';
import { inMenuOrder } from '../menu/menu-order';
import { parametersOf } from '../parameters/parameters-row';
import type { PlanRequest } from './generation.entity';
import { HouseholdTables, type TableOfPlan } from './household-table';
import { PlanDishes } from './plan-dishes.service';
import type { Standing } from './standing';

/** A request as the generator takes it, and what it means for the menu. */
export interface Built {
  readonly problem: GeneratorProblem;
  /** Items of the menu that stay, by the id of their slot. */
  readonly kept: ReadonlyMap<string, MenuItem>;
  /** Items that give their place to a proposed dish. */
  readonly replaced: readonly MenuItem[];
  /** Somebody at the table made a limit of money. */
  readonly moneyBinds: boolean;
}

/** Dishes of a proposal that stay when the rest is made anew, by the id of their slot. */
export type Locks = ReadonlyMap<string, LockedDish>;

const NO_LOCKS: Locks = new Map();

/** A place to be filled, or one with a dish that stays. */
export type WantedSlot = Omit<GeneratorSlot, 'eaters'>;

/** Out of which of many recipes a plan is made: the same seed has the same, and those named are among them. */
export interface Choice {
  readonly seed: number;
  readonly include?: readonly string[];
}

interface Demands extends Choice, Pick<PlanWish, 'publishedOnly' | 'month'> {
  readonly weights: PlanRequest['weights'];
  readonly changes?: PlanRequest['changes'];
  readonly currency: string;
  readonly around?: GeneratorProblem['around'];
  /** Dishes that stand, with what is on their plates. */
  readonly standing?: Standing;
}

const NOTHING_STANDS: Standing = { slots: [], dishes: [] };

/** Puts a household's wishes into the words of the generator. */
@Injectable()
export class GeneratorProblems {
  constructor(
    private readonly people: People,
    private readonly tables: HouseholdTables,
    private readonly dishes: PlanDishes,
  ) {}

  /**
   * Days of the household's menu: a slot for each meal that is planned and open, and one for each dish that
   * stays. Days before today have none; what was eaten stays, and its meal with it.
   */
  async forDays(
    manager: EntityManager,
    actor: Actor,
    request: PlanRequest,
    { locks = NO_LOCKS, ...choice }: Choice & { readonly locks?: Locks },
  ): Promise<Built> {
    const { householdId } = actor;
    const { from, to, keep, mealTypes } = request;
    const row = await parametersOf(manager, householdId);
    const today = await this.people.today({ householdId }, manager);
    const dates = daysFrom(from, daysBetween(from, to) + 1).filter(
      (date) => date >= today && !request.taken.includes(date),
    );
    const near = Between(addDays(from, 1 - row.repeatDays), addDays(to, row.repeatDays - 1));
    const items = (await manager.findBy(MenuItem, { householdId, date: near })).sort(inMenuOrder);
    const eaten = await eatenOf(manager, items);
    const planned = (date: Day): MealType[] =>
      MEAL_TYPES.filter(
        (meal) => mealTypes.includes(meal) && row.weekMeals[weekday(date) - 1]?.includes(meal),
      );
    const at = (date: Day, meal: MealType) =>
      items.filter((item) => item.date === date && item.mealType === meal);
    const opens = (date: Day, meal: MealType): boolean =>
      planned(date).includes(meal) &&
      (keep ? at(date, meal).length === 0 : !at(date, meal).some(({ id }) => eaten.has(id)));
    const onDays = items.filter(({ date }) => dates.includes(date));
    const replaced = onDays.filter(({ date, mealType }) => opens(date, mealType));
    const stays = onDays.filter((item) => !replaced.includes(item));
    const open = dates.flatMap((date) =>
      planned(date)
        .filter((meal) => opens(date, meal))
        .map((mealType): WantedSlot => {
          const id = `${date} ${mealType}`;
          return { id, date, mealType, locked: locks.get(id) ?? null };
        }),
    );
    const { weights, changes, currency } = request;
    const table = await this.tables.of(manager, actor, row, { ...request, dates });
    const problem = await this.forSlots(manager, actor, table, open, {
      ...choice,
      weights,
      changes,
      currency,
      standing: await this.tables.standing(manager, actor, stays, table, currency),
      around: items
        .filter((item) => !replaced.includes(item))
        .map(({ date, recipeId }) => ({ date, dishId: recipeId })),
    });
    const { moneyBinds } = table;
    return { problem, moneyBinds, replaced, kept: new Map(stays.map((item) => [item.id, item])) };
  }

  /**
   * Any slots for whoever sits at a table: a template's days and an expert's course week ask in the same way as
   * the menu does. A locked dish that is not to be had any more is open again.
   */
  async forSlots(
    manager: EntityManager,
    actor: Actor,
    table: Omit<TableOfPlan, 'moneyBinds'>,
    open: readonly WantedSlot[],
    demands: Demands,
  ): Promise<GeneratorProblem> {
    const { weights, changes = [], currency, around = [], standing = NOTHING_STANDS } = demands;
    const { rules, eaters, binding, mealShares } = table;
    const fresh = await this.dishes.all(manager, actor, currency, wishOf(table, open, demands));
    const have = new Set(fresh.map(({ id }) => id));
    const problem: GeneratorProblem = {
      slots: [
        ...open.map((slot) => ({
          ...slot,
          eaters: table.at(slot),
          locked: slot.locked && have.has(slot.locked.dishId) ? slot.locked : null,
        })),
        ...standing.slots,
      ],
      eaters,
      dishes: [...fresh, ...standing.dishes],
      rules,
      binding,
      mealShares,
      weights: {
        ...USUAL_WEIGHTS,
        ...weights,
        leftovers: weights.leftovers ?? USUAL_WEIGHTS.leftovers,
      },
      around,
    };
    return changes.reduce(relaxed, problem);
  }
}

/** What the recipes are chosen by, where there are more than a plan can look at. */
function wishOf(
  { rules, eaters }: Pick<TableOfPlan, 'rules' | 'eaters'>,
  open: readonly WantedSlot[],
  { seed, include = [], publishedOnly, month }: Demands,
): PlanWish {
  const targets = eaters.find((eater: GeneratorEater) => eater.targets.kcal !== null)?.targets;
  const locked = open.flatMap((slot) => slot.locked?.dishId ?? []);
  const first = open[0]?.date;
  return {
    rules,
    seed,
    mealTypes: [...new Set(open.map(({ mealType }) => mealType))],
    minutes: [...new Set(open.map(({ date }) => rules.minutes[weekday(date) - 1] ?? null))],
    include: [...locked, ...include],
    month: month ?? (first === undefined ? 1 : Number(first.slice(5, 7))),
    ...(targets && { targets }),
    ...(publishedOnly && { publishedOnly }),
  };
}

/** Ids of items that somebody said he ate, or did not. */
async function eatenOf(manager: EntityManager, items: readonly MenuItem[]): Promise<ReadonlySet<string>> {
  if (items.length === 0) return new Set();
  const ids = items.map(({ id }) => id);
  const facts = await manager.find(Fact, {
    where: { menuItemId: In(ids), endedAt: IsNull() },
    select: { id: true, menuItemId: true },
  });
  return new Set(facts.flatMap(({ menuItemId }) => menuItemId ?? []));
}
