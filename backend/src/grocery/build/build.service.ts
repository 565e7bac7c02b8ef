import { Injectable } from '@nestjs/common';
import type { Inputs, Outputs } from '@sytno/contract';
import { daysBetween, type Day } from '@sytno/domain';
import { randomUUID } from 'node:crypto';
import { DataSource, type EntityManager } from 'typeorm';
import { Menus, type PlannedDish } from '../../mealplans';
import type { Actor } from '../../platform/auth/actor';
import { Refusal } from '../../platform/errors/refusal';
import { Live } from '../../platform/live/live.service';
import { now } from '../../platform/time/clock';
import { Dishes, plannedDish } from '../../recipes';
import { GroceryLine, GroceryList } from '../lists/grocery-list.entity';
import { cardOf } from '../lists/list-cards';
import { Readings } from '../lists/readings.service';
import { inWalkingOrder, shownLine, totalOf, type ShoppingLine } from '../lists/shown-lines';
import { nameOfRange } from './list-name';
import { linesOf, partsOf, type BoughtLine } from './shopping';

type Build = Outputs['grocery']['build'];
type Range = Inputs['grocery']['build']['preview'];
type New = Inputs['grocery']['build']['create'] & { without: readonly string[] };

/** The longest range of days that one list is built for. */
const MOST_DAYS = 31;

/** A line to be, as its reader sees it and as it will be kept. */
type PlannedLine = ShoppingLine & { readonly bought: BoughtLine };

interface Plan {
  readonly dishes: Build['preview']['dishes'];
  /** In walking order. */
  readonly lines: readonly PlannedLine[];
}

/** Builds a grocery list out of the household's menu. */
@Injectable()
export class BuildService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly menus: Menus,
    private readonly dishes: Dishes,
    private readonly readings: Readings,
    private readonly live: Live,
  ) {}

  /**
   * What a list of these days would hold; staples are there and not chosen.
   *
   * @throws Refusal INPUT_INVALID at `to` when the range is none or longer than 31 days
   */
  async preview(actor: Actor, { from, to, language }: Range): Promise<Build['preview']> {
    wantRange(from, to);
    const { dishes, lines } = await this.plan(this.dataSource.manager, actor, { from, to, language });
    const shown = lines.map(({ bought, ...line }) => ({ ...line, key: bought.key, chosen: !line.staple }));
    return { dishes, lines: shown, total: totalOf(shown.filter(({ chosen }) => chosen)) };
  }

  /**
   * Builds a draft of what the menu holds now, without the lines that are left out.
   *
   * @throws Refusal INPUT_INVALID at `to` when the range is none or longer than 31 days
   */
  create(actor: Actor, { from, to, language, name, without }: New): Promise<Build['create']> {
    wantRange(from, to);
    const left = new Set(without);
    return this.dataSource.transaction(async (manager) => {
      const { lines } = await this.plan(manager, actor, { from, to, language });
      const list = {
        id: randomUUID(),
        householdId: actor.householdId,
        name: name || nameOfRange(from, to, language),
        state: 'draft',
        fromDate: from,
        toDate: to,
        createdAt: now(),
        closedAt: null,
      } as const;
      await manager.insert(GroceryList, list);
      const kept = lines.filter(({ bought }) => !left.has(bought.key));
      if (kept.length > 0) {
        await manager.insert(
          GroceryLine,
          kept.map(({ bought }, position) => rowOf(bought, list.id, position)),
        );
      }
      await this.live.touched({ householdId: actor.householdId }, ['grocery.lists'], manager);
      return cardOf(manager, list.id);
    });
  }

  /** A dish whose cooking stands on another item buys nothing here (product decision 2.4). */
  private async plan(manager: EntityManager, actor: Actor, { from, to, language }: Range): Promise<Plan> {
    const planned = await this.menus.menuItemsBetween(actor.householdId, from, to, manager);
    const cooked = planned.filter(({ noCookingRequired }) => !noCookingRequired);
    const dishes = await this.dishes.dishesOfPlan(cooked, language, manager);
    const cookings = cooked.map(({ id, recipeId, date, servings }) => ({
      menuItemId: id,
      recipeId,
      date,
      servings,
    }));
    const parts = partsOf(cookings, dishes);
    const foods = parts.map(({ ingredientId }) => ingredientId);
    const reading = await this.readings.of(actor, language, dishes, foods, manager);
    const lines = linesOf(parts, reading.facts).map((bought) => ({ ...shownLine(bought, reading), bought }));
    return {
      dishes: cooked.flatMap((item) => dishShown(item, plannedDish(dishes, item))),
      lines: inWalkingOrder(lines, reading),
    };
  }
}

function wantRange(from: Day, to: Day): void {
  const days = daysBetween(from, to) + 1;
  if (days >= 1 && days <= MOST_DAYS) return;
  throw Refusal.fields('INPUT_INVALID', { path: 'to', code: 'number.range' });
}

function dishShown(
  { id, date, mealType, servings }: PlannedDish,
  dish: { readonly name: string; readonly composedBy: string | null } | undefined,
): Plan['dishes'] {
  if (!dish) return [];
  const composed = dish.composedBy === null ? {} : { composed: true };
  return [{ menuItemId: id, date, mealType, recipeName: dish.name, servings, ...composed }];
}

function rowOf(bought: BoughtLine, listId: string, position: number): GroceryLine {
  const { key: _, ...kept } = bought;
  return { ...kept, id: randomUUID(), listId, position, ticked: false, tickedBy: null, tickedAt: null };
}
