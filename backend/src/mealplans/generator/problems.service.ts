import { Injectable } from '@nestjs/common';
import {
  addDays,
  daysBetween,
  daysFrom,
  MEAL_TYPES,
  mealsOfWeek,
  PRICE_CURRENCIES,
  relaxed,
  USUAL_WEIGHTS,
  weekday,
  type Day,
  type GeneratorDish,
  type GeneratorEater,
  type GeneratorProblem,
  type GeneratorSlot,
  type LockedDish,
  type MealType,
} from '@sytno/domain';
import { Between, In, IsNull, type EntityManager } from 'typeorm';
import { People, type PeopleOfHousehold } from '../../account';
import type { Actor } from '../../platform/auth/actor';
import { allowed } from '../../platform/auth/rights';
import { Fact } from '../facts/fact.entity';
import { MenuItem } from '../menu/menu-item.entity';
import { inMenuOrder } from '../menu/menu-order';
import { Plate } from '../menu/plate.entity';
import { platesOf } from '../menu/plates';
import { DayLimitRow } from '../parameters/day-limit.entity';
import { parametersOf } from '../parameters/parameters-row';
import type { Parameters } from '../parameters/parameters.entity';
import { PlanRulesService } from '../parameters/plan-rules.service';
import type { PlanRequest } from './generation.entity';
import { dishIdOfItem, PlanDishes } from './plan-dishes.service';

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

interface Demands {
  readonly weights: PlanRequest['weights'];
  readonly changes: PlanRequest['changes'];
  readonly currency: string;
  readonly around: GeneratorProblem['around'];
  /** Items that stand in slots, with what is on their plates. */
  readonly standing: readonly MenuItem[];
  readonly overMoney?: boolean;
}

type Limits = Readonly<Record<'kcal' | 'cash', boolean>>;

/** Puts a household's wishes into the words of the generator. */
@Injectable()
export class GeneratorProblems {
  constructor(
    private readonly people: People,
    private readonly rules: PlanRulesService,
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
    locks: Locks = NO_LOCKS,
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
    const standing = onDays.filter((item) => !replaced.includes(item));
    const open = dates.flatMap((date) =>
      planned(date)
        .filter((meal) => opens(date, meal))
        .map((mealType): WantedSlot => {
          const id = `${date} ${mealType}`;
          return { id, date, mealType, locked: locks.get(id) ?? null };
        }),
    );
    const { problem, moneyBinds } = await this.forSlots(manager, actor, row, open, {
      ...request,
      standing,
      around: items
        .filter((item) => !replaced.includes(item))
        .map(({ date, recipeId }) => ({ date, dishId: recipeId })),
    });
    return { problem, moneyBinds, replaced, kept: new Map(standing.map((item) => [item.id, item])) };
  }

  /**
   * Any slots for the eaters of a household, by its parameters: a template's days and an expert's course week
   * ask in the same way as the menu does. A locked dish that is not to be had any more is open again.
   */
  async forSlots(
    manager: EntityManager,
    actor: Actor,
    row: Parameters,
    open: readonly WantedSlot[],
    { weights, changes, currency, around, standing, overMoney = false }: Demands,
  ): Promise<Pick<Built, 'problem' | 'moneyBinds'>> {
    const table = await this.people.peopleOf(actor.householdId, manager);
    const limits = await limitsOf(manager, actor, table);
    const fresh = await this.dishes.all(manager, actor, currency);
    const stays = await this.dishes.planned(manager, actor, standing, currency);
    const have = new Set(fresh.map(({ id }) => id));
    const planned = mealsOfWeek(row.weekMeals);
    const shares = MEAL_TYPES.map((meal) => [meal, planned.includes(meal) ? row.mealShares[meal] : 0]);
    const problem: GeneratorProblem = {
      slots: [
        ...open.map((slot) => ({
          ...slot,
          eaters: presentAt(slot, table),
          locked: slot.locked && have.has(slot.locked.dishId) ? slot.locked : null,
        })),
        ...(await standingSlots(manager, standing, stays, table)),
      ],
      eaters: await this.eatersOf(manager, table, currency),
      dishes: [...fresh, ...stays],
      rules: await this.rules.of(manager, row),
      binding: {
        kcal: limits.kcal ? 'limit' : 'aim',
        // Money that binds nobody is kept to all the same, as long as there is something to eat for it.
        cash: limits.cash || !overMoney ? 'limit' : 'aim',
      },
      mealShares: Object.fromEntries(shares) as GeneratorProblem['mealShares'],
      weights: { ...USUAL_WEIGHTS, ...weights },
      around,
    };
    return { problem: changes.reduce(relaxed, problem), moneyBinds: limits.cash };
  }

  private async eatersOf(
    manager: EntityManager,
    { members, eaters }: PeopleOfHousehold,
    currency: string,
  ): Promise<GeneratorEater[]> {
    const ids = members.map(({ userId }) => userId);
    const targets = await this.people.allTargetsOf(ids, manager);
    const priced = PRICE_CURRENCIES.some((one) => one === currency);
    return [
      ...ids.map((id): GeneratorEater => {
        const own = targets.get(id);
        // Money of two currencies is never added up (product decision 2.17).
        const cash = priced && own?.currency === currency ? own.targets.cash : null;
        return { id, portion: 1, targets: own ? { ...own.targets, cash } : NO_TARGETS };
      }),
      ...eaters.map(({ id, share }) => ({ id, portion: share, targets: NO_TARGETS })),
    ];
  }
}

const NO_TARGETS = { kcal: null, protein: null, fat: null, carbs: null, cash: null };

function presentAt(
  { date, mealType }: Pick<WantedSlot, 'date' | 'mealType'>,
  { members, eaters }: PeopleOfHousehold,
): string[] {
  const there = eaters.filter(
    ({ mealTypes, weekdays }) => mealTypes.includes(mealType) && weekdays.includes(weekday(date)),
  );
  return [...members.map(({ userId }) => userId), ...there.map(({ id }) => id)];
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

async function standingSlots(
  manager: EntityManager,
  items: readonly MenuItem[],
  dishes: readonly GeneratorDish[],
  table: PeopleOfHousehold,
): Promise<GeneratorSlot[]> {
  if (items.length === 0) return [];
  const plates = await manager.findBy(Plate, { menuItemId: In(items.map(({ id }) => id)) });
  return items.flatMap((item): GeneratorSlot[] => {
    const { id, date, mealType } = item;
    const dish = dishes.find((one) => one.id === dishIdOfItem(id));
    if (!dish) return [];
    const own = plates.filter(({ menuItemId }) => menuItemId === id);
    const served = platesOf(item, item.weightServing ?? dish.servingGrams, table, own);
    const grams = served.map((plate) => [plate.userId ?? plate.eaterId ?? '', plate.grams] as const);
    return [
      {
        id,
        date,
        mealType,
        eaters: grams.map(([eater]) => eater),
        locked: { dishId: dish.id, grams: Object.fromEntries(grams) },
      },
    ];
  });
}

/** A limit that one of the table chose binds the plan of all; without premium targets are aims. */
async function limitsOf(
  manager: EntityManager,
  actor: Actor,
  { members }: PeopleOfHousehold,
): Promise<Limits> {
  if (!allowed(actor, 'limits.bind')) return { kcal: false, cash: false };
  const rows = await manager.findBy(DayLimitRow, { userId: In(members.map(({ userId }) => userId)) });
  return { kcal: rows.some(({ kcal }) => kcal), cash: rows.some(({ cash }) => cash) };
}
