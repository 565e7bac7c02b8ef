import { Injectable } from '@nestjs/common';
import type { Outputs } from '@sytno/contract';
import { cookingKey, keyOfLine, mergeField, needOf, type LineSource } from '@sytno/domain';
import { Any, type EntityManager } from 'typeorm';
import { People } from '../../account';
import { Refusal } from '../../platform/errors/refusal';
import { now } from '../../platform/time/clock';
import { FoodFacts } from '../../recipes';
import { GroceryLine, GroceryList, GroceryOperation } from '../lists/grocery-list.entity';
import { linesOfList, wantRoom } from '../lists/held-list';
import { changed, newLine, nextPosition, raised } from '../lists/new-line';
import { Readings } from '../lists/readings.service';
import { keyOfBought } from '../lists/shown-lines';
import { keepPlace } from '../shops/shop-orders';
import { amountsOf, isSetting, isSo, settingOf, type Operation, type Writer } from './field-changes';

type Result = Outputs['grocery']['lines']['apply']['results'][number];
type Outcome = Result['outcome'];
type Of<Field extends Operation['field']> = Extract<Operation, { field: Field }>;

/** What became of operations, and whether any of them changed something. */
interface Worked {
  readonly results: Result[];
  readonly changes: boolean;
}

/** The list that operations are done on, as it is after those before. */
interface Held {
  readonly manager: EntityManager;
  readonly writer: Writer;
  readonly listId: string;
  /** ISO 4217, of whoever pays. */
  readonly currency: string;
  /** All lines, or those that the operations are about where they set fields alone. */
  lines: GroceryLine[];
}

/** Does operations on the lines of a list that is held, whoever sends them, and numbers what changed (ADR 30). */
@Injectable()
export class LineWork {
  constructor(
    private readonly people: People,
    private readonly foods: FoodFacts,
    private readonly readings: Readings,
  ) {}

  /**
   * Does them in their order. One that was answered before gets that answer; one whose field somebody set since
   * does nothing and says so, unless it wants what is there.
   *
   * @param list held until the transaction ends
   * @throws Refusal INPUT_INVALID for a food or an aisle that the catalogue does not know, LIST_FULL
   */
  async apply(
    manager: EntityManager,
    list: Pick<GroceryList, 'id' | 'seq'>,
    operations: readonly Operation[],
    writer: Writer,
  ): Promise<Worked> {
    await this.wantKnown(manager, writer, operations);
    const answers = await answersBefore(manager, list, operations);
    const held: Held = {
      manager,
      writer,
      listId: list.id,
      currency: (await this.people.currencyOf(writer.reader.userId, manager)) ?? '',
      lines: await linesFor(manager, list.id, operations),
    };
    let { seq } = list;
    let changes = false;
    const rows: GroceryOperation[] = [];
    for (const operation of operations) {
      if (answers.has(operation.opId)) continue;
      const before = held.lines;
      const outcome = await this.perform(operation, held);
      if (outcome === 'done') seq++;
      const row = rowOf(operation, held, outcome, outcome === 'done' ? seq : null);
      changes ||= held.lines !== before;
      rows.push(row);
      answers.set(operation.opId, resultOf(row, seq));
    }
    if (rows.length > 0) await manager.insert(GroceryOperation, rows);
    if (seq > list.seq) await manager.update(GroceryList, { id: list.id }, { seq });
    return { results: operations.flatMap(({ opId }) => answers.get(opId) ?? []), changes };
  }

  private async perform(operation: Operation, held: Held): Promise<Outcome> {
    if (operation.field === 'added') return this.add(operation, held);
    const line = held.lines.find(({ id }) => id === operation.lineId);
    if (!line) return 'gone';
    if (operation.field === 'split') return this.split(operation, line, held);
    if (operation.field === 'join') return this.join(operation, line, held);
    if (!isSetting(operation)) return 'gone';
    const setting = settingOf(operation, held.writer, held.currency);
    const version = line.versions[operation.field] ?? 0;
    const merged = mergeField({ version, isSo: isSo(line, setting) }, operation.seen);
    if (merged === 'overtaken') return 'overtaken';
    if (operation.field === 'aisle') {
      // Where a food was put is where the next lists look for it, also when this line stood there already.
      await keepPlace(held.manager, held.writer.reader.householdId, keyOfBought(line), operation.value);
    }
    if (merged === 'same') return 'done';
    await change(held, line, { ...setting, versions: raised(line, operation.field) });
    return 'done';
  }

  private async add(operation: Of<'added'>, held: Held): Promise<Outcome> {
    const { lineId, value } = operation;
    if (held.lines.some(({ id }) => id === lineId)) return 'done';
    // An id that stands on another list is nobody's to give.
    if (await held.manager.existsBy(GroceryLine, { id: lineId })) return 'gone';
    wantRoom(held.lines, 1);
    await insert(held, {
      id: lineId,
      ingredientId: value.ingredientId,
      text: value.ingredientId === null ? value.text : null,
      amounts: amountsOf(value.amount) ?? [],
      own: true,
      versions: { added: 1 },
    });
    return 'done';
  }

  /** Dishes leave the line for lines of their own; the one that nothing would be left of keeps what it has. */
  private async split(operation: Of<'split'>, line: GroceryLine, held: Held): Promise<Outcome> {
    let left = line.sources;
    for (const { lineId, dish } of operation.value) {
      const own = left.filter((source) => cookingKey(source) === dish);
      const isTaken = await held.manager.existsBy(GroceryLine, { id: lineId });
      if (own.length === 0 || own.length === left.length || isTaken) continue;
      wantRoom(held.lines, 1);
      left = left.filter((source) => cookingKey(source) !== dish);
      const { ingredientId, text, toTaste, ticked, tickedBy, tickedName, tickedAt, aisleId } = line;
      const { insteadId, insteadText } = line;
      await insert(held, {
        id: lineId,
        ingredientId,
        text,
        toTaste: toTaste && own.some(({ amount }) => amount === null),
        ticked,
        tickedBy,
        tickedName,
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
    return 'done';
  }

  /** Lines of the same food come into this one; what was set on them goes with them. */
  private async join(operation: Of<'join'>, line: GroceryLine, held: Held): Promise<Outcome> {
    const others = held.lines.filter(
      (one) =>
        operation.value.includes(one.id) &&
        one.id !== line.id &&
        !one.removed &&
        !one.own &&
        keyOfLine(one) === keyOfLine(line),
    );
    if (others.length === 0 || line.own) return 'done';
    const sources = [...line.sources, ...others.flatMap((one) => one.sources)];
    const toTaste = [line, ...others].some((one) => one.toTaste);
    // What one of them still lacks the whole lacks.
    const ticked = [line, ...others].every((one) => one.ticked);
    const tick = ticked ? {} : { ticked, tickedBy: null, tickedName: null, tickedAt: null };
    await held.manager.delete(GroceryLine, { id: Any(others.map(({ id }) => id)) });
    held.lines = held.lines.filter((one) => !others.includes(one));
    const measured = await this.measured(held, line, sources);
    await change(held, line, { ...measured, ...tick, toTaste, versions: raised(line, 'split') });
    return 'done';
  }

  private async measured(
    { manager, writer }: Held,
    line: GroceryLine,
    sources: readonly LineSource[],
  ): Promise<Pick<GroceryLine, 'sources' | 'amounts' | 'ownAmounts'>> {
    const foods = line.ingredientId === null ? [] : [line.ingredientId];
    const { facts } = await this.readings.prices(writer.reader, foods, manager);
    return { sources, amounts: needOf(sources, keyOfLine(line), facts).amounts, ownAmounts: null };
  }

  private async wantKnown(
    manager: EntityManager,
    writer: Writer,
    operations: readonly Operation[],
  ): Promise<void> {
    const foods = operations.map((one) =>
      one.field === 'added' || one.field === 'substitute' ? (one.value?.ingredientId ?? null) : null,
    );
    const known = await this.foods.ingredientFactsOf(foods, manager);
    const aisles = operations.some(({ field }) => field === 'aisle')
      ? await this.foods.aislesIn(writer.language, manager)
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

/** What operations that came before were answered. */
async function answersBefore(
  manager: EntityManager,
  list: Pick<GroceryList, 'id' | 'seq'>,
  operations: readonly Operation[],
): Promise<Map<string, Result>> {
  const rows = await manager.findBy(GroceryOperation, { id: Any(operations.map(({ opId }) => opId)) });
  // An id that was given on another list is nobody's to give here.
  const gone = ({ id }: GroceryOperation): Result => ({
    opId: id,
    outcome: 'gone',
    version: 0,
    seq: list.seq,
  });
  return new Map(
    rows.map((row) => [row.id, row.listId === list.id ? resultOf(row, row.seq ?? list.seq) : gone(row)]),
  );
}

/** Fields are set without reading the whole list, of which there may be five hundred lines. */
function linesFor(
  manager: EntityManager,
  listId: string,
  operations: readonly Operation[],
): Promise<GroceryLine[]> {
  if (!operations.every(isSetting)) return linesOfList(manager, listId);
  return manager.findBy(GroceryLine, { listId, id: Any(operations.map(({ lineId }) => lineId)) });
}

function rowOf(
  operation: Operation,
  { listId, writer, lines }: Held,
  outcome: Outcome,
  seq: number | null,
): GroceryOperation {
  const { opId, lineId, field, value } = operation;
  const isWhole = field === 'split' || field === 'join';
  return {
    id: opId,
    listId,
    at: now(),
    seq,
    lineId,
    field: isWhole ? 'list' : field,
    value: isWhole ? null : value,
    version: lines.find(({ id }) => id === lineId)?.versions[field] ?? 0,
    outcome,
    userId: writer.userId,
    guest: writer.guest,
  };
}

const resultOf = ({ id, outcome, version }: GroceryOperation, seq: number): Result => ({
  opId: id,
  outcome,
  version,
  seq,
});

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
