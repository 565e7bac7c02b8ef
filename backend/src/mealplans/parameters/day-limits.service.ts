import { Injectable } from '@nestjs/common';
import type { Inputs, Outputs } from '@sytno/contract';
import {
  costOf,
  eaten,
  PRICE_CURRENCIES,
  servingWeight,
  type BoundLimits,
  type DayFigures,
} from '@sytno/domain';
import { DataSource, type EntityManager } from 'typeorm';
import { People } from '../../account';
import type { Actor } from '../../platform/auth/actor';
import { allowed, refusalOf } from '../../platform/auth/rights';
import { Refusal } from '../../platform/errors/refusal';
import { Dishes, FoodFacts, Products } from '../../recipes';
import { MenuService } from '../menu/menu.service';
import { DayLimitRow } from './day-limit.entity';

type Parameters = Outputs['mealplans']['parameters']['get'];
type Calls = Inputs['mealplans']['parameters'];
type Answer = Outputs['mealplans']['parameters']['limits'];

/** A person's targets that bind as limits of a day: a matter of premium (spec §6, product decision 2.5). */
@Injectable()
export class DayLimits {
  constructor(
    private readonly dataSource: DataSource,
    private readonly people: People,
    private readonly menu: MenuService,
    private readonly dishes: Dishes,
    private readonly foods: FoodFacts,
    private readonly products: Products,
  ) {}

  /** What is chosen, and whether the person may; without premium nothing binds, though the choice is kept. */
  async of(actor: Actor, manager: EntityManager = this.dataSource.manager): Promise<Parameters['limits']> {
    if (!allowed(actor, 'limits.bind')) return { allowed: false, kcal: false, cash: false };
    const row = await manager.findOneBy(DayLimitRow, { userId: actor.userId });
    return { allowed: true, kcal: row?.kcal ?? false, cash: row?.cash ?? false };
  }

  /** @throws Refusal PREMIUM_REQUIRED */
  async choose(
    manager: EntityManager,
    actor: Actor,
    { kcal, cash }: NonNullable<Calls['change']['limits']>,
  ): Promise<void> {
    if (!allowed(actor, 'limits.bind')) throw refusalOf(actor, 'limits.bind');
    await manager.upsert(DayLimitRow, { userId: actor.userId, kcal, cash }, ['userId']);
  }

  /**
   * What whole days that come at once must not pass in silence: the money that the reader may spend, bound or not,
   * since nobody adds up seven days at a look, and energy where it binds him. Nothing when his account has gone.
   */
  async ofWholeDays(actor: Actor, manager: EntityManager) {
    const targets = await this.people.targetsOf(actor.userId, manager);
    if (!targets) return undefined;
    const { kcal } = await this.of(actor, manager);
    const limits: BoundLimits = { cash: targets.cash, kcal: kcal ? targets.kcal : null };
    return { targets, limits };
  }

  /**
   * The limits that bind on a day, beside what the reader has on it already, and what a dish or a food would add.
   *
   * @throws Refusal NOT_FOUND for a recipe that the reader may not read; INPUT_INVALID for a food that is not known
   */
  async on(actor: Actor, { date, recipeId, ingredientId, grams }: Calls['limits']): Promise<Answer> {
    const { kcal, cash } = await this.of(actor);
    const targets = kcal || cash ? await this.people.targetsOf(actor.userId) : undefined;
    if (!targets) return { kcal: null, cash: null, more: null };
    const { items } = await this.menu.week(actor, { from: date, language: actor.language });
    const day = items.filter((item) => item.date === date);
    const sum = (of: (item: (typeof day)[number]) => number) => day.reduce((all, item) => all + of(item), 0);
    return {
      kcal: kcal ? { limit: targets.kcal, total: sum(({ eaten }) => eaten.kcal) } : null,
      cash: cash
        ? {
            limit: targets.cash,
            total: sum(({ eatenCost }) => eatenCost?.minor ?? 0),
            currency: targets.currency,
          }
        : null,
      more:
        recipeId !== undefined
          ? await this.servingOf(actor, recipeId, targets.currency)
          : ingredientId !== undefined
            ? await this.foodOf(actor, ingredientId, grams, targets.currency)
            : null,
    };
  }

  /** So many grams of a food, or a portion of it. */
  private async foodOf(
    actor: Actor,
    ingredientId: string,
    grams: number | undefined,
    currency: string,
  ): Promise<DayFigures> {
    const { recipeId, portion } = await this.dataSource.transaction((manager) =>
      this.products.productOf(ingredientId, manager),
    );
    const one = await this.figuresOf(actor, recipeId, currency);
    if (!one) throw new Refusal('NOT_FOUND');
    const share = grams === undefined || portion <= 0 ? 1 : grams / portion;
    return { kcal: one.kcal * share, cash: one.cash * share };
  }

  /** One serving of a recipe as the reader composes it; money is 0 where no price is known. */
  private async servingOf(actor: Actor, recipeId: string, currency: string): Promise<DayFigures> {
    const readable = await this.dishes.readableBy(actor, [recipeId]);
    const figures = readable.has(recipeId) && (await this.figuresOf(actor, recipeId, currency));
    if (!figures) throw new Refusal('NOT_FOUND');
    return figures;
  }

  private async figuresOf(actor: Actor, recipeId: string, currency: string): Promise<DayFigures | undefined> {
    const dish = (await this.dishes.dishesFor(actor.userId, [recipeId], actor.language)).get(recipeId);
    if (!dish) return undefined;
    const known = PRICE_CURRENCIES.find((one) => one === currency);
    const facts = await this.foods.ingredientFactsOf(dish.lines.map(({ ingredientId }) => ingredientId));
    return {
      kcal: eaten(dish.whole, dish, servingWeight(dish)).kcal,
      cash: known ? costOf(dish.lines, facts, known).minor / dish.servings : 0,
    };
  }
}
