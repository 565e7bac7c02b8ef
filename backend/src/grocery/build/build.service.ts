import { Injectable } from '@nestjs/common';
import type { Inputs, Outputs } from '@sytno/contract';
import { daysBetween, type Day } from '@sytno/domain';
import { randomUUID } from 'node:crypto';
import { DataSource, type EntityManager } from 'typeorm';
import type { Actor } from '../../platform/auth/actor';
import { Refusal } from '../../platform/errors/refusal';
import { Live } from '../../platform/live/live.service';
import { now } from '../../platform/time/clock';
import { GroceryList } from '../lists/grocery-list.entity';
import { listFor, tellOfLists } from '../lists/held-list';
import { changedAsWhole } from '../lists/list-changes';
import { cardOf } from '../lists/list-cards';
import { placeOn } from '../lists/placing';
import { inWalkingOrder, shownLine, totalOf, type Reading, type ShoppingLine } from '../lists/shown-lines';
import { lastShop } from '../shops/shop-orders';
import { nameOfRange } from './list-name';
import { listedCookings, type Listed } from './listed';
import { PlanService, type Candidate } from './plan.service';
import type { BoughtLine } from './shopping';

type Build = Outputs['grocery']['build'];
type Of = Inputs['grocery']['build']['create'];
/** Of days or of a recipe, without the dishes of `except`, by their keys. */
type Wish = Pick<Of, 'from' | 'to' | 'recipeId' | 'servings' | 'language'> & {
  readonly except?: readonly string[] | undefined;
};
type New = Wish & Pick<Of, 'into' | 'name'> & { readonly without: readonly string[] };

/** The longest range of days that one list is built for. */
const MOST_DAYS = 31;

/** A line to be, as its reader sees it and as it will be kept. */
type PlannedLine = ShoppingLine & { readonly bought: BoughtLine };

interface Plan {
  readonly candidates: readonly (Candidate & { readonly chosen: boolean; readonly listed?: Listed })[];
  /** In walking order. */
  readonly lines: readonly PlannedLine[];
  readonly reading: Reading;
}

/** Builds a grocery list out of the household's menu, or of one recipe. */
@Injectable()
export class BuildService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly plans: PlanService,
    private readonly live: Live,
  ) {}

  /**
   * What a list would hold; staples are there and not chosen, dishes that stand on a list already neither.
   *
   * @throws Refusal INPUT_INVALID at `to` when the range is none or longer than 31 days, at `from` or `to`
   *   when neither days nor a recipe are named; NOT_FOUND for a recipe that the caller may not read
   */
  async preview(actor: Actor, wish: Wish): Promise<Build['preview']> {
    wantSense(wish);
    const { candidates, lines } = await this.plan(this.dataSource.manager, actor, wish);
    const shown = lines.map(({ bought, moved: _, ...line }) => ({
      ...line,
      key: bought.key,
      chosen: !line.staple,
    }));
    return {
      ...dishesShown(candidates),
      lines: shown,
      total: totalOf(shown.filter(({ chosen }) => chosen)),
    };
  }

  /**
   * Builds a draft, or adds to an open list, without the lines that are left out. Onto a list nothing comes
   * twice from one cooking.
   *
   * @throws Refusal as `preview`; NOT_FOUND and CONFLICT for the list that it is to come onto, LIST_FULL
   */
  create(actor: Actor, { without, into, ...wish }: New): Promise<Build['create']> {
    wantSense(wish);
    const left = new Set(without);
    return this.dataSource.transaction(async (manager) => {
      const held = into === undefined ? undefined : await listFor(manager, actor, 'change', into);
      const { candidates, lines, reading } = await this.plan(manager, actor, wish);
      const leaves = {
        dishes: candidates.flatMap(({ menuItemId, chosen }) => (chosen ? [] : (menuItemId ?? []))),
        chosen: candidates.map(({ key }) => key),
        foods: without,
      };
      const id = held
        ? await extended(manager, held, wish, leaves)
        : await begun(manager, actor, wish, leaves, candidates);
      const kept = lines.map(({ bought }) => bought).filter(({ key }) => !left.has(key));
      await placeOn(manager, id, kept, reading.facts);
      if (held) await changedAsWhole(manager, id);
      await tellOfLists(this.live, manager, actor);
      return cardOf(manager, id);
    });
  }

  private async plan(manager: EntityManager, actor: Actor, wish: Wish): Promise<Plan> {
    const { language, except } = wish;
    const all = await this.candidates(manager, actor, wish);
    const listed = await listedCookings(manager, actor.householdId);
    const left = except ? new Set(except) : listed;
    const candidates = all.map((one) => {
      const there = listed.get(one.key);
      return { ...one, chosen: !left.has(one.key), ...(there && { listed: there }) };
    });
    const chosen = candidates.filter((one) => one.chosen);
    const { lines, reading } = await this.plans.needed(manager, actor, chosen, language);
    const shown = lines.map((bought) => ({ ...shownLine(bought, reading), bought }));
    return { candidates, lines: inWalkingOrder(shown, reading), reading };
  }

  private candidates(manager: EntityManager, actor: Actor, wish: Wish): Promise<readonly Candidate[]> {
    const { from, to, recipeId, servings, language } = wish;
    if (recipeId !== undefined) return this.plans.ofRecipe(manager, actor, { recipeId, servings, language });
    return this.plans.ofMenu(manager, actor, { from: from ?? '', to: to ?? '', language });
  }
}

/** Menu items that were left out or chosen, and foods that are not bought. */
interface Leaves {
  readonly dishes: readonly string[];
  readonly chosen: readonly string[];
  readonly foods: readonly string[];
}

async function begun(
  manager: EntityManager,
  { householdId }: Actor,
  { from, to, recipeId, language, name }: Wish & { name?: string | undefined },
  leaves: Leaves,
  [first]: readonly Candidate[],
): Promise<string> {
  const days = recipeId === undefined && from && to ? { from, to } : null;
  const called = days ? nameOfRange(days.from, days.to, language) : (first?.dish.name ?? '');
  const id = randomUUID();
  await manager.insert(GroceryList, {
    id,
    householdId,
    name: name || called,
    state: 'draft',
    fromDate: days?.from ?? null,
    toDate: days?.to ?? null,
    createdAt: now(),
    closedAt: null,
    leftDishes: leaves.dishes,
    leftFoods: leaves.foods,
    planned: null,
    paid: null,
    shopId: await lastShop(manager, householdId),
    seq: 0,
  });
  return id;
}

/** The list is of all days that it was built for; what was chosen now is left out no longer. */
async function extended(
  manager: EntityManager,
  { id, fromDate, toDate, leftDishes, leftFoods }: GroceryList,
  { from, to, recipeId }: Wish,
  { dishes, chosen, foods }: Leaves,
): Promise<string> {
  const of = recipeId === undefined ? [from, to] : [];
  const days = [fromDate, toDate, ...of].filter((day) => day !== null && day !== undefined).sort();
  const left = leftDishes.filter((dish) => !chosen.includes(dish));
  await manager.update(
    GroceryList,
    { id },
    {
      fromDate: days[0] ?? null,
      toDate: days.at(-1) ?? null,
      leftDishes: [...new Set([...left, ...dishes])],
      leftFoods: [...new Set([...leftFoods, ...foods])],
    },
  );
  return id;
}

function wantSense({ from, to, recipeId }: Wish): void {
  if (recipeId !== undefined) return;
  if (from === undefined) throw Refusal.fields('INPUT_INVALID', { path: 'from', code: 'blank' });
  if (to === undefined) throw Refusal.fields('INPUT_INVALID', { path: 'to', code: 'blank' });
  wantRange(from, to);
}

function wantRange(from: Day, to: Day): void {
  const days = daysBetween(from, to) + 1;
  if (days >= 1 && days <= MOST_DAYS) return;
  throw Refusal.fields('INPUT_INVALID', { path: 'to', code: 'number.range' });
}

/** A cooking as the preview tells it. */
function dishShown({ dish, servings, chosen, listed }: Plan['candidates'][number]) {
  return {
    recipeName: dish.name,
    servings,
    ...(dish.composedBy !== null && { composed: true }),
    ...(!chosen && { chosen: false }),
    ...(listed && { listed: { ...listed } }),
  };
}

function dishesShown(candidates: Plan['candidates']): Pick<Build['preview'], 'dishes' | 'recipe'> {
  const dishes = candidates.flatMap((one) => {
    const { menuItemId, date, mealType } = one;
    if (menuItemId === null || date === null || mealType === null) return [];
    return [{ menuItemId, date, mealType, ...dishShown(one) }];
  });
  const alone = candidates.find(({ menuItemId }) => menuItemId === null);
  return { dishes, ...(alone && { recipe: { recipeId: alone.recipeId, ...dishShown(alone) } }) };
}
