import { Injectable } from '@nestjs/common';
import type { Inputs, Outputs } from '@sytno/contract';
import { unitPriceOf } from '@sytno/domain';
import { randomUUID } from 'node:crypto';
import { DataSource, type EntityManager } from 'typeorm';
import type { Actor } from '../../platform/auth/actor';
import { Live } from '../../platform/live/live.service';
import { now } from '../../platform/time/clock';
import { GroceryLine, GroceryList } from '../lists/grocery-list.entity';
import { linesOfList, listFor, oneAtATime, tellOfLists, wantRoom } from '../lists/held-list';
import { changedAsWhole } from '../lists/list-changes';
import { cardOf } from '../lists/list-cards';
import { LIST_MOVES } from '../lists/list-state';
import type { Money } from '../lists/money';
import { changed, nextPosition } from '../lists/new-line';
import { placeOn } from '../lists/placing';
import { foodsOf, Readings } from '../lists/readings.service';
import {
  aisleOf,
  boughtFood,
  boughtOf,
  factsOfBought,
  reckoned,
  totalOf,
  type PriceReading,
} from '../lists/shown-lines';
import { learnWalks, placesOf } from '../shops/shop-orders';
import { keepPrices, type PaidPrice } from './own-prices';

type Closing = Inputs['grocery']['lists']['close'] & {
  unticked: 'carry' | 'drop';
  prices: readonly { lineId: string; minor: number }[];
  total: number | null;
};

/** Closes a list: what it cost, what of it the household learns, what comes onto the next one. */
@Injectable()
export class ClosingService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly readings: Readings,
    private readonly live: Live,
  ) {}

  /**
   * Prices that were paid become the household's own. What was not bought comes onto the newest draft, or a
   * new one of the same name, where that is wanted.
   *
   * @throws Refusal NOT_FOUND, CONFLICT when it is not in use, LIST_FULL when the draft has no room
   */
  close(actor: Actor, closing: Closing): Promise<Outputs['grocery']['lists']['close']> {
    const { id, unticked, prices, total } = closing;
    return this.dataSource.transaction(async (manager) => {
      await oneAtATime(manager, actor.householdId);
      const list = await listFor(manager, actor, 'close', id);
      const lines = (await linesOfList(manager, id)).filter(({ removed }) => !removed);
      const reading = await this.readings.prices(actor, foodsOf(lines), manager);
      const { currency } = reading;
      const given = new Map(prices.map(({ lineId, minor }) => [lineId, { minor, currency }]));
      const paidLines = lines.map((line) => changed(line, { paid: given.get(line.id) ?? line.paid }));
      for (const { id: lineId, paid } of paidLines.filter((line) => given.has(line.id))) {
        await manager.update(GroceryLine, { id: lineId }, { paid });
      }
      const bought = paidLines.filter(({ ticked }) => ticked);
      await keepPrices(manager, actor.householdId, pricesIn(bought, reading));
      const places = await placesOf(manager, actor.householdId);
      await learnWalks(
        manager,
        list,
        bought.map((line) => ({
          tickedBy: line.tickedBy,
          tickedAt: line.tickedAt,
          aisleId: aisleOf(line, { ...reading, places }),
        })),
      );
      const rest = paidLines.filter(({ ticked }) => !ticked);
      const carriedTo =
        unticked === 'carry' && rest.length > 0 ? await carry(manager, list, rest, reading) : null;
      await manager.update(
        GroceryList,
        { id },
        {
          state: LIST_MOVES.close.to,
          closedAt: now(),
          planned: totalOf(bought.map((line) => ({ price: reckoned(line, reading) }))),
          paid: total === null ? paidOf(bought, currency) : { minor: total, currency },
        },
      );
      for (const one of [id, carriedTo]) if (one !== null) await changedAsWhole(manager, one);
      await tellOfLists(this.live, manager, actor, true);
      return { ...(await cardOf(manager, id)), carriedTo };
    });
  }
}

/** What all of it cost; null unless it is known of each line. */
function paidOf(bought: readonly GroceryLine[], currency: string): Money | null {
  const known = bought.flatMap(({ paid }) => (paid?.currency === currency ? [paid] : []));
  if (known.length === 0 || known.length < bought.length) return null;
  return { minor: known.reduce((sum, { minor }) => sum + minor, 0), currency };
}

/** What the lines tell of the price of a kilogram, a litre or a piece of their foods. */
function pricesIn(bought: readonly GroceryLine[], reading: PriceReading): PaidPrice[] {
  return bought.flatMap((line) => {
    const ingredientId = boughtFood(line);
    const { amounts } = boughtOf(line, reading);
    const { paid } = line;
    if (!paid || paid.currency !== reading.currency || paid.minor === 0 || ingredientId === null) return [];
    const price = unitPriceOf(paid.minor, amounts, factsOfBought(line, reading));
    return price ? [{ ingredientId, currency: paid.currency, price }] : [];
  });
}

/** Puts lines onto the household's newest draft; there is a new one where it has none. */
async function carry(
  manager: EntityManager,
  { householdId, name, shopId }: GroceryList,
  lines: readonly GroceryLine[],
  { facts }: PriceReading,
): Promise<string> {
  const draft = await manager.findOne(GroceryList, {
    where: { householdId, state: 'draft' },
    order: { createdAt: 'DESC', id: 'ASC' },
    lock: { mode: 'pessimistic_write' },
  });
  const id = draft?.id ?? (await nextList(manager, { householdId, name, shopId }));
  // What somebody made of a line goes with it; only what is as it was built joins what is there.
  const [plain, worked] = [lines.filter(isPlain), lines.filter((line) => !isPlain(line))];
  await placeOn(manager, id, plain, facts);
  const there = await linesOfList(manager, id);
  wantRoom(there, worked.length);
  const position = nextPosition(there);
  const rows = worked.map((line, at) =>
    changed(line, { id: randomUUID(), listId: id, position: position + at, versions: {}, paid: null }),
  );
  if (rows.length > 0) await manager.insert(GroceryLine, rows);
  return id;
}

/** Whether all there is to a line are its dishes. */
const isPlain = (line: GroceryLine): boolean =>
  line.sources.length > 0 &&
  !line.own &&
  line.ownAmounts === null &&
  line.insteadId === null &&
  line.insteadText === null &&
  line.aisleId === null &&
  line.note === '';

async function nextList(
  manager: EntityManager,
  of: Pick<GroceryList, 'householdId' | 'name' | 'shopId'>,
): Promise<string> {
  const id = randomUUID();
  await manager.insert(GroceryList, {
    id,
    ...of,
    state: 'draft',
    fromDate: null,
    toDate: null,
    createdAt: now(),
    closedAt: null,
    leftDishes: [],
    leftFoods: [],
    planned: null,
    paid: null,
    seq: 0,
  });
  return id;
}
