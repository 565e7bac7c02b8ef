import { Injectable } from '@nestjs/common';
import type { Inputs, Outputs } from '@sytno/contract';
import type { Action } from '@sytno/domain';
import { DataSource, In, type EntityManager } from 'typeorm';
import type { Actor } from '../../platform/auth/actor';
import { allowed } from '../../platform/auth/rights';
import { Refusal } from '../../platform/errors/refusal';
import { Live } from '../../platform/live/live.service';
import { now } from '../../platform/time/clock';
import { Dishes } from '../../recipes';
import { GroceryLine, GroceryList } from './grocery-list.entity';
import { cardOf, cardsOf, type ListCard } from './list-cards';
import { canMove, LIST_MOVES, type ListMove } from './list-state';
import { Readings } from './readings.service';
import { inWalkingOrder, priceOf, shownLine, totalOf } from './shown-lines';

type Lists = Outputs['grocery']['lists'];
type Input<Call extends keyof Lists> = Inputs['grocery']['lists'][Call];
type Page = Input<'list'> & { page: number; pageSize: number };

/** The household's grocery lists: all its members see and change the same ones (product decision 2.6). */
@Injectable()
export class ListsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly dishes: Dishes,
    private readonly readings: Readings,
    private readonly live: Live,
  ) {}

  /** Newest first, each with how many lines it has, how many are ticked, and what the whole may cost. */
  async list(actor: Pick<Actor, 'householdId' | 'userId'>, { page, pageSize }: Page): Promise<Lists['list']> {
    const { manager } = this.dataSource;
    const { householdId } = actor;
    const [cards, count] = await Promise.all([
      cardsOf(manager, householdId, pageSize, (page - 1) * pageSize),
      manager.countBy(GroceryList, { householdId }),
    ]);
    const lines = await linesOf(manager, cards);
    const foods = lines.flatMap(({ ingredientId }) => ingredientId ?? []);
    const prices = await this.readings.prices(actor, foods, manager);
    const items = cards.map((card) => {
      const own = lines.filter(({ listId }) => listId === card.id);
      return { ...card, total: totalOf(own.map((line) => ({ price: priceOf(line, prices) }))) };
    });
    return { items, count };
  }

  /**
   * One list as it is now, in the reader's language and currency.
   *
   * @throws Refusal NOT_FOUND when it is none of the household's
   */
  async get(actor: Actor, { id, language }: Input<'get'>): Promise<Lists['get']> {
    const { manager } = this.dataSource;
    await ownList(manager, actor, 'list.read', id);
    const [card, lines] = await Promise.all([
      cardOf(manager, id),
      manager.find(GroceryLine, { where: { listId: id }, order: { position: 'ASC' } }),
    ]);
    const recipeIds = lines.flatMap(({ sources }) => sources.map(({ recipeId }) => recipeId));
    const dishes = await this.dishes.dishesOf(recipeIds, language, manager);
    const foods = lines.flatMap(({ ingredientId }) => ingredientId ?? []);
    const reading = await this.readings.of(actor, language, dishes, foods, manager);
    const items = lines.map((line) => ({
      ...shownLine(line, reading),
      id: line.id,
      position: line.position,
      ticked: line.ticked,
    }));
    return {
      ...card,
      items: inWalkingOrder(items, reading),
      total: totalOf(items),
      left: totalOf(items.filter(({ ticked }) => !ticked)),
    };
  }

  /**
   * Takes a list to the shop. Another one that was there becomes a draft again: a household has one list in
   * use. Of two that are taken at once the later one stays.
   *
   * @throws Refusal NOT_FOUND, CONFLICT when it is closed
   */
  use(actor: Actor, { id }: Input<'use'>): Promise<ListCard> {
    return this.dataSource.transaction(async (manager) => {
      await oneAtATime(manager, actor.householdId);
      const list = await listFor(manager, actor, 'use', id);
      if (list.state !== 'in-use') {
        const inUse = { householdId: actor.householdId, state: 'in-use' } as const;
        await manager.update(GroceryList, inUse, { state: LIST_MOVES.putBack.to });
        await manager.update(GroceryList, { id }, { state: LIST_MOVES.use.to });
        await this.tell(manager, actor, true);
      }
      return cardOf(manager, id);
    });
  }

  /** @throws Refusal NOT_FOUND, CONFLICT when it is not in use */
  close(actor: Actor, { id }: Input<'close'>): Promise<ListCard> {
    return this.dataSource.transaction(async (manager) => {
      await listFor(manager, actor, 'close', id);
      await manager.update(GroceryList, { id }, { state: LIST_MOVES.close.to, closedAt: now() });
      await this.tell(manager, actor, true);
      return cardOf(manager, id);
    });
  }

  /** @throws Refusal NOT_FOUND, CONFLICT when it is no draft */
  remove(actor: Actor, { id }: Input<'remove'>): Promise<Lists['remove']> {
    return this.dataSource.transaction(async (manager) => {
      await listFor(manager, actor, 'remove', id);
      await manager.delete(GroceryList, { id });
      await this.tell(manager, actor);
      return { done: true };
    });
  }

  /**
   * Puts a line into the basket or back. What is so already stays as it is, with whoever put it there.
   *
   * @throws Refusal NOT_FOUND, CONFLICT when the list is closed
   */
  tick(actor: Actor, { id, lineId, ticked }: Input<'tick'>): Promise<ListCard> {
    return this.dataSource.transaction(async (manager) => {
      await listFor(manager, actor, 'tick', id);
      const { affected } = await manager.update(
        GroceryLine,
        { id: lineId, listId: id, ticked: !ticked },
        { ticked, tickedBy: ticked ? actor.userId : null, tickedAt: ticked ? now() : null },
      );
      if (affected) await this.tell(manager, actor);
      else if (!(await manager.existsBy(GroceryLine, { id: lineId, listId: id }))) {
        throw new Refusal('NOT_FOUND');
      }
      return cardOf(manager, id);
    });
  }

  private tell(
    manager: EntityManager,
    { householdId }: Pick<Actor, 'householdId'>,
    inUse = false,
  ): Promise<void> {
    // Everybody's profile says whether the household has a list in use.
    const topics = inUse ? (['grocery.lists', 'account.session'] as const) : (['grocery.lists'] as const);
    return this.live.touched({ householdId }, topics, manager);
  }
}

/** The lines of some lists, as far as prices need them. */
async function linesOf(manager: EntityManager, lists: readonly { id: string }[]): Promise<GroceryLine[]> {
  if (lists.length === 0) return [];
  return manager.find(GroceryLine, {
    where: { listId: In(lists.map(({ id }) => id)) },
    select: { id: true, listId: true, ingredientId: true, amounts: true },
  });
}

/** Those who take a list to the shop at the same moment do it one after another. */
async function oneAtATime(manager: EntityManager, householdId: string): Promise<void> {
  await manager.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`gro_list ${householdId}`]);
}

/**
 * The list, held until the transaction ends, so that it is not closed between the look and the change.
 * Ticks hold it together.
 */
async function listFor(
  manager: EntityManager,
  actor: Actor,
  move: ListMove,
  id: string,
): Promise<GroceryList> {
  const mode = move === 'tick' ? 'pessimistic_read' : 'pessimistic_write';
  const list = await ownList(manager, actor, 'list.change', id, mode);
  if (!canMove(list.state, move)) throw new Refusal('CONFLICT');
  return list;
}

async function ownList(
  manager: EntityManager,
  actor: Actor,
  action: Action,
  id: string,
  mode?: 'pessimistic_read' | 'pessimistic_write',
): Promise<GroceryList> {
  const list = await manager.findOne(GroceryList, { where: { id }, ...(mode && { lock: { mode } }) });
  if (!list || !allowed(actor, action, list)) throw new Refusal('NOT_FOUND');
  return list;
}
