import { Injectable } from '@nestjs/common';
import type { Inputs, Outputs } from '@sytno/contract';
import { daysBetween, type Day } from '@sytno/domain';
import { DataSource, In, type EntityManager } from 'typeorm';
import { People } from '../../account';
import type { Actor } from '../../platform/auth/actor';
import { Refusal } from '../../platform/errors/refusal';
import { Live } from '../../platform/live/live.service';
import { now } from '../../platform/time/clock';
import { Dishes } from '../../recipes';
import { GroceryLine, GroceryList } from './grocery-list.entity';
import { cardOf, cardsOf, type ListCard } from './list-cards';
import { listFor, oneAtATime, ownList, tellOfLists } from './held-list';
import { LIST_MOVES } from './list-state';
import type { Money } from './money';
import { foodsOf, Readings } from './readings.service';
import { inWalkingOrder, priced, shownLine, totalOf } from './shown-lines';

type Lists = Outputs['grocery']['lists'];
type Input<Call extends keyof Lists> = Inputs['grocery']['lists'][Call];
type Page = Input<'list'> & { page: number; pageSize: number };

const TICKED_ONCE_MORE = `versions || jsonb_build_object('ticked', coalesce((versions ->> 'ticked')::int, 0) + 1)`;

/** The household's grocery lists: all its members see and change the same ones (product decision 2.6). */
@Injectable()
export class ListsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly dishes: Dishes,
    private readonly people: People,
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
    const prices = await this.readings.prices(actor, foodsOf(lines), manager);
    const items = cards.map((card) => {
      const own = lines.filter(({ listId }) => listId === card.id);
      return { ...card, total: totalOf(own.map((line) => priced(line, prices))) };
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
    const { shopId, fromDate, toDate } = await ownList(manager, actor, 'list.read', id);
    const [card, lines] = await Promise.all([
      cardOf(manager, id),
      manager.find(GroceryLine, { where: { listId: id, removed: false }, order: { position: 'ASC' } }),
    ]);
    const recipeIds = lines.flatMap(({ sources }) => sources.map(({ recipeId }) => recipeId));
    const dishes = await this.dishes.dishesOf(recipeIds, language, manager);
    const reading = await this.readings.of(actor, language, dishes, foodsOf(lines), manager, shopId);
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
      shop: reading.shop ?? { id: null, name: '', order: 'usual' },
      cashLimit: await this.cashLimit(actor, fromDate, toDate),
    };
  }

  /** What the household's members together want to spend in the days of a list; null without days or a limit. */
  private async cashLimit(actor: Actor, from: Day | null, to: Day | null): Promise<Money | null> {
    if (from === null || to === null) return null;
    const cash = await this.people.cashOf(actor, this.dataSource.manager);
    return cash && cash.minor > 0 ? { ...cash, minor: cash.minor * (daysBetween(from, to) + 1) } : null;
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
        await tellOfLists(this.live, manager, actor, true);
      }
      return cardOf(manager, id);
    });
  }

  /** @throws Refusal NOT_FOUND, CONFLICT when it is no draft */
  remove(actor: Actor, { id }: Input<'remove'>): Promise<Lists['remove']> {
    return this.dataSource.transaction(async (manager) => {
      await listFor(manager, actor, 'remove', id);
      await manager.delete(GroceryList, { id });
      await tellOfLists(this.live, manager, actor);
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
        {
          ticked,
          tickedBy: ticked ? actor.userId : null,
          tickedAt: ticked ? now() : null,
          versions: () => TICKED_ONCE_MORE,
        },
      );
      if (affected) await tellOfLists(this.live, manager, actor);
      else if (!(await manager.existsBy(GroceryLine, { id: lineId, listId: id }))) {
        throw new Refusal('NOT_FOUND');
      }
      return cardOf(manager, id);
    });
  }
}

/** The lines of some lists, as far as prices need them. */
async function linesOf(manager: EntityManager, lists: readonly { id: string }[]): Promise<GroceryLine[]> {
  if (lists.length === 0) return [];
  return manager.find(GroceryLine, {
    where: { listId: In(lists.map(({ id }) => id)), removed: false },
  });
}
