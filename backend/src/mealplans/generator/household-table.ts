import { Injectable } from '@nestjs/common';
import {
  MEAL_TYPES,
  mealsOfWeek,
  PRICE_CURRENCIES,
  weekday,
  type Day,
  type GeneratorEater,
  type GeneratorProblem,
  type GeneratorSlot,
  type PlanRules,
} from '@sytno/domain';
import { In, type EntityManager } from 'typeorm';
import { People, type PeopleOfHousehold } from '../../account';
import type { Actor } from '../../platform/auth/actor';
import { allowed } from '../../platform/auth/rights';
import { guestsAt, type GuestsAt } from '../guests/guests-at';
import type { MenuItem } from '../menu/menu-item.entity';
import { Plate } from '../menu/plate.entity';
import { platesOf } from '../menu/plates';
import { DayLimitRow } from '../parameters/day-limit.entity';
import type { Parameters } from '../parameters/parameters.entity';
import { PlanRulesService } from '../parameters/plan-rules.service';
import type { PlanRequest } from './generation.entity';
import { dishIdOfItem, PlanDishes } from './plan-dishes.service';
import type { Standing } from './standing';

type Meal = Pick<GeneratorSlot, 'date' | 'mealType'>;

/** Who eats, what each wants, and what holds for all of them. */
export interface TableOfPlan {
  readonly eaters: readonly GeneratorEater[];
  /** Ids of whoever eats at a meal. */
  readonly at: (meal: Meal) => readonly string[];
  readonly rules: PlanRules;
  readonly binding: GeneratorProblem['binding'];
  readonly mealShares: GeneratorProblem['mealShares'];
  /** Somebody made a limit of money. */
  readonly moneyBinds: boolean;
}

export const NO_TARGETS = { kcal: null, protein: null, fat: null, carbs: null, cash: null };

/** So many guests at a meal eat as one: a serving each (ADR 27). They are nobody's plates in a proposal. */
const guestsId = (count: number): string => `guests ${String(count)}`;
export const isGuests = (eaterId: string): boolean => eaterId.startsWith('guests ');

type Limits = Readonly<Record<'kcal' | 'cash', boolean>>;

/** A household at table. */
@Injectable()
export class HouseholdTables {
  constructor(
    private readonly people: People,
    private readonly rules: PlanRulesService,
    private readonly dishes: PlanDishes,
  ) {}

  /**
   * Members with their targets, eaters without an account with their share where they are at home, and the
   * guests at the meals of these days.
   */
  async of(
    manager: EntityManager,
    actor: Actor,
    row: Parameters,
    {
      currency,
      overMoney = false,
      dates,
    }: Pick<PlanRequest, 'currency' | 'overMoney'> & { dates: readonly Day[] },
  ): Promise<TableOfPlan> {
    const people = await this.people.peopleOf(actor.householdId, manager);
    const limits = await limitsOf(manager, actor, people);
    const meals = dates.flatMap((date) => MEAL_TYPES.map((mealType) => ({ date, mealType })));
    const guests = await guestsAt(manager, actor.householdId, meals);
    const counts = [...new Set(meals.map(guests))].filter((count) => count > 0);
    const planned = mealsOfWeek(row.weekMeals);
    const shares = MEAL_TYPES.map((meal) => [meal, planned.includes(meal) ? row.mealShares[meal] : 0]);
    return {
      eaters: [
        ...(await this.eatersOf(manager, people, currency)),
        ...counts.map((count) => ({ id: guestsId(count), portion: count, targets: NO_TARGETS })),
      ],
      at: (meal) => presentAt(meal, people, guests),
      rules: await this.rules.of(manager, row),
      binding: {
        kcal: limits.kcal ? 'limit' : 'aim',
        // Money that binds nobody is kept to all the same, as long as there is something to eat for it.
        cash: limits.cash || !overMoney ? 'limit' : 'aim',
      },
      mealShares: Object.fromEntries(shares) as GeneratorProblem['mealShares'],
      moneyBinds: limits.cash,
    };
  }

  /** Items of the menu that stay, with what is on everybody's plate. One whose recipe has gone is left out. */
  async standing(
    manager: EntityManager,
    actor: Actor,
    items: readonly MenuItem[],
    table: Pick<TableOfPlan, 'at'>,
    currency: string,
  ): Promise<Standing> {
    if (items.length === 0) return { slots: [], dishes: [] };
    const dishes = await this.dishes.planned(manager, actor, items, currency);
    const people = await this.people.peopleOf(actor.householdId, manager);
    const plates = await manager.findBy(Plate, { menuItemId: In(items.map(({ id }) => id)) });
    const slots = items.flatMap((item): GeneratorSlot[] => {
      const { id, date, mealType } = item;
      const dish = dishes.find((one) => one.id === dishIdOfItem(id));
      if (!dish) return [];
      const own = plates.filter(({ menuItemId }) => menuItemId === id);
      const served = platesOf(item, item.weightServing ?? dish.servingGrams, people, own);
      const grams = served.map((plate) => [plate.userId ?? plate.eaterId ?? '', plate.grams] as const);
      const eaters = [...grams.map(([eater]) => eater), ...table.at(item).filter(isGuests)];
      return [{ id, date, mealType, eaters, locked: { dishId: dish.id, grams: Object.fromEntries(grams) } }];
    });
    return { slots, dishes };
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

function presentAt(meal: Meal, { members, eaters }: PeopleOfHousehold, guests: GuestsAt): string[] {
  const { date, mealType } = meal;
  const there = eaters.filter(
    ({ mealTypes, weekdays }) => mealTypes.includes(mealType) && weekdays.includes(weekday(date)),
  );
  const count = guests(meal);
  return [
    ...members.map(({ userId }) => userId),
    ...there.map(({ id }) => id),
    ...(count > 0 ? [guestsId(count)] : []),
  ];
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
