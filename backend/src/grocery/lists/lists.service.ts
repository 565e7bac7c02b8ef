import { Injectable } from '@nestjs/common';
import type { Inputs, Outputs } from '@sytno/contract';
import { daysBetween, type Day, type Language } from '@sytno/domain';
import { DataSource, In, type EntityManager } from 'typeorm';
import { People } from '../../account';
import type { Actor } from '../../platform/auth/actor';
import { Live } from '../../platform/live/live.service';
import { Dishes } from '../../recipes';
import { GroceryLine, GroceryList } from './grocery-list.entity';
import { cardOf, cardsOf, type ListCard } from './list-cards';
import { listFor, oneAtATime, ownList, tellOfLists } from './held-list';
import { changedAsWhole } from './list-changes';
import { LIST_MOVES } from './list-state';
import type { Money } from './money';
import { foodsOf, Readings } from './readings.service';
import { inWalkingOrder, priced, shownLine, totalOf } from './shown-lines';

type Lists = Outputs['grocery']['lists'];
type Input<Call extends keyof Lists> = Inputs['grocery']['lists'][Call];
type Page = Input<'list'> & { page: number; pageSize: number };

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
    const list = await ownList(this.dataSource.manager, actor, 'list.read', id);
    return this.shown(list, actor, language);
  }

  /** A list as its reader sees it, by his currency and his household's prices. */
  async shown(
    { id, seq, shopId, fromDate, toDate }: Pick<GroceryList, 'id' | 'seq' | 'shopId' | 'fromDate' | 'toDate'>,
    reader: Pick<Actor, 'userId' | 'householdId'>,
    language: Language,
  ): Promise<Lists['get']> {
    const { manager } = this.dataSource;
    const [card, lines] = await Promise.all([
      cardOf(manager, id),
      manager.find(GroceryLine, { where: { listId: id, removed: false }, order: { position: 'ASC' } }),
    ]);
    const recipeIds = lines.flatMap(({ sources }) => sources.map(({ recipeId }) => recipeId));
    const dishes = await this.dishes.dishesOf(recipeIds, language, manager);
    const reading = await this.readings.of(reader, language, dishes, foodsOf(lines), manager, shopId);
    const names = await this.people.namesOf(
      lines.flatMap(({ tickedBy }) => tickedBy ?? []),
      manager,
    );
    const items = lines.map((line) => ({
      ...shownLine(line, reading),
      id: line.id,
      position: line.position,
      ticked: line.ticked,
      ...tickerOf(line, names),
    }));
    return {
      ...card,
      items: inWalkingOrder(items, reading),
      total: totalOf(items),
      left: totalOf(items.filter(({ ticked }) => !ticked)),
      shop: reading.shop ?? { id: null, name: '', order: 'usual' },
      cashLimit: await this.cashLimit(reader, fromDate, toDate),
      // It was read before the lines: what was done in between is in them, and told by the stream once more.
      seq,
    };
  }

  /** What the household's members together want to spend in the days of a list; null without days or a limit. */
  private async cashLimit(
    reader: Pick<Actor, 'userId' | 'householdId'>,
    from: Day | null,
    to: Day | null,
  ): Promise<Money | null> {
    if (from === null || to === null) return null;
    const cash = await this.people.cashOf(reader, this.dataSource.manager);
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
        const before = await manager.findBy(GroceryList, inUse);
        await manager.update(GroceryList, inUse, { state: LIST_MOVES.putBack.to });
        await manager.update(GroceryList, { id }, { state: LIST_MOVES.use.to });
        for (const one of [...before, list]) await changedAsWhole(manager, one.id);
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
}

/** Who put a line into the basket; nothing is known of old ones. */
function tickerOf(
  { ticked, tickedBy, tickedName }: GroceryLine,
  names: ReadonlyMap<string, string>,
): Pick<Lists['get']['items'][number], 'tickedBy'> {
  if (!ticked || (tickedBy === null && tickedName === null)) return {};
  return { tickedBy: { id: tickedBy, name: tickedName ?? names.get(tickedBy ?? '') ?? '' } };
}

/** The lines of some lists, as far as prices need them. */
async function linesOf(manager: EntityManager, lists: readonly { id: string }[]): Promise<GroceryLine[]> {
  if (lists.length === 0) return [];
  return manager.find(GroceryLine, {
    where: { listId: In(lists.map(({ id }) => id)), removed: false },
  });
}
