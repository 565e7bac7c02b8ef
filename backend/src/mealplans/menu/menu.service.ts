import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Inputs, Outputs } from '@sytno/contract';
import {
  addDays,
  mondayOf,
  scaleNutrients,
  type Action,
  type Day,
  type Language,
  type Nutrients,
  type PlanDeed,
} from '@sytno/domain';
import { randomUUID } from 'node:crypto';
import { Between, DataSource, In, type EntityManager } from 'typeorm';
import { People } from '../../account';
import type { Actor } from '../../platform/auth/actor';
import { allowed } from '../../platform/auth/rights';
import { Refusal } from '../../platform/errors/refusal';
import { Housekeeping } from '../../platform/jobs/housekeeping';
import { Live } from '../../platform/live/live.service';
import { now } from '../../platform/time/clock';
import { Dishes, FoodFacts, plannedDish } from '../../recipes';
import { guestsAt, guestsBetween } from '../guests/guests-at';
import { wantNoClash } from '../together/clash';
import { DEEDS_FOR_GOOD, newsFor, shownDeed, tellDeed } from '../together/deeds';
import { MenuItem } from './menu-item.entity';
import { isInReach } from './menu-limits';
import { inMenuOrder } from './menu-order';
import { holdMenu, placeAtEnd } from './menu-places';
import { notesBetween } from '../notes/notes.service';
import { joined, shareWhatIsLeft } from './leftover';
import { Plate } from './plate.entity';
import { putPlate } from './put-plate';
import { RemovedItem } from './removed-item.entity';
import { potItems, potOf, potsOf, settlePots } from './pots';
import { PutBack } from './put-back';
import { keepRemoved, REMOVED_FOR_GOOD } from './removed-items';
import { servedDish } from './served-dish';

type Menu = Outputs['mealplans']['menu'];
type Input<Call extends keyof Menu> = Inputs['mealplans']['menu'][Call];
type NewDish = Input<'add'> & { servings: number; noCookingRequired: boolean };
type Item = Menu['change'];

/** What a transaction leaves behind for the answer. */
interface Stored {
  readonly id: string;
}

/** A dish on the menu and what a gram of it holds. */
export interface DishToEat {
  readonly dish: Item;
  readonly perGram: Nutrients;
}

const A_PLATE = 100;

/** The household's menu: one for all its members, each with a plate of his own (product decision 2.6). */
@Injectable()
export class MenuService implements OnModuleInit {
  constructor(
    private readonly dataSource: DataSource,
    private readonly dishes: Dishes,
    private readonly foods: FoodFacts,
    private readonly people: People,
    private readonly live: Live,
    private readonly housekeeping: Housekeeping,
    private readonly putBack: PutBack,
  ) {}

  onModuleInit(): void {
    this.housekeeping.add(REMOVED_FOR_GOOD, DEEDS_FOR_GOOD);
  }

  /** The week that holds `from`, day by day, meal by meal, in the order on the table. */
  async week(actor: Actor, { from, language }: Input<'week'>): Promise<Menu['week']> {
    const monday = mondayOf(from);
    const { manager } = this.dataSource;
    const week = Between(monday, addDays(monday, 6));
    const items = await manager.findBy(MenuItem, { householdId: actor.householdId, date: week });
    return {
      from: monday,
      items: await this.served(actor, items.sort(inMenuOrder), language),
      householdCash: await this.people.cashOf(actor, manager),
      notes: await notesBetween(manager, actor.householdId, week),
      guests: await guestsBetween(manager, actor.householdId, week),
      deeds: await this.news(actor, language),
    };
  }

  /**
   * Puts a recipe at the end of a meal, or what is left of another item's pot; where that is less than a plate
   * for everybody, it is shared out.
   *
   * @throws Refusal NOT_FOUND when the reader may not read the recipe, or the item is not on the household's
   * menu or of another recipe; DAY_TOO_FAR, DAY_FULL
   */
  async add(actor: Actor, { language, weightServing, leftoverOf, ...input }: NewDish): Promise<Item> {
    await this.wantReach(actor, input.date);
    const stored = await this.dataSource.transaction(async (manager): Promise<Stored> => {
      await holdMenu(manager, actor.householdId);
      const source = leftoverOf === undefined ? null : await ownItem(manager, actor, leftoverOf);
      if (
        source ? source.recipeId !== input.recipeId : !(await this.mayPlan(actor, input.recipeId, manager))
      ) {
        throw new Refusal('NOT_FOUND');
      }
      const item = manager.create(MenuItem, {
        id: randomUUID(),
        householdId: actor.householdId,
        date: input.date,
        mealType: input.mealType,
        position: await placeAtEnd(manager, actor.householdId, input),
        recipeId: input.recipeId,
        servings: input.servings,
        weightServing: null,
        weightServingFact: null,
        noCookingRequired: input.noCookingRequired,
        cookingId: null,
        createdBy: actor.userId,
        createdAt: now(),
        ...(source && (await joined(manager, source))),
      });
      await manager.insert(MenuItem, item);
      await settlePots(manager, potsOf([item]));
      await tellDeed(manager, actor, deedOn('added', item));
      const done = await this.finish(manager, actor, item, weightServing);
      if (source) {
        const [leftover] = await this.itemsFor(actor, [item.id], language, manager);
        await shareWhatIsLeft(manager, leftover);
      }
      return done;
    });
    return this.one(actor, stored, language);
  }

  /**
   * Changes what is given and leaves the rest; a dish that moves comes last at its new meal. Servings and place
   * are the household's, grams the actor's own.
   *
   * @throws Refusal NOT_FOUND when it is not on the household's menu (any more), DAY_TOO_FAR, DAY_FULL; FORBIDDEN
   * for all but the own grams of whoever does not plan; CONFLICT with a `Clash` when another changed the same
   * since `seen`
   */
  async change(
    actor: Actor,
    { id, language, weightServing, seen, ...input }: Input<'change'>,
  ): Promise<Item> {
    const changes = [input.date, input.mealType, input.servings].some((value) => value !== undefined);
    if (changes && !allowed(actor, 'menu.change')) throw new Refusal('FORBIDDEN');
    if (input.date !== undefined) await this.wantReach(actor, input.date);
    const stored = await this.dataSource.transaction(async (manager): Promise<Stored> => {
      await holdMenu(manager, actor.householdId);
      const item = await ownItem(manager, actor, id, 'menu.plate');
      const to = { date: input.date ?? item.date, mealType: input.mealType ?? item.mealType };
      const { date, mealType, servings } = item;
      await wantNoClash(manager, this.people, {
        wanted: {
          ...(input.servings !== undefined && { servings: input.servings }),
          ...((input.date ?? input.mealType) !== undefined && { place: to }),
        },
        seen,
        current: { servings, place: { date, mealType } },
        thing: { householdId: item.householdId, menuItemId: id },
      });
      const moves = to.date !== item.date || to.mealType !== item.mealType;
      const change = {
        ...(input.servings === undefined ? {} : { servings: input.servings }),
        ...(moves ? { ...to, position: await placeAtEnd(manager, actor.householdId, to, item) } : {}),
      };
      if (Object.keys(change).length > 0) await manager.update(MenuItem, { id }, change);
      await settlePots(manager, potsOf([item]), input.servings);
      if (moves) await tellDeed(manager, actor, { ...deedOn('moved', item), ...to, fields: ['place'] });
      if (input.servings !== undefined && input.servings !== servings) {
        await tellDeed(manager, actor, {
          ...deedOn('servings', item),
          count: input.servings,
          fields: ['servings'],
        });
      }
      return this.finish(manager, actor, item, weightServing);
    });
    return this.one(actor, stored, language);
  }

  /**
   * Takes a dish off the menu; it is kept for a day, see `restore`.
   *
   * @throws Refusal NOT_FOUND when it is not on the household's menu (any more)
   */
  async remove(actor: Actor, { id }: Input<'remove'>): Promise<Menu['remove']> {
    await this.dataSource.transaction(async (manager) => {
      await holdMenu(manager, actor.householdId);
      const item = await ownItem(manager, actor, id);
      await keepRemoved(manager, item, await platesOn(manager, [item]));
      await manager.delete(MenuItem, { id });
      await settlePots(manager, potsOf([item]));
      await tellDeed(manager, actor, deedOn('removed', item));
      await this.tell(manager, actor);
    });
    return { done: true };
  }

  /**
   * Puts a removed dish back: the same item at its place, with everybody's grams. When another dish took its
   * place in the meal meanwhile, it comes last.
   *
   * @throws Refusal NOT_FOUND when it was not taken off this household's menu within the last day, or its
   * recipe has gone; DAY_FULL
   */
  async restore(actor: Actor, { id, language }: Input<'restore'>): Promise<Item> {
    const stored = await this.dataSource.transaction(async (manager): Promise<Stored> => {
      const removed = await manager.findOne(RemovedItem, {
        where: { id },
        lock: { mode: 'pessimistic_write' },
      });
      if (!removed || !allowed(actor, 'menu.change', removed)) throw new Refusal('NOT_FOUND');
      const [back] = await this.putBack.put(manager, [removed], language);
      if (!back) throw new Refusal('NOT_FOUND');
      await settlePots(manager, potsOf([back]));
      await tellDeed(manager, actor, deedOn('added', back));
      return this.finish(manager, actor, back, undefined);
    });
    return this.one(actor, stored, language);
  }

  /**
   * Items of the household as the actor sees them.
   *
   * @param manager of the transaction that changed them
   */
  async itemsFor(
    actor: Actor,
    ids: readonly string[],
    language: Language,
    manager: EntityManager,
  ): Promise<Item[]> {
    const items = await manager.findBy(MenuItem, { id: In([...ids]), householdId: actor.householdId });
    return this.served(actor, items.sort(inMenuOrder), language, manager);
  }

  /**
   * The household's dishes of a date or with these ids, as the actor sees them, each with what a gram of it
   * holds. Asked outside of a transaction.
   */
  async toEat(
    actor: Actor,
    which: { readonly date: Day } | { readonly ids: readonly string[] },
    language: Language,
  ): Promise<DishToEat[]> {
    const { manager } = this.dataSource;
    const where = 'date' in which ? { date: which.date } : { id: In([...which.ids]) };
    const items = await manager.findBy(MenuItem, { householdId: actor.householdId, ...where });
    const planned = await this.served(actor, items.sort(inMenuOrder), language);
    // Whoever plans none of it may have eaten some: its figures are those of a plate.
    const without = items.filter(({ id }) => planned.find((one) => one.id === id)?.weightServing === 0);
    const tasted = await this.served(
      actor,
      without,
      language,
      manager,
      without.map(({ id }) => ({ id, menuItemId: id, userId: actor.userId, eaterId: null, grams: A_PLATE })),
    );
    return planned.map((dish) => {
      const { eaten, weightServing } = tasted.find(({ id }) => id === dish.id) ?? dish;
      return { dish, perGram: scaleNutrients(eaten, weightServing > 0 ? 1 / weightServing : 0) };
    });
  }

  /** What others of the household have just done. */
  private async news(actor: Actor, language: Language): Promise<NonNullable<Menu['week']['deeds']>> {
    const deeds = await newsFor(this.dataSource.manager, actor);
    if (deeds.length === 0) return [];
    const names = await this.people.namesOf(deeds.map(({ userId }) => userId));
    const dishes = await this.dishes.dishesOf(
      deeds.flatMap(({ recipeId }) => recipeId ?? []),
      language,
    );
    return deeds.map((deed) => shownDeed(deed, names, dishes));
  }

  /** The actor's own grams, if he gave some, and the word to the household. */
  private async finish(
    manager: EntityManager,
    { userId, householdId }: Actor,
    { id }: MenuItem,
    grams: number | undefined,
  ): Promise<Stored> {
    if (grams !== undefined) await putPlate(manager, { menuItemId: id, userId, grams });
    await this.tell(manager, { householdId });
    return { id };
  }

  private async mayPlan(actor: Actor, recipeId: string, manager: EntityManager): Promise<boolean> {
    return (await this.dishes.readableBy(actor, [recipeId], manager)).has(recipeId);
  }

  private tell(manager: EntityManager, { householdId }: Pick<Actor, 'householdId'>): Promise<void> {
    return this.live.touched({ householdId }, ['mealplans.menu'], manager);
  }

  private async wantReach({ householdId }: Actor, date: Day): Promise<void> {
    if (!isInReach(date, await this.people.today({ householdId }))) throw new Refusal('DAY_TOO_FAR');
  }

  private async one(actor: Actor, { id }: Stored, language: Language): Promise<Item> {
    const [item] = await this.itemsFor(actor, [id], language, this.dataSource.manager);
    if (!item) throw new Refusal('NOT_FOUND');
    return item;
  }

  /**
   * Items as the actor sees them, with as many questions for many as for one.
   *
   * @param others plates instead of those that stand
   */
  private async served(
    actor: Actor,
    items: readonly MenuItem[],
    language: Language,
    manager: EntityManager = this.dataSource.manager,
    others?: readonly Plate[],
  ): Promise<Item[]> {
    if (items.length === 0) return [];
    const among = await potItems(manager, items);
    const all = [...items, ...among.filter(({ id }) => !items.some((item) => item.id === id))];
    const plates = others ?? (await platesOn(manager, all));
    const dishes = await this.dishes.dishesOfPlan(
      all.map(({ createdBy, ...item }) => ({ ...item, plannedBy: createdBy })),
      language,
      manager,
    );
    const table = await this.people.peopleOf(actor.householdId, manager);
    const currency = await this.people.currencyOf(actor.userId, manager);
    const lines = [...dishes.values()].flatMap((dish) => dish.lines);
    const facts = await this.foods.ingredientFactsOf(
      lines.map(({ ingredientId }) => ingredientId),
      manager,
    );
    const guests = await guestsAt(manager, actor.householdId, all);
    const reading = { userId: actor.userId, currency: currency ?? '', table, facts, guests };
    return items.flatMap((item) => {
      // A pot is one dish, as it was on the day it was cooked.
      const cooked =
        among.find(({ cookingId }) => cookingId !== null && cookingId === item.cookingId) ?? item;
      const dish = plannedDish(dishes, cooked);
      if (!dish) return [];
      const own = plates.filter(({ menuItemId }) => menuItemId === item.id);
      return [servedDish(item, dish, own, reading, potOf(item, among, { dish, table, plates, guests }))];
    });
  }
}

/** Plates that deviate, of any number of items. */
async function platesOn(manager: EntityManager, items: readonly Pick<MenuItem, 'id'>[]): Promise<Plate[]> {
  if (items.length === 0) return [];
  return manager.findBy(Plate, { menuItemId: In(items.map(({ id }) => id)) });
}

/**
 * An item of the actor's household, held until the transaction ends.
 *
 * @throws Refusal NOT_FOUND for one of another household as for one that does not exist
 */
async function ownItem(
  manager: EntityManager,
  actor: Actor,
  id: string,
  action: Action = 'menu.change',
): Promise<MenuItem> {
  const item = await manager.findOne(MenuItem, { where: { id }, lock: { mode: 'pessimistic_write' } });
  if (!item || !allowed(actor, action, item)) throw new Refusal('NOT_FOUND');
  return item;
}

/** What is told of a dish that something was done to. */
const deedOn = <Kind extends PlanDeed>(kind: Kind, { id, recipeId, date, mealType }: MenuItem) => ({
  kind,
  menuItemId: id,
  recipeId,
  date,
  mealType,
});
