import { Injectable } from '@nestjs/common';
import type { Inputs, Outputs } from '@sytno/contract';
import { cookingKey, keyOfLine, needOf, PRICE_CURRENCIES, type LineSource, type Price } from '@sytno/domain';
import { Any, DataSource, type EntityManager } from 'typeorm';
import { People } from '../../account';
import type { Actor } from '../../platform/auth/actor';
import { allowed, refusalOf } from '../../platform/auth/rights';
import { Refusal } from '../../platform/errors/refusal';
import { Live } from '../../platform/live/live.service';
import { now } from '../../platform/time/clock';
import { FoodFacts } from '../../recipes';
import { GroceryLine, GroceryOperation } from '../lists/grocery-list.entity';
import { linesOfList, listFor, tellOfLists, wantRoom } from '../lists/held-list';
import { changed, newLine, nextPosition, raised } from '../lists/new-line';
import { Readings } from '../lists/readings.service';
import { keyOfBought } from '../lists/shown-lines';
import { pricesOf } from '../prices/own-prices';
import { keepPlace } from '../shops/shop-orders';
import { amountsOf, isSetting, isSo, settingOf, type Operation } from './field-changes';

type Lines = Outputs['grocery']['lines'];
type Result = Lines['apply']['results'][number];
type Of<Field extends Operation['field']> = Extract<Operation, { field: Field }>;

/** The list that operations are done on, as it is after those before. */
interface Held {
  readonly manager: EntityManager;
  readonly actor: Actor;
  readonly listId: string;
  /** ISO 4217, of the caller. */
  readonly currency: string;
  lines: GroceryLine[];
}

/** Work on single lines, in small operations that may be sent again: they are done once. */
@Injectable()
export class LinesService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly people: People,
    private readonly foods: FoodFacts,
    private readonly readings: Readings,
    private readonly live: Live,
  ) {}

  /**
   * Does the operations in their order. One whose field somebody set since does nothing and says so, unless
   * it wants what is there.
   *
   * @throws Refusal NOT_FOUND, CONFLICT when the list is closed, PREMIUM_REQUIRED for a line of one's own, INPUT_INVALID for a food or an aisle that the catalogue does not know, LIST_FULL
   */
  apply(actor: Actor, { id, operations }: Inputs['grocery']['lines']['apply']): Promise<Lines['apply']> {
    return this.dataSource.transaction(async (manager) => {
      const list = await listFor(manager, actor, 'change', id);
      if (operations.some(({ field }) => field === 'added') && !allowed(actor, 'list.addLine', list)) {
        throw refusalOf(actor, 'list.addLine');
      }
      await this.wantKnown(manager, actor, operations);
      const opIds = operations.map(({ opId }) => opId);
      const done = new Set(
        (await manager.findBy(GroceryOperation, { id: Any(opIds) })).map((operation) => operation.id),
      );
      const held: Held = {
        manager,
        actor,
        listId: id,
        currency: (await this.people.currencyOf(actor.userId, manager)) ?? '',
        lines: await linesOfList(manager, id),
      };
      const results: Result[] = [];
      for (const operation of operations) {
        const { opId } = operation;
        results.push(done.has(opId) ? told(operation, held, 'done') : await this.perform(operation, held));
        if (!done.has(opId)) await manager.insert(GroceryOperation, { id: opId, listId: id, at: now() });
        done.add(opId);
      }
      await keepPlaces(held, operations, results);
      await tellOfLists(this.live, manager, actor);
      return { results };
    });
  }

  /** Where things may stand in the shop, and what the household paid for foods, in the caller's currency. */
  async places(actor: Actor, { language }: Inputs['grocery']['lines']['places']): Promise<Lines['places']> {
    const { manager } = this.dataSource;
    const aisles = await this.foods.aislesIn(language, manager);
    const currency = await this.people.currencyOf(actor.userId, manager);
    const known = PRICE_CURRENCIES.find((one) => one === currency);
    const prices = known ? await pricesOf(manager, actor.householdId, known, null) : new Map<string, Price>();
    return {
      aisles: aisles.map(({ id, name }) => ({ id, name })),
      prices: [...prices].map(([ingredientId, { minor, per }]) => ({
        ingredientId,
        price: { minor, currency: known ?? '' },
        per,
      })),
    };
  }

  private async perform(operation: Operation, held: Held): Promise<Result> {
    if (operation.field === 'added') return this.add(operation, held);
    const line = held.lines.find(({ id }) => id === operation.lineId);
    if (!line) return told(operation, held, 'gone');
    if (operation.field === 'split') return this.split(operation, line, held);
    if (operation.field === 'join') return this.join(operation, line, held);
    if (!isSetting(operation)) return told(operation, held, 'gone');
    const setting = settingOf(operation, held.actor, held.currency);
    if (isSo(line, setting)) return told(operation, held, 'done');
    if (operation.seen < (line.versions[operation.field] ?? 0)) return told(operation, held, 'overtaken');
    await change(held, line, { ...setting, versions: raised(line, operation.field) });
    return told(operation, held, 'done');
  }

  private async add(operation: Of<'added'>, held: Held): Promise<Result> {
    const { lineId, value } = operation;
    if (held.lines.some(({ id }) => id === lineId)) return told(operation, held, 'done');
    // An id that stands on another list is nobody's to give.
    if (await held.manager.existsBy(GroceryLine, { id: lineId })) return told(operation, held, 'gone');
    wantRoom(held.lines, 1);
    await insert(held, {
      id: lineId,
      ingredientId: value.ingredientId,
      text: value.ingredientId === null ? value.text : null,
      amounts: amountsOf(value.amount) ?? [],
      own: true,
      versions: { added: 1 },
    });
    return told(operation, held, 'done');
  }

  /** Dishes leave the line for lines of their own; the one that nothing would be left of keeps what it has. */
  private async split(operation: Of<'split'>, line: GroceryLine, held: Held): Promise<Result> {
    let left = line.sources;
    for (const { lineId, dish } of operation.value) {
      const own = left.filter((source) => cookingKey(source) === dish);
      const isTaken = await held.manager.existsBy(GroceryLine, { id: lineId });
      if (own.length === 0 || own.length === left.length || isTaken) continue;
      wantRoom(held.lines, 1);
      left = left.filter((source) => cookingKey(source) !== dish);
      const { ingredientId, text, toTaste, ticked, tickedBy, tickedAt, aisleId, insteadId, insteadText } =
        line;
      await insert(held, {
        id: lineId,
        ingredientId,
        text,
        toTaste: toTaste && own.some(({ amount }) => amount === null),
        ticked,
        tickedBy,
        tickedAt,
        aisleId,
        insteadId,
        insteadText,
        ...(await this.measured(held, line, own)),
      });
    }
    if (left.length < line.sources.length) {
      await change(held, line, {
        ...(await this.measured(held, line, left)),
        versions: raised(line, 'split'),
      });
    }
    return told(operation, held, 'done');
  }

  /** Lines of the same food come into this one; what was set on them goes with them. */
  private async join(operation: Of<'join'>, line: GroceryLine, held: Held): Promise<Result> {
    const others = held.lines.filter(
      (one) =>
        operation.value.includes(one.id) &&
        one.id !== line.id &&
        !one.removed &&
        !one.own &&
        keyOfLine(one) === keyOfLine(line),
    );
    if (others.length === 0 || line.own) return told(operation, held, 'done');
    const sources = [...line.sources, ...others.flatMap((one) => one.sources)];
    const toTaste = [line, ...others].some((one) => one.toTaste);
    // What one of them still lacks the whole lacks.
    const ticked = [line, ...others].every((one) => one.ticked);
    const tick = ticked ? {} : { ticked, tickedBy: null, tickedAt: null };
    await held.manager.delete(GroceryLine, { id: Any(others.map(({ id }) => id)) });
    held.lines = held.lines.filter((one) => !others.includes(one));
    const measured = await this.measured(held, line, sources);
    await change(held, line, { ...measured, ...tick, toTaste, versions: raised(line, 'split') });
    return told(operation, held, 'done');
  }

  private async measured(
    { manager, actor }: Held,
    line: GroceryLine,
    sources: readonly LineSource[],
  ): Promise<Pick<GroceryLine, 'sources' | 'amounts' | 'ownAmounts'>> {
    const foods = line.ingredientId === null ? [] : [line.ingredientId];
    const { facts } = await this.readings.prices(actor, foods, manager);
    return { sources, amounts: needOf(sources, keyOfLine(line), facts).amounts, ownAmounts: null };
  }

  private async wantKnown(
    manager: EntityManager,
    actor: Actor,
    operations: readonly Operation[],
  ): Promise<void> {
    const foods = operations.map((one) =>
      one.field === 'added' || one.field === 'substitute' ? (one.value?.ingredientId ?? null) : null,
    );
    const known = await this.foods.ingredientFactsOf(foods, manager);
    const aisles = operations.some(({ field }) => field === 'aisle')
      ? await this.foods.aislesIn(actor.language, manager)
      : [];
    operations.forEach((operation, at) => {
      const food = foods[at] ?? null;
      const isAisle = operation.field === 'aisle' && operation.value !== null;
      const wrong =
        (food !== null && !known.has(food)) || (isAisle && !aisles.some(({ id }) => id === operation.value));
      if (!wrong) return;
      throw Refusal.fields('INPUT_INVALID', { path: `operations.${String(at)}.value`, code: 'choice' });
    });
  }
}

/** Where a food was put is where the next lists look for it, also when this line stood there already. */
async function keepPlaces(
  { manager, actor, lines }: Held,
  operations: readonly Operation[],
  results: readonly Result[],
): Promise<void> {
  for (const operation of operations) {
    const line = lines.find(({ id }) => id === operation.lineId);
    const isDone = results.some(({ opId, outcome }) => opId === operation.opId && outcome === 'done');
    if (operation.field !== 'aisle' || !line || !isDone) continue;
    await keepPlace(manager, actor.householdId, keyOfBought(line), operation.value);
  }
}

function told({ opId, lineId, field }: Operation, { lines }: Held, outcome: Result['outcome']): Result {
  const version = lines.find(({ id }) => id === lineId)?.versions[field] ?? 0;
  return { opId, outcome, version };
}

async function change(held: Held, line: GroceryLine, changes: Partial<GroceryLine>): Promise<void> {
  await held.manager.update(GroceryLine, { id: line.id }, changes);
  held.lines = held.lines.map((one) => (one.id === line.id ? changed(one, changes) : one));
}

async function insert(
  held: Held,
  given: Partial<GroceryLine> & Pick<GroceryLine, 'ingredientId' | 'text' | 'amounts'>,
): Promise<void> {
  const line = newLine({ ...given, listId: held.listId, position: nextPosition(held.lines) });
  await held.manager.insert(GroceryLine, line);
  held.lines = [...held.lines, line];
}
