import { Injectable } from '@nestjs/common';
import type { Inputs, Outputs, Topic } from '@sytno/contract';
import { EQUIPMENT, MEAL_TYPES, mealsOfWeek, type Language, type MealType } from '@sytno/domain';
import { DataSource, type EntityManager } from 'typeorm';
import type { Actor } from '../../platform/auth/actor';
import { Refusal } from '../../platform/errors/refusal';
import { Live } from '../../platform/live/live.service';
import { now } from '../../platform/time/clock';
import { Dishes, FoodFacts, PlanFacts } from '../../recipes';
import { People } from '../../account';
import { allowed } from '../../platform/auth/rights';
import { wantNoClash } from '../together/clash';
import { tellDeed } from '../together/deeds';
import { DayLimits } from './day-limits.service';
import { agree, healthOf, keepHealth, withdraw } from './health';
import { heldParameters, parametersOf } from './parameters-row';
import { Parameters } from './parameters.entity';

type Answer = Outputs['mealplans']['parameters']['get'];
type Change = Inputs['mealplans']['parameters']['change'];

/** By what a household's week is planned, and the reader's own health data (product decisions 3 and 4). */
@Injectable()
export class ParametersService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly foods: FoodFacts,
    private readonly dishes: Dishes,
    private readonly plan: PlanFacts,
    private readonly limits: DayLimits,
    private readonly live: Live,
    private readonly people: People,
  ) {}

  async of(
    actor: Actor,
    language: Language,
    manager: EntityManager = this.dataSource.manager,
  ): Promise<Answer> {
    const row = await parametersOf(manager, actor.householdId);
    const dishes = await this.dishes.dishesOf(row.excludedRecipes, language, manager);
    const facts = await this.foods.ingredientFactsOf(row.disliked, manager);
    return {
      disliked: row.disliked.flatMap((id) => {
        const food = facts.get(id);
        return food ? [{ id, name: food.names[language], icon: food.icon }] : [];
      }),
      minutes: row.minutes,
      mealTypes: mealsOfWeek(row.weekMeals),
      weekMeals: row.weekMeals,
      mealTimes: row.mealTimes,
      mealShares: row.mealShares,
      excludedRecipes: row.excludedRecipes.flatMap((id) => {
        const dish = dishes.get(id);
        return dish ? [{ id, name: dish.name }] : [];
      }),
      excludedCategories: row.excludedCategories,
      missing: row.missing,
      withoutElectricity: row.withoutElectricity,
      favouritesFirst: row.favouritesFirst,
      repeats: { times: row.repeatTimes, days: row.repeatDays },
      limits: await this.limits.of(actor, manager),
      health: await healthOf(manager, actor.userId),
      firstRun: { answers: row.firstRunAnswers, finishedAt: row.firstRunFinishedAt },
    };
  }

  /**
   * Changes what is given; the rest stays. All or nothing.
   *
   * @throws Refusal INPUT_INVALID with `choice` at disliked, excludedRecipes or excludedCategories for what
   *   is none or not the reader's to see, with `consent.required` at healthConsent for health data without a
   *   consent that stands; FORBIDDEN for limits without premium, and for what is the household's when the
   *   actor does not plan; CONFLICT with a `Clash` when another changed the same since `seen`
   */
  async change(actor: Actor, { language, seen, ...change }: Change): Promise<Answer> {
    return this.dataSource.transaction(async (manager) => {
      const { userId, householdId } = actor;
      await this.wantKnown(manager, actor, change);
      const row = await heldParameters(manager, householdId);
      const fields = fieldsOf(row, change);
      const names = Object.keys(fields).map(saidOf);
      if (names.length > 0 && !allowed(actor, 'menu.change')) throw new Refusal('FORBIDDEN');
      await wantNoClash(manager, this.people, {
        wanted: said(fields),
        seen: seen && said(fieldsOf(row, seen)),
        current: said(row),
        thing: { householdId, kind: 'parameters' },
      });
      if (Object.keys(fields).length > 0) await manager.update(Parameters, { householdId }, fields);
      if (names.length > 0)
        await tellDeed(manager, actor, { kind: 'parameters', fields: [...new Set(names)] });
      if (change.healthConsent === null) await withdraw(manager, userId);
      else if (change.healthConsent !== undefined) await agree(manager, userId, language);
      if (change.health) await keepHealth(manager, userId, change.health);
      if (change.limits) await this.limits.choose(manager, actor, change.limits);
      const topics: Topic[] = ['mealplans.parameters'];
      await this.live.touched({ householdId }, topics, manager);
      return this.of(actor, language, manager);
    });
  }

  private async wantKnown(manager: EntityManager, actor: Actor, change: Partial<Change>): Promise<void> {
    const { disliked = [], excludedRecipes = [], excludedCategories = [] } = change;
    const foods = await this.foods.ingredientFactsOf(disliked, manager);
    const recipes = await this.dishes.readableBy(actor, excludedRecipes, manager);
    const categories = await this.plan.knownCategories(excludedCategories, manager);
    const faults = [
      ...strangers('disliked', disliked, foods),
      ...strangers('excludedRecipes', excludedRecipes, recipes),
      ...strangers('excludedCategories', excludedCategories, categories),
    ];
    if (faults.length > 0) throw Refusal.fields('INPUT_INVALID', ...faults);
  }
}

/** A fault at each id that is not known. */
function strangers(path: string, ids: readonly string[], known: { has: (id: string) => boolean }) {
  return ids.flatMap((id, place) =>
    known.has(id) ? [] : [{ path: `${path}.${String(place)}`, code: 'choice' as const }],
  );
}

/** The columns that a change names, each choice once and in its order. */
function fieldsOf(row: Parameters, change: Omit<Change, 'language'>): Partial<Parameters> {
  const { disliked, minutes, answer, firstRunFinished, repeats } = change;
  const { mealTimes, mealShares, withoutElectricity, favouritesFirst } = change;
  const weekMeals = change.weekMeals ?? (change.mealTypes && row.weekMeals.map(() => change.mealTypes ?? []));
  return {
    ...(disliked && { disliked: [...new Set(disliked)] }),
    ...(minutes && { minutes }),
    ...(weekMeals && { weekMeals: weekMeals.map(inOrder) }),
    ...(mealTimes && { mealTimes }),
    ...(mealShares && { mealShares }),
    ...(change.excludedRecipes && { excludedRecipes: [...new Set(change.excludedRecipes)] }),
    ...(change.excludedCategories && { excludedCategories: [...new Set(change.excludedCategories)] }),
    ...(change.missing && { missing: EQUIPMENT.filter((one) => change.missing?.includes(one)) }),
    ...(withoutElectricity !== undefined && { withoutElectricity }),
    ...(favouritesFirst !== undefined && { favouritesFirst }),
    ...(repeats && { repeatTimes: repeats.times, repeatDays: repeats.days }),
    ...(answer && { firstRunAnswers: { ...row.firstRunAnswers, [answer.question]: answer.answer } }),
    ...(firstRunFinished === true && { firstRunFinishedAt: row.firstRunFinishedAt ?? now() }),
    ...(firstRunFinished === false && { firstRunFinishedAt: null, firstRunAnswers: {} }),
  };
}

/** A column's name in the contract. */
const saidOf = (column: string): string => (column.startsWith('repeat') ? 'repeats' : column);

/** Columns under the names and in the shapes of the contract, so that a clash can be told of. */
function said(columns: Partial<Parameters>): Record<string, unknown> {
  const { repeatTimes, repeatDays, ...same } = columns;
  const repeats = repeatTimes !== undefined && { repeats: { times: repeatTimes, days: repeatDays } };
  return { ...same, ...repeats };
}

const inOrder = (meals: readonly MealType[]): MealType[] => MEAL_TYPES.filter((meal) => meals.includes(meal));
